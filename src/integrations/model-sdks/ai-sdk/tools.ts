import { type ExecuteToolOptions, runToolWithHooks } from '../../../core/triggers/execute-tool.js';
import type { HookHost, TriggerConfig } from '../../../core/triggers/run-trigger.js';
import { ToolErrorType, type ToolResult } from '../../../core/triggers/tool-result.js';
import { isAsyncIterable } from '../../../util/async-iterable.js';
import { fieldsOf, isRecord } from '../../../util/json.js';
import { checkShape, fieldsShape, oneOf, shapes } from '../../../util/shape.js';
import { addedText, afterToolError, outputText, ToolRefusedError, ToolStoppedError } from '../shared/tool-output.js';
import { configOf, isWrapped, markWrapped } from '../shared/untrusted-policy.js';

const OPTIONS = fieldsShape({ confirm: shapes.func, untrusted: oneOf('warn', 'block', 'ask') });

/** Returns the tools with hooks around each of them. A tool that the SDK does not execute stays as it is. */
export function withToolHooks<Tools extends Readonly<Record<string, object>>>(
  tools: Tools,
  host: HookHost,
  options?: Pick<ExecuteToolOptions, 'confirm' | 'untrusted'>,
): Tools;
export function withToolHooks(
  tools: Readonly<Record<string, object>>,
  host: HookHost,
  options: Pick<ExecuteToolOptions, 'confirm' | 'untrusted'> = {},
): Record<string, object> {
  checkShape(OPTIONS, options, 'options');
  const config = configOf(host);
  const hooked = (name: string, tool: object): object =>
    isWrapped(tool, `the tool ${name}`, config) ? tool : markWrapped(hookTool(name, tool, config, options), config);
  return Object.fromEntries(Object.entries(tools).map(([name, tool]) => [name, hooked(name, tool)]));
}

/** Returns true if a hook of a tool or of the model stopped the agent. Pass it as `stopWhen` to end the SDK's loop. */
export function stoppedByHook({ steps }: { readonly steps: readonly object[] }): boolean {
  const { content, providerMetadata } = fieldsOf(steps.at(-1));
  const parts: unknown[] = Array.isArray(content) ? content : [];
  const { stopped } = fieldsOf(fieldsOf(providerMetadata)['hookwright']);
  return stopped === true || parts.some((part) => fieldsOf(part)['error'] instanceof ToolStoppedError);
}

interface ExecutedResult extends ToolResult {
  /** Output that the tool returned. */
  output: unknown;
}

function hookTool(
  name: string,
  tool: object,
  config: TriggerConfig,
  options: Pick<ExecuteToolOptions, 'confirm' | 'untrusted'>,
): object {
  const { execute, toModelOutput } = fieldsOf(tool);
  if (typeof execute !== 'function') return tool;
  const added = new AddedTexts();
  /** Texts from hooks that replaced an output: the tool's own `toModelOutput` cannot convert them. */
  const replaced = new Set<unknown>();

  const hooked = async (input: unknown, call: unknown): Promise<unknown> => {
    const { abortSignal, toolCallId } = fieldsOf(call);
    const signal = abortSignal instanceof AbortSignal ? abortSignal : undefined;
    const run = async (args: Record<string, unknown>): Promise<ExecutedResult> => {
      // Hooks see an input that is not an object, but cannot rewrite it.
      const output = await lastOutput(Reflect.apply(execute, tool, [isRecord(input) ? args : input, call]));
      return { llmContent: outputText(output), output };
    };
    const visibleInput = isRecord(input) ? { ...input } : { input };
    const toolUseId = typeof toolCallId === 'string' ? toolCallId : undefined;
    const runOptions = { ...options, signal, toolUseId, errorToThrow: afterToolError };
    const result = await runToolWithHooks(config, name, visibleInput, run, runOptions);
    const content = String(result.llmContent);
    if (result.error?.type === ToolErrorType.StopExecution) throw new ToolStoppedError(content);
    if (result.error !== undefined) throw new ToolRefusedError(content);
    const extra = addedText(outputText(result.output), content);
    // A hook replaced the output: do not return the original.
    if (extra === undefined) {
      replaced.add(content);
      return content;
    }
    added.add(toolCallId, result.output, extra);
    return result.output;
  };

  // Not async: version 5 of the SDK does not await the result.
  const modelOutput = (...args: unknown[]): unknown => {
    const { toolCallId, output } = readCall(args[0]);
    if (replaced.has(output)) return defaultOutput(output);
    const converted: unknown =
      typeof toModelOutput === 'function' ? Reflect.apply(toModelOutput, tool, args) : undefined;
    const complete = (value: unknown): unknown => added.addTo(value ?? defaultOutput(output), toolCallId, output);
    return converted instanceof Promise ? converted.then(complete) : complete(converted);
  };
  return { ...tool, execute: hooked, toModelOutput: modelOutput };
}

/** Reads the argument of `toModelOutput`: newer versions of the SDK pass the call, older ones only the output. */
function readCall(argument: unknown): { toolCallId: unknown; output: unknown } {
  if (!isRecord(argument) || !('toolCallId' in argument) || !('output' in argument))
    return { toolCallId: undefined, output: argument };
  return { toolCallId: argument['toolCallId'], output: argument['output'] };
}

/** Returns the last value of a tool that yields preliminary results. */
async function lastOutput(returned: unknown): Promise<unknown> {
  const output: unknown = await returned;
  if (!isAsyncIterable(output)) return output;
  let last: unknown;
  for await (const partial of output) last = partial;
  return last;
}

/** Converts an output as the SDK does by default. */
function defaultOutput(output: unknown): object {
  return typeof output === 'string' ? { type: 'text', value: output } : { type: 'json', value: output ?? null };
}

/** Texts that hooks add to outputs for the model, without changing the output's type. */
class AddedTexts {
  readonly #byCall = new Map<unknown, string>();
  readonly #byOutput = new WeakMap<object, string>();
  /** By output, for outputs that are not objects: version 5 of the SDK converts them without the id of their call. */
  readonly #byValue = new Map<unknown, { readonly texts: ReadonlySet<string>; isConverted: boolean }>();

  add(toolCallId: unknown, output: unknown, text: string): void {
    if (typeof output !== 'object' || output === null) this.#addToValue(output, text);
    if (text === '') return;
    if (toolCallId !== undefined) this.#byCall.set(toolCallId, text);
    if (typeof output === 'object' && output !== null) this.#byOutput.set(output, text);
  }

  addTo(modelOutput: unknown, toolCallId: unknown, output: unknown): unknown {
    const text = this.#textFor(toolCallId, output);
    if (text === undefined) return modelOutput;
    const { type, value } = fieldsOf(modelOutput);
    if (type === 'text' || type === 'error-text') return { ...fieldsOf(modelOutput), value: `${String(value)}${text}` };
    const before = type === 'content' && Array.isArray(value) ? value : [{ type: 'text', text: outputText(value) }];
    return { type: 'content', value: [...before, { type: 'text', text }] };
  }

  #textFor(toolCallId: unknown, output: unknown): string | undefined {
    if (typeof output === 'object' && output !== null)
      return this.#byCall.get(toolCallId) ?? this.#byOutput.get(output);
    if (toolCallId !== undefined) {
      this.#byValue.delete(output);
      return this.#byCall.get(toolCallId);
    }
    const added = this.#byValue.get(output);
    if (added === undefined) return undefined;
    added.isConverted = true;
    return [...added.texts].join('');
  }

  /** Calls of one step may return the same value: their texts are joined until the SDK converts the results. */
  #addToValue(output: unknown, text: string): void {
    const known = this.#byValue.get(output);
    const texts = new Set(known === undefined || known.isConverted ? [] : known.texts);
    if (text !== '') texts.add(text);
    if (texts.size === 0) this.#byValue.delete(output);
    else this.#byValue.set(output, { texts, isConverted: false });
  }
}
