// A complete agent: prompt, model, tool calls, response. It shows where a host fires each event and how it uses the
// results.
import { type Content, type FunctionCall, FunctionCallingConfigMode, type Part } from '@google/genai';
import {
  executeToolWithHooks,
  type HostConfig,
  ToolErrorType,
  type ToolResult,
  triggerAfterAgentHook,
  triggerBeforeAgentHook,
  triggerPreCompressHook,
  triggerSessionEndHook,
  triggerSessionStartHook,
  triggerToolNotificationHook,
} from 'hookwright';
import { getHookOutcome, type HookedModels, type ModelMethods, withHooks } from 'hookwright/genai';
import { contentText, digest, textOf } from './conversation.js';
import type { AgentStep, Answer } from './steps.js';
import { errorResult, type Tool } from './tool.js';

export interface AgentOptions {
  config: HostConfig;
  /** `new GoogleGenAI({ apiKey }).models` */
  models: ModelMethods;
  model: string;
  tools: readonly Tool[];
  /** Asks the user for permission. */
  permit: (question: string) => Promise<boolean>;
  /** Number of messages after which the conversation is compressed before the next turn. */
  maxHistory?: number;
  /** How often AfterAgent hooks may send the agent back. */
  maxRetries?: number;
  maxModelCalls?: number;
  signal?: AbortSignal;
  onStep?: (step: AgentStep) => void;
}

export class Agent {
  readonly #options: AgentOptions;
  readonly #models: HookedModels;
  readonly #tell: (step: AgentStep) => void;
  /** Context from hooks outside a model call. It is added to the next prompt. */
  #notes: string[] = [];
  #context = '';
  #history: Content[] = [];

  constructor(options: AgentOptions) {
    this.#options = options;
    this.#models = withHooks(options.models, options.config);
    this.#tell = options.onStep ?? (() => undefined);
  }

  async start(source: 'startup' | 'compress' = 'startup'): Promise<void> {
    const output = await triggerSessionStartHook(this.#options.config, source, this.#signal());
    this.#context = output?.getAdditionalContext() ?? '';
    this.#note(output?.systemMessage);
    this.#tell({ type: 'session', source, context: this.#context });
  }

  /** Takes no signal, because an interrupted session ends, too. */
  async end(reason: 'exit' | 'other' = 'exit'): Promise<void> {
    await triggerSessionEndHook(this.#options.config, reason);
  }

  /** Runs one prompt. If a hook rejects the response, its reason becomes the prompt of another turn. */
  async ask(prompt: string): Promise<Answer> {
    const { config, maxRetries = 3 } = this.#options;
    for (let turn = 0; ; turn++) {
      const answer = await this.#turn(prompt);
      if (answer.ending !== 'answered') return answer;
      const output = await triggerAfterAgentHook(config, prompt, answer.text, turn > 0, this.#signal());
      this.#note(output?.systemMessage, output?.getAdditionalContext());
      if (output?.shouldClearContext()) this.#history = [];
      if (output?.shouldStopExecution()) return { ...answer, ending: 'stopped', reason: output.getEffectiveReason() };
      if (!output?.isBlockingDecision() || turn === maxRetries) return answer;
      prompt = output.getBlockingError().reason;
      this.#tell({ type: 'retry', prompt });
    }
  }

  async #turn(prompt: string): Promise<Answer> {
    await this.#compress();
    const output = await triggerBeforeAgentHook(this.#options.config, prompt, this.#signal());
    if (output?.shouldStopExecution()) return { ending: 'stopped', text: '', reason: output.getEffectiveReason() };
    if (output?.isBlockingDecision()) return { ending: 'blocked', text: '', reason: output.getBlockingError().reason };
    this.#note(output?.systemMessage, output?.getAdditionalContext());
    const told = [prompt, ...this.#notes.splice(0)].join('\n\n');
    this.#tell({ type: 'turn', prompt, told });
    this.#history.push({ role: 'user', parts: [{ text: told }] });
    return this.#work();
  }

  /** Calls the model until it makes no more tool calls. */
  async #work(): Promise<Answer> {
    const { maxModelCalls = 20 } = this.#options;
    for (let call = 0; call < maxModelCalls; call++) {
      const response = await this.#callModel();
      const [candidate] = response.candidates ?? [];
      const content = { role: 'model', parts: candidate?.content?.parts ?? [] };
      const { stopped, blocked, reason, suppressOutput: hidden } = getHookOutcome(response) ?? {};
      this.#tell({ type: 'answer', content });
      if (content.parts.length > 0) this.#history.push(content);
      const text = textOf(content);
      if (stopped) return { ending: 'stopped', text, reason };
      const calls = content.parts.flatMap(({ functionCall }) => functionCall ?? []);
      if (calls.length === 0) {
        return blocked && text === '' ? { ending: 'blocked', text, reason } : { ending: 'answered', text, hidden };
      }
      const stop = await this.#callTools(calls);
      if (stop !== undefined) return { ending: 'stopped', text, reason: stop };
    }
    return { ending: 'exhausted', text: '', reason: `The model was asked ${maxModelCalls} times.` };
  }

  #callModel() {
    const { model, tools, signal } = this.#options;
    const request = {
      model,
      contents: [...this.#history],
      config: {
        systemInstruction: `You are a careful agent that works in a project.\n\n${this.#context}`.trim(),
        tools: [{ functionDeclarations: tools.map(({ declaration }) => declaration) }],
        // In this mode the model may call a tool or respond, and hooks may restrict the tools.
        toolConfig: { functionCallingConfig: { mode: FunctionCallingConfigMode.VALIDATED } },
        ...(signal && { abortSignal: signal }),
      },
    };
    this.#tell({ type: 'request', request });
    return this.#models.generateContent(request);
  }

  /**
   * Returns the reason if a hook stops the agent. Every call gets a result, because the next model request needs it.
   */
  async #callTools(calls: readonly FunctionCall[]): Promise<string | undefined> {
    const parts: Part[] = [];
    let stop: string | undefined;
    for (const { id, name = '', args = {} } of calls) {
      const result = stop === undefined ? await this.#callTool(name, args) : errorResult('Not run: the agent stops.');
      const text = contentText(result.llmContent);
      if (result.error?.type === ToolErrorType.StopExecution) stop = result.error.message;
      const response = result.error ? { error: text } : { output: text };
      parts.push({ functionResponse: { name, response, ...(id !== undefined && { id }) } });
    }
    this.#history.push({ role: 'user', parts });
    return stop;
  }

  /** Runs a tool call. A call that hooks block is finished with an error that the model reads. */
  async #callTool(name: string, args: Record<string, unknown>): Promise<ToolResult> {
    const { config, tools } = this.#options;
    const tool = tools.find(({ declaration }) => declaration.name === name);
    this.#tell({ type: 'tool-call', name, args });
    const result = tool
      ? await executeToolWithHooks(config, name, args, (input) => this.#runTool(tool, input), this.#signal())
      : errorResult(`There is no tool ${name}.`);
    this.#tell({ type: 'tool-result', name, result });
    return result;
  }

  /** Asks the user after the BeforeTool hooks, so that the user confirms what will run. */
  async #runTool(tool: Tool, args: Record<string, unknown>): Promise<ToolResult> {
    const { config, permit, signal } = this.#options;
    const { name } = tool.declaration;
    const details = tool.confirmation?.(args);
    if (details !== undefined) {
      const output = await triggerToolNotificationHook(config, details, this.#signal());
      this.#note(output?.systemMessage);
      const granted = await permit(details.command ?? name);
      this.#tell({ type: 'permission', name, granted });
      if (!granted) return errorResult('The user did not permit this.');
    }
    const result = await tool.run(args, signal).catch((error: unknown) => {
      signal?.throwIfAborted();
      return errorResult(error instanceof Error ? error.message : String(error));
    });
    this.#tell({ type: 'tool-run', name, args, result });
    return result;
  }

  async #compress(): Promise<void> {
    const { config, maxHistory = 40 } = this.#options;
    if (this.#history.length < maxHistory) return;
    const output = await triggerPreCompressHook(config, 'auto', this.#signal());
    this.#note(output?.systemMessage);
    this.#tell({ type: 'compressed', messages: this.#history.length });
    this.#history = [digest(this.#history)];
    await this.start('compress');
  }

  #note(systemMessage: string | undefined, context?: string): void {
    if (context) this.#notes.push(context);
    if (systemMessage) this.#notes.push(`[System] ${systemMessage}`);
  }

  #signal(): { signal?: AbortSignal } {
    const { signal } = this.#options;
    return signal ? { signal } : {};
  }
}
