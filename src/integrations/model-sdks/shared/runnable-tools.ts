import type { ConfirmTool } from '../../../core/contract/index.js';
import { runToolWithHooks } from '../../../core/triggers/execute-tool.js';
import type { TriggerConfig } from '../../../core/triggers/run-trigger.js';
import { ToolErrorType, type ToolResult } from '../../../core/triggers/tool-result.js';
import { hasToolHooks } from '../../../core/triggers/tools.js';
import { fieldsOf, isRecord } from '../../../util/json.js';
import type { RunnableCallIds } from './runnable-call-id.js';
import { addedText, afterToolError, outputText, stopError, ToolRefusedError, ToolStoppedError } from './tool-output.js';
import { parsedArguments } from './tool-results.js';

/** State that the tools of one SDK helper share. */
export interface ToolRun {
  readonly config: TriggerConfig;
  readonly confirm: ConfirmTool | undefined;
  /** Aborts the run when a hook stops the agent. */
  stop: AbortController;
  /** True if the SDK passes errors of tools to the model as results. */
  readonly catches: boolean;
  /** Methods that already have hooks: a helper may pass its tools on. */
  readonly hooked: WeakSet<object>;
  readonly callIds: RunnableCallIds;
  /** Called with every response of the model in this run that has an outcome. */
  onOutcome?: ((response: object) => void) | undefined;
}

type Run = (input: unknown, ...rest: unknown[]) => unknown;

/** Adds hooks to a tool that an SDK helper runs. Returns any other tool unchanged. */
export function hookRunnable(tool: unknown, toolRun: ToolRun): unknown {
  if (!isRecord(tool)) return tool;
  const { run, $callback, function: called, name = tool['type'] } = tool;
  if (typeof run === 'function') {
    const hooked = isToolset(tool) ? blockedToolset(run, tool, toolRun) : hookedRun(run, tool, String(name), toolRun);
    return withMethod(tool, 'run', hooked);
  }
  const inner = fieldsOf(called);
  const execute = inner['function'];
  if (typeof $callback === 'function')
    return withMethod(tool, '$callback', hookedRun($callback, tool, String(inner['name']), toolRun));
  if (typeof execute !== 'function') return tool;
  const toolName = String(inner['name'] ?? execute.name);
  return { ...tool, function: { ...inner, name: toolName, function: hookedRun(execute, inner, toolName, toolRun) } };
}

/** Copies the tool with its non-enumerable members, because it may be frozen. */
function withMethod(tool: object, name: string, method: CallableFunction): object {
  const properties = Object.getOwnPropertyDescriptors(tool);
  const { enumerable = true } = Object.getOwnPropertyDescriptor(tool, name) ?? {};
  const replaced = { value: method, enumerable, configurable: true, writable: true };
  return Object.create(Object.getPrototypeOf(tool), { ...properties, [name]: replaced });
}

/** Returns true for a tool with several actions, whose arguments and results hooks cannot read. */
function isToolset({ type }: Record<string, unknown>): boolean {
  return typeof type === 'string' && type.includes('_toolset_');
}

/** Returns a method that blocks the toolset if tool hooks are configured. */
function blockedToolset(run: CallableFunction, owner: Record<string, unknown>, { config }: ToolRun): Run {
  return async (...args) => {
    if (!(await hasToolHooks(config))) return Reflect.apply(run, owner, args);
    throw new ToolRefusedError(`Tool execution blocked: hooks cannot see what ${String(owner['type'])} does`);
  };
}

interface RunResult extends ToolResult {
  /** Output that the tool returned. */
  output: unknown;
}

function hookedRun(method: CallableFunction, owner: object, name: string, toolRun: ToolRun): CallableFunction {
  if (toolRun.hooked.has(method)) return method;
  const run: Run = (...args) => Reflect.apply(method, owner, args);
  const hooked: Run = async (rawInput, ...rest) => {
    const { config, confirm, stop, catches, callIds } = toolRun;
    const toolUseId = callIds.find(name, rawInput, rest);
    const parsed = parsedArguments(rawInput);
    // Hooks see an input that is not an object, but cannot rewrite it.
    const input = isRecord(parsed) ? parsed : { input: parsed };
    let hasRun = false;
    const execute = async (effective: Record<string, unknown>): Promise<RunResult> => {
      hasRun = true;
      const output = await run(effective === input ? rawInput : encodeArguments(effective, rawInput), ...rest);
      return { llmContent: outputText(output), output };
    };
    const fail = (error: unknown): never => {
      // The SDK would pass the error to the model as a result and continue.
      if (catches && error instanceof ToolStoppedError) stop.abort(error);
      throw error;
    };
    const options = { signal: stop.signal, confirm, toolUseId, errorToThrow: afterToolError };
    const result = await runToolWithHooks(config, name, input, execute, options).catch(fail);
    const content = String(result.llmContent);
    if (result.error?.type === ToolErrorType.StopExecution) {
      return fail(stopError(content, !hasRun));
    }
    if (result.error === undefined) return appendAddedText(result.output, content);
    if (catches) throw new ToolRefusedError(content);
    return content;
  };
  toolRun.hooked.add(hooked);
  return hooked;
}

/** Returns the arguments as JSON text if the tool received text. */
function encodeArguments(effective: Record<string, unknown>, rawInput: unknown): unknown {
  return typeof rawInput === 'string' ? JSON.stringify(effective) : effective;
}

/** Returns the output with the text that hooks added, or the text that replaced it. */
function appendAddedText(output: unknown, content: string): unknown {
  const ownText = outputText(output);
  if (content === ownText) return output;
  const added = addedText(ownText, content);
  if (added === undefined || !Array.isArray(output)) return content;
  return [...output, { type: 'text', text: added.trimStart() }];
}
