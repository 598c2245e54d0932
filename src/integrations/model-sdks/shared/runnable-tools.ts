import type { ConfirmTool } from '../../../core/triggers/confirmation.js';
import { runToolWithHooks } from '../../../core/triggers/execute-tool.js';
import type { TriggerConfig } from '../../../core/triggers/run-trigger.js';
import { ToolErrorType, type ToolResult } from '../../../core/triggers/tool-result.js';
import { hasToolHooks } from '../../../core/triggers/tools.js';
import { fieldsOf, isRecord } from '../../../util/json.js';
import { afterToolError, ToolRefusedError, ToolStoppedError } from './tool-errors.js';
import { outputText, withAddedText } from './tool-output.js';
import { parsedArguments } from './tool-results.js';

/** What the tools of one helper share. */
export interface ToolRun {
  readonly config: TriggerConfig;
  readonly confirm: ConfirmTool | undefined;
  /** Ends what runs now when a hook wants the agent to end. */
  stop: AbortController;
  /** Whether the SDK makes a result for the model of what a tool throws. */
  readonly catches: boolean;
  /** What runs between hooks already: a helper may hand its tools on. */
  readonly hooked: WeakSet<object>;
}

type Run = (input: unknown, ...more: unknown[]) => unknown;

/** A tool that a helper of the SDK runs by itself, between its hooks; any other as it is. */
export function hookRunnable(tool: unknown, own: ToolRun): unknown {
  if (!isRecord(tool)) return tool;
  const { run, $callback, function: called, name = tool['type'] } = tool;
  if (typeof run === 'function') {
    const hooked = isToolset(tool) ? unhookable(run, tool, own) : hookedRun(run, tool, String(name), own);
    return withMethod(tool, 'run', hooked);
  }
  const inner = fieldsOf(called);
  const execute = inner['function'];
  if (typeof $callback === 'function')
    return withMethod(tool, '$callback', hookedRun($callback, tool, String(inner['name']), own));
  if (typeof execute !== 'function') return tool;
  const known = String(inner['name'] ?? execute.name);
  return { ...tool, function: { ...inner, name: known, function: hookedRun(execute, inner, known, own) } };
}

/** A copy, hidden members and all: the tool may be frozen. */
function withMethod(tool: object, name: string, method: CallableFunction): object {
  const own = Object.getOwnPropertyDescriptors(tool);
  const { enumerable = true } = Object.getOwnPropertyDescriptor(tool, name) ?? {};
  const replaced = { value: method, enumerable, configurable: true, writable: true };
  return Object.create(Object.getPrototypeOf(tool), { ...own, [name]: replaced });
}

/** A tool of many actions, whose arguments and results are its own affair. */
function isToolset({ type }: Record<string, unknown>): boolean {
  return typeof type === 'string' && type.includes('_toolset_');
}

function unhookable(run: CallableFunction, owner: Record<string, unknown>, { config }: ToolRun): Run {
  return async (...args) => {
    if (!(await hasToolHooks(config))) return Reflect.apply(run, owner, args);
    throw new ToolRefusedError(`Tool execution blocked: hooks cannot see what ${String(owner['type'])} does`);
  };
}

interface RunResult extends ToolResult {
  /** As the tool gave it. */
  output: unknown;
}

function hookedRun(method: CallableFunction, owner: object, name: string, own: ToolRun): CallableFunction {
  if (own.hooked.has(method)) return method;
  const run: Run = (...args) => Reflect.apply(method, owner, args);
  const hooked: Run = async (given, ...more) => {
    const { config, confirm, stop, catches } = own;
    const read = parsedArguments(given);
    // What is no object is shown all the same, but cannot be rewritten.
    const input = isRecord(read) ? read : { input: read };
    const execute = async (effective: Record<string, unknown>): Promise<RunResult> => {
      const output = await run(effective === input ? given : written(effective, given), ...more);
      return { llmContent: outputText(output), output };
    };
    const fail = (error: unknown): never => {
      // What is thrown would be one more result for the model.
      if (catches && error instanceof ToolStoppedError) stop.abort(error);
      throw error;
    };
    const options = { signal: stop.signal, confirm, errorToThrow: afterToolError };
    const result = await runToolWithHooks(config, name, input, execute, options).catch(fail);
    const content = String(result.llmContent);
    if (result.error?.type === ToolErrorType.StopExecution) return fail(new ToolStoppedError(content));
    if (result.error === undefined) return shown(result.output, content);
    if (catches) throw new ToolRefusedError(content);
    return content;
  };
  own.hooked.add(hooked);
  return hooked;
}

/** Arguments come as the text that the model wrote, unless the tool has them parsed. */
function written(effective: Record<string, unknown>, given: unknown): unknown {
  return typeof given === 'string' ? JSON.stringify(effective) : effective;
}

function shown(output: unknown, content: string): unknown {
  const own = outputText(output);
  if (content === own) return output;
  const more = withAddedText(own, content);
  return more === undefined || !Array.isArray(output) ? content : [...output, { type: 'text', text: more.trimStart() }];
}
