import type { CallableTool, FunctionCall, GenerateContentParameters, Part, ToolListUnion } from '@google/genai';
import type { TriggerConfig } from '../../../core/triggers/run-trigger.js';
import { isRecord } from '../../../util/json.js';
import { type CalledFunction, DeclaredFunctions, HookedTool, hookedToolOf } from './hooked-tool.js';
import { type ToolSource, toolSource } from './mcp-tool.js';

/** Tools of one request that are called without the host, such as those of `mcpToTool`, each with its hooks. */
export class CallableTools {
  /** Copy of the request that offers the hooked tools. */
  readonly request: GenerateContentParameters;
  readonly #config: TriggerConfig;
  readonly #declared = new DeclaredFunctions();
  readonly #originals: CallableTool[] = [];
  readonly #tools: HookedTool[] = [];

  /** Returns undefined if the request has no callable tools. `sources` caches tool sources across requests. */
  static of(
    config: TriggerConfig,
    request: GenerateContentParameters,
    sources: WeakMap<CallableTool, ToolSource>,
  ): CallableTools | undefined {
    const tools = request.config?.tools;
    return Array.isArray(tools) && tools.some(isCallable)
      ? new CallableTools(config, request, tools, sources)
      : undefined;
  }

  private constructor(
    config: TriggerConfig,
    request: GenerateContentParameters,
    tools: ToolListUnion,
    sources: WeakMap<CallableTool, ToolSource>,
  ) {
    this.#config = config;
    const signal = request.config?.abortSignal;
    const hook = (tool: CallableTool): CallableTool => {
      const source = sources.get(tool) ?? toolSource(tool, config);
      sources.set(tool, source);
      const hooked = new HookedTool(config, source, this.#declared, signal);
      this.#originals.push(tool);
      this.#tools.push(hooked);
      return hooked.proxy();
    };
    const hooked: ToolListUnion = tools.map((tool) => (isCallable(tool) ? hook(tool) : tool));
    this.request = { ...request, config: { ...request.config, tools: hooked } };
  }

  /** Leaves the calls to an outer wrapper, which then runs the hooks of this one too. */
  delegateCalls(): void {
    for (const tool of this.#originals) hookedToolOf(tool)?.addConfig(this.#config);
  }

  declares(name: string | undefined): boolean {
    return this.#declared.has(name);
  }

  /** Passes every call to every tool, as the SDK does. Ends at the first stop. */
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
