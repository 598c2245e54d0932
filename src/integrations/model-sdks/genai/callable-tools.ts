import type { CallableTool, FunctionCall, GenerateContentParameters, Part, ToolListUnion } from '@google/genai';
import type { TriggerConfig } from '../../../core/triggers/run-trigger.js';
import { isRecord } from '../../../util/json.js';
import { DeclaredFunctions } from './declared-functions.js';
import { type CalledFunction, HookedTool, hookedToolOf } from './hooked-tool.js';
import { type ServedTool, servedTool } from './served-tool.js';

/** The tools of one request that are called without the host, as those of `mcpToTool`, each between its hooks. */
export class CallableTools {
  /** The request with these tools in it. */
  readonly request: GenerateContentParameters;
  readonly #config: TriggerConfig;
  readonly #declared = new DeclaredFunctions();
  readonly #given: CallableTool[] = [];
  readonly #tools: HookedTool[] = [];

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
    this.#config = config;
    const signal = request.config?.abortSignal;
    const hook = (tool: CallableTool): CallableTool => {
      const known = served.get(tool) ?? servedTool(tool, config);
      served.set(tool, known);
      const hooked = new HookedTool(config, known, this.#declared, signal);
      this.#given.push(tool);
      this.#tools.push(hooked);
      return hooked.standIn();
    };
    const hooked: ToolListUnion = tools.map((tool) => (isCallable(tool) ? hook(tool) : tool));
    this.request = { ...request, config: { ...request.config, tools: hooked } };
  }

  /** Leaves the calls to a wrapper around this one, which asks these hooks too. */
  leaveCalls(): void {
    for (const tool of this.#given) hookedToolOf(tool)?.askToo(this.#config);
  }

  declares(name: string | undefined): boolean {
    return this.#declared.has(name);
  }

  /** Every call is handed to every tool, as the SDK does; a stop ends it. */
  async call(calls: readonly FunctionCall[]): Promise<CalledFunction> {
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
