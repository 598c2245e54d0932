import { type ExecuteToolOptions, runToolWithHooks } from '../../../core/triggers/execute-tool.js';
import type { TriggerConfig } from '../../../core/triggers/run-trigger.js';
import { ToolErrorType, type ToolResult } from '../../../core/triggers/tool-result.js';
import { fieldsOf, isRecord } from '../../../util/json.js';
import { afterToolError, ToolRefusedError, ToolStoppedError } from '../shared/tool-errors.js';
import { outputText, withAddedText } from '../shared/tool-output.js';

/** The tools of a call, each of them between its hooks. One that the SDK does not execute itself stays as it is. */
export function withToolHooks<Tools extends Readonly<Record<string, object>>>(
  tools: Tools,
  config: TriggerConfig,
  options?: Pick<ExecuteToolOptions, 'confirm' | 'untrusted'>,
): Tools;
export function withToolHooks(
  tools: Readonly<Record<string, object>>,
  config: TriggerConfig,
  options: Pick<ExecuteToolOptions, 'confirm' | 'untrusted'> = {},
): Record<string, object> {
  return Object.fromEntries(Object.entries(tools).map(([name, tool]) => [name, hookTool(name, tool, config, options)]));
}

/** For `stopWhen`: ends the loop of the SDK when a hook of a tool, or of the model, wants the agent to end. */
export function stoppedByHook({ steps }: { readonly steps: readonly object[] }): boolean {
  const { content, providerMetadata } = fieldsOf(steps.at(-1));
  const parts: unknown[] = Array.isArray(content) ? content : [];
  const { stopped } = fieldsOf(fieldsOf(providerMetadata)['hookwright']);
  return stopped === true || parts.some((part) => fieldsOf(part)['error'] instanceof ToolStoppedError);
}

interface ExecutedResult extends ToolResult {
  /** As the tool gave it. */
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
  /** What hooks put in the place of what the tool gave: it would not know how to show that. */
  const replaced = new Set<unknown>();

  const hooked = async (input: unknown, call: unknown): Promise<unknown> => {
    const { abortSignal, toolCallId } = fieldsOf(call);
    const signal = abortSignal instanceof AbortSignal ? abortSignal : undefined;
    const run = async (args: Record<string, unknown>): Promise<ExecutedResult> => {
      // What is no object is shown all the same, but cannot be rewritten.
      const output = await lastOf(Reflect.apply(execute, tool, [isRecord(input) ? args : input, call]));
      return { llmContent: outputText(output), output };
    };
    const shown = isRecord(input) ? { ...input } : { input };
    const runOptions = { ...options, signal, errorToThrow: afterToolError };
    const result = await runToolWithHooks(config, name, shown, run, runOptions);
    const content = String(result.llmContent);
    if (result.error?.type === ToolErrorType.StopExecution) throw new ToolStoppedError(content);
    if (result.error !== undefined) throw new ToolRefusedError(content);
    const more = withAddedText(outputText(result.output), content);
    // A hook has put a text in the place of what the tool gave, which nobody shall read.
    if (more === undefined) {
      replaced.add(content);
      return content;
    }
    added.keep(toolCallId, result.output, more);
    return result.output;
  };

  // Version 5 of the SDK does not await what this returns.
  const modelOutput = (...args: unknown[]): unknown => {
    const { toolCallId, output } = callOf(args[0]);
    if (replaced.has(output)) return plainOutput(output);
    const own: unknown = typeof toModelOutput === 'function' ? Reflect.apply(toModelOutput, tool, args) : undefined;
    const complete = (shown: unknown): unknown => added.addTo(shown ?? plainOutput(output), toolCallId, output);
    return own instanceof Promise ? own.then(complete) : complete(own);
  };
  return { ...tool, execute: hooked, toModelOutput: modelOutput };
}

/** Newer versions of the SDK tell which call it was, older ones hand over what the tool gave and nothing else. */
function callOf(given: unknown): { toolCallId: unknown; output: unknown } {
  if (!isRecord(given) || !('toolCallId' in given) || !('output' in given))
    return { toolCallId: undefined, output: given };
  return { toolCallId: given['toolCallId'], output: given['output'] };
}

/** A tool may give what it has so far, again and again: what counts is the last. */
async function lastOf(given: unknown): Promise<unknown> {
  const output: unknown = await given;
  if (typeof output !== 'object' || output === null || !isIterable(output)) return output;
  let last: unknown;
  for await (const one of output) last = one;
  return last;
}

function isIterable(value: object): value is AsyncIterable<unknown> {
  return Symbol.asyncIterator in value;
}

/** As the SDK itself shows a model what a tool gave. */
function plainOutput(output: unknown): object {
  return typeof output === 'string' ? { type: 'text', value: output } : { type: 'json', value: output ?? null };
}

/** What hooks want the model to read behind what a tool gave, which keeps its own type. */
class AddedTexts {
  readonly #byCall = new Map<unknown, string>();
  readonly #byOutput = new WeakMap<object, string>();

  keep(toolCallId: unknown, output: unknown, text: string): void {
    if (text === '') return;
    if (toolCallId !== undefined) this.#byCall.set(toolCallId, text);
    if (typeof output === 'object' && output !== null) this.#byOutput.set(output, text);
  }

  addTo(shown: unknown, toolCallId: unknown, output: unknown): unknown {
    const byOutput = typeof output === 'object' && output !== null ? this.#byOutput.get(output) : undefined;
    const text = this.#byCall.get(toolCallId) ?? byOutput;
    if (text === undefined) return shown;
    const { type, value } = fieldsOf(shown);
    if (type === 'text' || type === 'error-text') return { ...fieldsOf(shown), value: `${String(value)}${text}` };
    const before = type === 'content' && Array.isArray(value) ? value : [{ type: 'text', text: outputText(value) }];
    return { type: 'content', value: [...before, { type: 'text', text }] };
  }
}
