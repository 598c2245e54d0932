import type { CallableTool, FunctionCall, GenerateContentParameters, Part, Tool, ToolListUnion } from '@google/genai';
import { goesAround, isTaskResult } from '../sdk/mcp-clients.js';
import { executeToolWithHooks } from '../triggers/execute-tool.js';
import type { TriggerConfig } from '../triggers/run-trigger.js';
import { isResultHeard } from '../triggers/tool-hooks.js';
import { type ToolContent, ToolErrorType, type ToolResult } from '../triggers/tool-result.js';
import { isRecord } from '../values/json.js';
import { DeclaredFunctions } from './declared-functions.js';
import { type ServedTool, servedTool } from './served-tool.js';

/** What the tools of a request gave for calls of the model. */
export interface Called {
  readonly parts: Part[];
  /** Why a hook wants the agent to end. */
  readonly stop?: string | undefined;
}

/** The tools of one request that are called without the host, as those of `mcpToTool`, each between its hooks. */
export class CallableTools {
  /** The request with these tools in it. */
  readonly request: GenerateContentParameters;
  readonly #declared = new DeclaredFunctions();
  readonly #tools: readonly HookedTool[];

  /** Undefined where a request has none. `served` keeps what is known of tools from one request to the next. */
  static of(
    config: TriggerConfig,
    request: GenerateContentParameters,
    served: WeakMap<CallableTool, ServedTool>,
  ): CallableTools | undefined {
    const tools = request.config?.tools;
    return Array.isArray(tools) && tools.some(isCallable)
      ? new CallableTools(config, request, tools, served)
      : undefined;
  }

  private constructor(
    config: TriggerConfig,
    request: GenerateContentParameters,
    tools: ToolListUnion,
    served: WeakMap<CallableTool, ServedTool>,
  ) {
    const signal = request.config?.abortSignal;
    const own: HookedTool[] = [];
    const hook = (tool: CallableTool): CallableTool => {
      const known = served.get(tool) ?? servedTool(tool, config);
      served.set(tool, known);
      const hooked = new HookedTool(config, known, this.#declared, signal);
      own.push(hooked);
      return hooked.standIn();
    };
    const hooked: ToolListUnion = tools.map((tool) => (isCallable(tool) ? hook(tool) : tool));
    this.request = { ...request, config: { ...request.config, tools: hooked } };
    this.#tools = own;
  }

  declares(name: string | undefined): boolean {
    return this.#declared.has(name);
  }

  /** Every call is handed to every tool, as the SDK does; a stop ends it. */
  async call(calls: readonly FunctionCall[]): Promise<Called> {
    const parts: Part[] = [];
    for (const tool of this.#tools) {
      const called = await tool.call(calls);
      parts.push(...called.parts);
      if (called.stop !== undefined) return { parts, stop: called.stop };
    }
    return { parts };
  }
}

export function isCallable(tool: ToolListUnion[number]): tool is CallableTool {
  return isRecord(tool) && typeof tool['callTool'] === 'function';
}

interface CalledResult extends ToolResult {
  /** As the tool gave them. */
  parts: Part[];
}

class HookedTool {
  readonly #config: TriggerConfig;
  readonly #served: ServedTool;
  readonly #declared: DeclaredFunctions;
  readonly #signal: AbortSignal | undefined;
  #definition: Promise<Tool> | undefined;

  constructor(config: TriggerConfig, served: ServedTool, declared: DeclaredFunctions, signal: AbortSignal | undefined) {
    this.#config = config;
    this.#served = served;
    this.#declared = declared;
    this.#signal = signal;
  }

  /** Everything else of the tool is its own: the SDK asks some of them what they are. */
  standIn(): CallableTool {
    const callTool = async (calls: FunctionCall[]): Promise<Part[]> => (await this.call(calls)).parts;
    return new Proxy(this.#served.tool, {
      get: (target, key) => {
        if (key === 'callTool') return callTool;
        if (key === 'tool') return () => this.#describe();
        const value: unknown = Reflect.get(target, key, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
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
  async call(calls: readonly FunctionCall[]): Promise<Called> {
    const { tool } = this.#served;
    const parts: Part[] = [];
    // Hooks hear of a call, and answer it, where it is at home.
    for (const call of calls.filter(({ name }) => !this.#declared.isOfAnother(tool, name))) {
      const called = await this.#callOne(call);
      parts.push(...called.parts);
      if (called.stop !== undefined) return { parts, stop: called.stop };
    }
    return { parts };
  }

  async #callOne(call: FunctionCall): Promise<Called> {
    const { tool, find } = this.#served;
    const ofServer = await find(call.name);
    const execute = async (args: Record<string, unknown>): Promise<CalledResult> => {
      const parts = await tool.callTool([{ ...call, args }]);
      if (ofServer && parts.some(isTaskPart) && (await isResultHeard(this.#config)))
        throw goesAround('the task that the server made of the call');
      return { llmContent: parts.map((part) => ({ ...part })), parts };
    };
    const result = await executeToolWithHooks(
      this.#config,
      ofServer?.toolName ?? call.name ?? '',
      call.args ?? {},
      execute,
      { ...ofServer?.options, signal: this.#signal },
    );
    const { error } = result;
    if (result.parts === undefined || error !== undefined) {
      const stop = error?.type === ToolErrorType.StopExecution ? error.message : undefined;
      return { parts: [answerTo(call, { error: textOf(result.llmContent) })], stop };
    }
    // Texts are added to the list of parts; where there is one text instead, a hook has put it in their place.
    if (typeof result.llmContent === 'string') return { parts: [answerTo(call, { output: result.llmContent })] };
    return { parts: [...result.parts, ...addedTexts(result.llmContent, result.parts.length)] };
  }
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
