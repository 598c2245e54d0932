import { GoogleGenAI } from '@google/genai';
import { createConfig, HookEventName, type HookOutput, type HookTrace } from 'hookwright';
import { onTestFinished } from 'vitest';
import { Agent, type AgentOptions } from '../../../examples/agent/agent.js';
import {
  type ModelCall,
  type ScriptedModel,
  startGeminiServer,
  type WireContent,
} from '../../../examples/agent/gemini-server.js';
import type { AgentStep } from '../../../examples/agent/steps.js';
import { type Tool, textResult } from '../../../examples/agent/tool.js';
import { temporaryFolder } from './example-hooks.js';

/** Untyped hook input; each test knows its event. */
export type Input = Record<string, unknown>;
type Hooks = Partial<Record<HookEventName, (input: Input) => HookOutput | undefined>>;

export interface AgentRun {
  agent: Agent;
  /** Requests that the model received. */
  calls: readonly ModelCall[];
  traces: HookTrace[];
  steps: AgentStep[];
  /** Inputs of the hooks by event. */
  inputs: Map<string, Input[]>;
}

/** Creates an agent with the real client, a loopback server and function hooks. */
export async function agentWith(
  model: ScriptedModel,
  hooks: Hooks = {},
  options: Partial<AgentOptions> & { enableHooks?: boolean } = {},
): Promise<AgentRun> {
  const server = await startGeminiServer(model);
  onTestFinished(() => server.close());
  const { enableHooks = true, ...agentOptions } = options;
  const config = createConfig({ workingDir: temporaryFolder(), enableHooks });
  const system = config.getHookSystem();
  onTestFinished(async () => system?.dispose({ kill: true }));
  const traces: HookTrace[] = [];
  const steps: AgentStep[] = [];
  const inputs = new Map<string, Input[]>();
  system?.onTrace((trace) => traces.push(trace));
  for (const eventName of Object.values(HookEventName)) {
    const answer = hooks[eventName];
    if (answer === undefined) continue;
    const action = async (input: object) => {
      const read: Input = { ...input };
      inputs.set(eventName, [...(inputs.get(eventName) ?? []), read]);
      return answer(read);
    };
    system?.registerHook({ type: 'function', name: eventName, action }, eventName);
  }
  const client = new GoogleGenAI({ apiKey: 'none', vertexai: false, httpOptions: { baseUrl: server.url } });
  const agent = new Agent({
    config,
    models: client.models,
    model: 'gemini-2.5-flash',
    tools: [echo()],
    permit: async () => true,
    onStep: (step) => steps.push(step),
    ...agentOptions,
  });
  return { agent, calls: server.calls, traces, steps, inputs };
}

/** Creates a tool that returns its input and records its calls. */
export function echo(name = 'echo', ran: unknown[] = []): Tool {
  return {
    declaration: { name },
    run: async (input) => {
      ran.push(input);
      return textResult(`echo ${JSON.stringify(input)}`);
    },
  };
}

export const textIn = (content: WireContent | undefined): string =>
  content?.parts?.map(({ text }) => text ?? '').join('') ?? '';

/** Returns the tool results in a model request. */
export const resultsIn = (call: ModelCall | undefined) =>
  call?.request.contents.at(-1)?.parts?.flatMap(({ functionResponse }) => functionResponse ?? []);
