import type { CallableTool, FunctionCall, Part, Tool } from '@google/genai';
import { runToolWithHooks } from '../../../core/triggers/execute-tool.js';
import type { TriggerConfig } from '../../../core/triggers/run-trigger.js';
import { failedResult, type ToolContent, ToolErrorType, type ToolResult } from '../../../core/triggers/tool-result.js';
import { hasResultHooks } from '../../../core/triggers/tools.js';
import { isRecord } from '../../../util/json.js';
import { bypassesHooks, isTaskResult } from '../shared/mcp-clients.js';
import { afterToolError, ToolRefusedError, ToolStoppedError } from '../shared/tool-errors.js';
import type { DeclaredFunctions } from './declared-functions.js';
import type { ServedTool } from './served-tool.js';

/** What tools gave for calls of the model. */
export interface CalledFunction {
  readonly parts: Part[];
  /** Why a hook wants the agent to end. */
  readonly stop?: string | undefined;
}

/** The tools that stand in requests for others, by which a wrapper knows those of a wrapper around it. */
const standIns = new WeakMap<CallableTool, HookedTool>();

/** The tool behind one that stands in a request for another. */
export function hookedToolOf(standIn: CallableTool): HookedTool | undefined {
  return standIns.get(standIn);
}

interface CalledResult extends ToolResult {
  /** As the tool gave them. */
  parts: Part[];
}

/** A tool that is called without the host, between its hooks. */
export class HookedTool {
  /** Whose hooks are asked, from the outermost. */
  readonly #configs: TriggerConfig[];
  readonly #served: ServedTool;
  readonly #declared: DeclaredFunctions;
  readonly #signal: AbortSignal | undefined;
  #definition: Promise<Tool> | undefined;

  constructor(config: TriggerConfig, served: ServedTool, declared: DeclaredFunctions, signal: AbortSignal | undefined) {
    this.#configs = [config];
    this.#served = served;
    this.#declared = declared;
    this.#signal = signal;
  }

  /** Everything else of the tool is its own: the SDK asks some of them what they are. */
  standIn(): CallableTool {
    const callTool = async (calls: FunctionCall[]): Promise<Part[]> => (await this.call(calls)).parts;
    const standIn = new Proxy(this.#served.tool, {
      get: (target, key) => {
        if (key === 'callTool') return callTool;
        if (key === 'tool') return () => this.#describe();
        const value: unknown = Reflect.get(target, key, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    standIns.set(standIn, this);
    return standIn;
  }

  /** Asks the hooks of a wrapper inside of this one as well; those of one config once. */
  askToo(config: TriggerConfig): void {
    if (!this.#configs.includes(config)) this.#configs.push(config);
  }

  /** Every request of the conversation, and its hooks, are told the same. */
  async #describe(): Promise<Tool> {
    const { tool } = this.#served;
    this.#definition ??= tool.tool();
    try {
      const definition = await this.#definition;
      this.#declared.note(tool, definition);
      return definition;
    } catch (error) {
      this.#definition = undefined;
      throw error;
    }
  }

  /** One after the other, as their hooks may expect of calls that belong together. */
  async call(calls: readonly FunctionCall[]): Promise<CalledFunction> {
    const { tool } = this.#served;
    const parts: Part[] = [];
    // Hooks hear of a call, and answer it, where it is at home.
    for (const call of calls.filter(({ name }) => !this.#declared.isOfAnother(tool, name))) {
      const called = await this.#callOne(call, this.#configs);
      parts.push(...called.parts);
      if (called.stop !== undefined) return { parts, stop: called.stop };
    }
    return { parts };
  }

  async #callOne(call: FunctionCall, [config, ...within]: readonly TriggerConfig[]): Promise<CalledFunction> {
    const { tool, find } = this.#served;
    if (config === undefined) return { parts: await tool.callTool([call]) };
    const ofServer = await find(call.name);
    let stop: string | undefined;
    const execute = async (args: Record<string, unknown>): Promise<CalledResult> => {
      const { parts, ...called } = await this.#callOne({ ...call, args }, within);
      stop = called.stop;
      if (ofServer && parts.some(isTaskPart) && (await hasResultHooks(config)))
        throw bypassesHooks('the task that the server made of the call');
      return { llmContent: parts.map((part) => ({ ...part })), parts };
    };
    const name = ofServer?.toolName ?? call.name ?? '';
    const options = { ...ofServer?.options, signal: this.#signal, errorToThrow: afterToolError };
    const result = await runToolWithHooks(config, name, call.args ?? {}, execute, options).catch(failedCall);
    const { error } = result;
    if (result.parts === undefined || error !== undefined) {
      if (error?.type === ToolErrorType.StopExecution) stop = error.message;
      return { parts: [answerTo(call, { error: textOf(result.llmContent) })], stop };
    }
    // Texts are added to the list of parts; where there is one text instead, a hook has put it in their place.
    if (typeof result.llmContent === 'string') return { parts: [answerTo(call, { output: result.llmContent })], stop };
    return { parts: [...result.parts, ...addedTexts(result.llmContent, result.parts.length)], stop };
  }
}

/** Returns the result in place of a tool's error that AfterTool hooks stop at or withhold. Throws any other error. */
function failedCall(error: unknown): Partial<CalledResult> & ToolResult {
  if (!(error instanceof ToolRefusedError)) throw error;
  const isStop = error instanceof ToolStoppedError;
  return failedResult(error.message, isStop ? ToolErrorType.StopExecution : ToolErrorType.ExecutionFailed);
}

function isTaskPart({ functionResponse }: Part): boolean {
  return isTaskResult(functionResponse?.response);
}

function answerTo({ id, name }: FunctionCall, response: Record<string, string>): Part {
  return { functionResponse: { ...(id !== undefined && { id }), ...(name !== undefined && { name }), response } };
}

/** What hooks added stands behind what the tool gave. */
function addedTexts(content: ToolContent, own: number): Part[] {
  const items = Array.isArray(content) ? content.slice(own) : [];
  return items.map((item) => ({ text: textOf(item) }));
}

function textOf(content: ToolContent): string {
  if (typeof content === 'string') return content;
  if (Array.isArray(content)) return content.map(textOf).join('');
  return isRecord(content) && typeof content['text'] === 'string' ? content['text'] : '';
}
