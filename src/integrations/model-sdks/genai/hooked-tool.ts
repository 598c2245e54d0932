import type { CallableTool, FunctionCall, Part, Tool } from '@google/genai';
import { runToolWithHooks } from '../../../core/triggers/execute-tool.js';
import type { TriggerConfig } from '../../../core/triggers/run-trigger.js';
import { failedResult, type ToolContent, ToolErrorType, type ToolResult } from '../../../core/triggers/tool-result.js';
import { hasResultHooks } from '../../../core/triggers/tools.js';
import { isRecord } from '../../../util/json.js';
import { bypassesHooks, isTaskResult } from '../shared/mcp-clients.js';
import { afterToolError, ToolRefusedError, ToolStoppedError } from '../shared/tool-output.js';
import type { ToolSource } from './mcp-tool.js';

/** Response parts of function calls. */
export interface CalledFunction {
  readonly parts: Part[];
  /** Reason why a hook stopped the agent. */
  readonly stop?: string | undefined;
}

/** Hooked tools by the proxy that replaces them in requests. A wrapper finds the tools of an outer wrapper here. */
const hookedTools = new WeakMap<CallableTool, HookedTool>();

/** Returns the hooked tool behind a proxy. */
export function hookedToolOf(proxy: CallableTool): HookedTool | undefined {
  return hookedTools.get(proxy);
}

interface CalledResult extends ToolResult {
  /** Parts that the tool returned. */
  parts: Part[];
}

/** A callable tool with hooks around its calls. */
export class HookedTool {
  /** Configs whose hooks run, outermost first. */
  readonly #configs: TriggerConfig[];
  readonly #source: ToolSource;
  readonly #declared: DeclaredFunctions;
  readonly #signal: AbortSignal | undefined;
  #definition: Promise<Tool> | undefined;

  constructor(config: TriggerConfig, source: ToolSource, declared: DeclaredFunctions, signal: AbortSignal | undefined) {
    this.#configs = [config];
    this.#source = source;
    this.#declared = declared;
    this.#signal = signal;
  }

  /**
   * Returns a proxy for requests. Everything except `callTool` and `tool` is the tool's own, because the SDK inspects
   * some tools.
   */
  proxy(): CallableTool {
    const callTool = async (calls: FunctionCall[]): Promise<Part[]> => (await this.call(calls)).parts;
    const proxy = new Proxy(this.#source.tool, {
      get: (target, key) => {
        if (key === 'callTool') return callTool;
        if (key === 'tool') return () => this.#describe();
        const value: unknown = Reflect.get(target, key, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    hookedTools.set(proxy, this);
    return proxy;
  }

  /** Adds the hooks of an inner wrapper. Each config is added once. */
  addConfig(config: TriggerConfig): void {
    if (!this.#configs.includes(config)) this.#configs.push(config);
  }

  /** Returns the tool's definition, cached so that every request of the conversation sends the same one. */
  async #describe(): Promise<Tool> {
    const { tool } = this.#source;
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

  /** Runs the calls sequentially, because hooks may depend on their order. */
  async call(calls: readonly FunctionCall[]): Promise<CalledFunction> {
    const { tool } = this.#source;
    const parts: Part[] = [];
    // A call that another tool declared is left to that tool.
    for (const call of calls.filter(({ name }) => !this.#declared.isDeclaredElsewhere(tool, name))) {
      const called = await this.#callOne(call, this.#configs);
      parts.push(...called.parts);
      if (called.stop !== undefined) return { parts, stop: called.stop };
    }
    return { parts };
  }

  async #callOne(call: FunctionCall, [config, ...innerConfigs]: readonly TriggerConfig[]): Promise<CalledFunction> {
    const { tool, find } = this.#source;
    if (config === undefined) return { parts: await tool.callTool([call]) };
    const mcpFunction = await find(call.name);
    let stop: string | undefined;
    const execute = async (args: Record<string, unknown>): Promise<CalledResult> => {
      const { parts, ...called } = await this.#callOne({ ...call, args }, innerConfigs);
      stop = called.stop;
      if (mcpFunction && parts.some(isTaskPart) && (await hasResultHooks(config)))
        throw bypassesHooks('the task that the server returned');
      return { llmContent: parts.map((part) => ({ ...part })), parts };
    };
    const name = mcpFunction?.toolName ?? call.name ?? '';
    const common = { signal: this.#signal, toolUseId: call.id, errorToThrow: afterToolError };
    const options = { ...mcpFunction?.options, ...common };
    const result = await runToolWithHooks(config, name, call.args ?? {}, execute, options).catch(failedCall);
    const { error } = result;
    if (result.parts === undefined || error !== undefined) {
      if (error?.type === ToolErrorType.StopExecution) stop = error.message;
      return { parts: [responsePart(call, { error: textOf(result.llmContent) })], stop };
    }
    // Hooks add texts to the list of parts. A string means that a hook replaced the parts.
    if (typeof result.llmContent === 'string')
      return { parts: [responsePart(call, { output: result.llmContent })], stop };
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

function responsePart({ id, name }: FunctionCall, response: Record<string, string>): Part {
  return { functionResponse: { ...(id !== undefined && { id }), ...(name !== undefined && { name }), response } };
}

/** Returns the texts that hooks added after the tool's own parts. */
function addedTexts(content: ToolContent, ownCount: number): Part[] {
  const items = Array.isArray(content) ? content.slice(ownCount) : [];
  return items.map((item) => ({ text: textOf(item) }));
}

function textOf(content: ToolContent): string {
  if (typeof content === 'string') return content;
  if (Array.isArray(content)) return content.map(textOf).join('');
  return isRecord(content) && typeof content['text'] === 'string' ? content['text'] : '';
}

/** Names of the functions that each tool of a request declares. */
export class DeclaredFunctions {
  readonly #names = new Map<CallableTool, ReadonlySet<string | undefined>>();

  note(tool: CallableTool, { functionDeclarations }: Tool): void {
    this.#names.set(tool, new Set(functionDeclarations?.map(({ name }) => name)));
  }

  has(name: string | undefined): boolean {
    return [...this.#names.values()].some((names) => names.has(name));
  }

  /**
   * Returns true if only other tools declare the function. A function that no tool declares may belong to any of them.
   */
  isDeclaredElsewhere(tool: CallableTool, name: string | undefined): boolean {
    return !this.#names.get(tool)?.has(name) && this.has(name);
  }
}
