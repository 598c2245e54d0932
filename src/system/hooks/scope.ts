import type { HookEventName, HookFireResult, HookOutputOf } from '../../../generated/index.js';
import {
  type ConfirmTool,
  type Contract,
  type EventTypes,
  type FiringSystem,
  hookHost,
  NotAskedError,
  type RegisterOptions,
  type ToolConfirmationRequest,
} from '../../core/contract/index.js';
import type { SystemFireOptions } from '../../core/events/event-handler.js';
import type { InputConfig } from '../../core/events/event-input.js';
import { canBlock, eventNameHelp, isEventOf, routeOf } from '../../core/registry/events.js';
import { translatorFor } from '../../core/translator.js';
import { runTrigger, type TriggerSystem } from '../../core/triggers/run-trigger.js';
import {
  type Confirmation,
  decideToolCall,
  effectiveInput,
  questionAbout,
  rejectStream,
  requestConfirmation,
  reviewToolResult,
} from '../../core/triggers/tool-call.js';
import { TimedCall } from '../../core/triggers/tools.js';
import { callModel } from '../../integrations/model-sdks/shared/call-model.js';
import type { AgentSession, ClearedLabel, ReportedFacts } from '../../traces/index.js';
import { isRecord, sameJson } from '../../util/json.js';
import { toolResponseOf, toolResponseOfError } from '../../util/tool-result.js';
import type { HookSystem, HostConfig } from '../hook-system.js';
import { OpaqueAnswers } from '../opaque-answers.js';
import { recorderOf } from '../sessions.js';
import { checkCallOptions, checkParams, rejectPromise } from './check-calls.js';
import { decisionOf, disabledDecision, type SettledQuestion } from './decision.js';
import { runSubagent } from './subagent.js';
import { blockedOutcome, contextOf, doneOutcome, failedOutcome } from './tool-outcome.js';
import type {
  AgentInfo,
  Approval,
  Decision,
  EventName,
  HookFireOptions,
  ModelOutcome,
  RunningCall,
  Scope,
  ScopeHost,
  SubagentTask,
  ToolOptions,
  ToolOutcome,
} from './types.js';

/** Session of a scope, and the hook system that all scopes share. */
export interface ScopeOptions {
  readonly config: HostConfig;
  readonly contract: Contract;
  readonly session: InputConfig;
  readonly state: AgentSession;
  readonly confirm?: ConfirmTool | undefined;
  /** Returns why the scope that this one belongs to has ended. */
  readonly whyEnded?: (() => string | undefined) | undefined;
  /** Returns the hook system, also after it was disposed. Undefined if hooks are disabled. */
  readonly system: () => HookSystem | undefined;
}

/** Fire options for internal callers. */
export interface NamedFireOptions extends HookFireOptions {
  /** Names of the event's tool in other agents. Matchers may name any of them. */
  aliases?: readonly string[] | undefined;
  /** `field` if the parameters are named as hooks read them. */
  side?: 'param' | 'field' | undefined;
}

/** Fires the events of one session through the shared hook system. */
export class SessionScope<T extends EventTypes> implements Scope<T> {
  readonly [hookHost]: ScopeHost;
  readonly #options: ScopeOptions;
  /** System messages from hooks for the next model call. */
  readonly #pendingMessages: string[] = [];
  #whyEnded: string | undefined;

  constructor(options: ScopeOptions) {
    this.#options = options;
    this[hookHost] = this.#host();
  }

  protected get state(): AgentSession {
    return this.#options.state;
  }

  get sessionId(): string {
    return this.#options.session.getSessionId();
  }

  get agent(): AgentInfo {
    const { id, type, parent_id: parentId, depth } = this.#options.state.agent;
    return { id, ...(type !== undefined && { type }), ...(parentId !== undefined && { parentId }), depth };
  }

  report(facts: ReportedFacts): void {
    if (!isRecord(facts)) {
      throw new TypeError(`cannot report facts: they must be an object, but got ${typeName(facts)}`);
    }
    this.#options.state.report(facts);
  }

  subagent<R>(
    agent: SubagentTask,
    run: (scope: Scope<T>, prompt: string) => PromiseLike<R>,
    options: HookFireOptions = {},
  ): Promise<ToolOutcome<R>> {
    if (!isRecord(agent) || typeof agent.type !== 'string' || agent.type === '' || typeof agent.prompt !== 'string')
      throw new TypeError('cannot start a subagent: pass { type, prompt } with two texts');
    if (typeof run !== 'function')
      throw new TypeError(`cannot start a subagent: "run" must be a function, but got ${typeName(run)}`);
    checkCallOptions('fire', options);
    const { id, type } = agent;
    const state = this.#options.state.child(type, id);
    const session = { ...this.#options.session, getAgentState: () => state };
    const scope = new SessionScope<T>({ ...this.#options, session, state, whyEnded: () => this.#whyCannotFire() });
    return runSubagent(scope, { ...agent, id: state.agent.id }, run, (event, params) =>
      scope.fireByName(event, params, options),
    );
  }

  #whyCannotFire(): string | undefined {
    return this.#whyEnded ?? this.#options.whyEnded?.();
  }

  protected traceClearedLabel(cleared: ClearedLabel): void {
    this.#options.system()?.traceClearedLabel(cleared);
  }

  /** Makes later events count as guards that could not run. */
  protected close(why: string): void {
    this.#whyEnded ??= why;
  }

  fire<N extends EventName<T>>(
    event: N,
    params: T['params'][N],
    options?: HookFireOptions,
  ): Promise<Decision<T['outputs'][N]>>;
  fire(event: string, params: unknown, options?: HookFireOptions): Promise<Decision> {
    return this.#fire(event, params, options, true);
  }

  fireByName(event: string, params: unknown, options?: NamedFireOptions): Promise<Decision> {
    return this.#fire(event, params, options, false);
  }

  async #fire(event: string, params: unknown, options: NamedFireOptions = {}, isChecked: boolean): Promise<Decision> {
    const { contract } = this.#options;
    if (!isEventOf(contract, event)) {
      throw new TypeError(
        `cannot fire ${JSON.stringify(event)}: unknown event; ${eventNameHelp(contract, String(event))}`,
      );
    }
    if (!isRecord(params))
      throw new TypeError(`cannot fire ${event}: its parameters must be an object, but got ${typeName(params)}`);
    if (isChecked) {
      checkCallOptions('fire', options);
      checkParams(contract, event, params);
    }
    const { signal, translator, untrusted, aliases, side } = options;
    let settled: SettledQuestion = {};
    const answer = options.ask === 'return' ? () => undefined : undefined;
    const settleAsk = async (output: HookOutputOf<HookEventName>) => {
      if (output.shouldStopExecution()) return undefined;
      const question = questionOf(event, params, output);
      const asked = await requestConfirmation(this[hookHost], question, { signal, answer });
      settled = asked === undefined ? { approval: approvalFor(question) } : { refusal: asked.blocks };
      return asked?.ask;
    };
    const fired = await runTrigger(this[hookHost], event, (system) =>
      system.fireEvent(event, params, { signal, translator, untrusted, settleAsk, aliases, side }),
    );
    return fired === undefined ? disabledDecision(event) : decisionOf(fired, settled);
  }

  tool<A extends object, R>(
    name: string,
    input: A,
    run: (input: A, call: RunningCall) => R,
    options?: ToolOptions,
  ): Promise<ToolOutcome<Awaited<R>>>;
  async tool(
    name: string,
    input: object,
    run: (input: Record<string, unknown>, call: RunningCall) => unknown,
    options: ToolOptions = {},
  ): Promise<ToolOutcome> {
    if (typeof run !== 'function') {
      throw new TypeError(
        `cannot run the tool ${JSON.stringify(name)}: "run" must be a function, but got ${typeName(run)}. Call tool(name, input, run).`,
      );
    }
    if (typeof name !== 'string' || name === '')
      throw new TypeError(`cannot run a tool: its name must be a text, but got ${typeName(name)}`);
    if (!isRecord(input))
      throw new TypeError(
        `cannot run the tool ${JSON.stringify(name)}: its input must be an object, but got ${typeName(input)}`,
      );
    checkCallOptions('tool', options);
    rejectPromise('input', input);
    const { id, mcpServer, approved, ask, ...rest } = options;
    const { signal } = rest;
    const call = new TimedCall(id);
    const mcpContext = mcpServer === undefined ? undefined : { server_name: mcpServer, tool_name: name };
    const host = this[hookHost];
    const answer = approved !== undefined || ask === 'return' ? answerBy(approved, ask) : undefined;
    const fireOptions = { ...rest, mcpContext };
    const decision = await decideToolCall(host, name, input, call, { ...fireOptions, answer });
    const { block, stop, question, texts } = decision;
    if (stop !== undefined) return { status: 'stopped', reason: stop, ...contextOf(texts) };
    if (block !== undefined) return blockedOutcome(block, texts);
    if (question !== undefined) return { status: 'asked', approval: approvalFor(question), ...contextOf(texts) };
    const review = (response: object) => reviewToolResult(host, name, decision.input, response, call, fireOptions);
    let result: unknown;
    try {
      call.start();
      result = await run(decision.input, { id: call.id, granted: decision.granted || decision.confirmed, signal });
      await rejectStream(host, result);
    } catch (error) {
      return failedOutcome(error, decision.input, texts, await review(toolResponseOfError(error)));
    }
    return doneOutcome(result, decision.input, texts, await review(toolResponseOf(result)));
  }

  model<Q extends object, R extends object>(
    request: Q,
    call: (request: Q) => PromiseLike<R>,
    options?: Omit<HookFireOptions, 'ask'>,
  ): Promise<ModelOutcome<R>>;
  async model(
    request: object,
    call: (request: object) => PromiseLike<object>,
    options: Omit<HookFireOptions, 'ask'> = {},
  ): Promise<ModelOutcome<object>> {
    if (!isRecord(request))
      throw new TypeError(`cannot call the model: the request must be an object, but got ${typeName(request)}`);
    if (typeof call !== 'function') {
      throw new TypeError(
        `cannot call the model: "call" must be a function, but got ${typeName(call)}. Call model(request, call).`,
      );
    }
    rejectPromise('request', request);
    checkCallOptions('model', options);
    const { signal, translator, untrusted } = options;
    const host = { ...this[hookHost], ...(untrusted && { untrusted }) };
    const sdk = translatorFor(host, { translator });
    return callModel({ host, translator: sdk, pendingMessages: this.#pendingMessages, signal }, request, call);
  }

  /** Returns the config for triggers and wrappers: that of the host, with the session and the person of this scope. */
  #host(): ScopeHost {
    const { config, confirm, system } = this.#options;
    const answers = new OpaqueAnswers(() => this.#options.session.getWorkingDir());
    return {
      getEnableHooks: () => config.getEnableHooks(),
      getErrorPolicy: () => config.getErrorPolicy?.(),
      getAskPolicy: () => config.getAskPolicy?.(),
      getConfirm: () => answers.remember(confirm ?? config.getConfirm?.()),
      getDebugLogger: () => config.getDebugLogger?.(),
      getContract: () => config.getContract?.(),
      getTranslator: () => config.getTranslator?.(),
      getModelCalls: () => recorderOf(this.#options.state),
      getHookSystem: () => {
        const shared = system();
        return shared && new ScopedSystem(shared, this.#options.session, () => this.#whyCannotFire());
      },
    };
  }
}

/** Hook system as one session sees it. */
class ScopedSystem implements TriggerSystem, FiringSystem {
  readonly #system: HookSystem;
  readonly #session: InputConfig;
  readonly #whyEnded: () => string | undefined;

  constructor(system: HookSystem, session: InputConfig, whyEnded: () => string | undefined) {
    this.#system = system;
    this.#session = session;
    this.#whyEnded = whyEnded;
  }

  initialize(): Promise<void> {
    return this.#system.initialize();
  }

  getRegistry(): ReturnType<TriggerSystem['getRegistry']> {
    return this.#system.getRegistry();
  }

  registerFunction(hook: object, eventName: string, options?: RegisterOptions): () => void {
    return this.#system.registerFunction(hook, eventName, options);
  }

  fireEvent<E extends HookEventName>(
    eventName: E,
    params: object,
    options?: SystemFireOptions<E>,
  ): Promise<HookFireResult<E>> {
    const why = this.#whyCannotFire(eventName);
    if (why !== undefined) return Promise.resolve(this.#fail(eventName, why, params));
    return this.#system.fireEvent(eventName, params, { ...options, session: this.#session });
  }

  async fireEventWith<E extends HookEventName>(
    eventName: E,
    makeParams: (hasHooks: boolean) => object | Promise<object>,
    options?: SystemFireOptions<E>,
  ): Promise<HookFireResult<E>> {
    const why = this.#whyCannotFire(eventName);
    if (why !== undefined) return this.#fail(eventName, why, await makeParams(false));
    return this.#system.fireEventWith(eventName, makeParams, { ...options, session: this.#session });
  }

  failEvent<E extends HookEventName>(eventName: E, error: unknown): HookFireResult<E> {
    return this.#system.failEvent(eventName, error);
  }

  /** Returns why an event cannot be fired. Results of calls that began before the session ended still have their hooks. */
  #whyCannotFire(eventName: HookEventName): string | undefined {
    if (this.#system.isDisposed()) return 'the hooks are disposed';
    const why = this.#whyEnded();
    return why !== undefined && canBlock(routeOf(this.getRegistry().contract, eventName)) ? why : undefined;
  }

  #fail<E extends HookEventName>(eventName: E, why: string, params: object): HookFireResult<E> {
    return this.#system.failEvent(eventName, new NotAskedError(why), isRecord(params) ? params : {});
  }
}

/** Returns the question of a hook about an event. For a tool, with the arguments after the hooks. */
function questionOf(
  event: string,
  params: Record<string, unknown>,
  output: HookOutputOf<HookEventName>,
): ToolConfirmationRequest {
  const { toolName, toolInput } = params;
  const input = isRecord(toolInput) ? toolInput : params;
  const effective = 'getModifiedToolInput' in output ? effectiveInput(input, output) : input;
  return questionAbout(typeof toolName === 'string' ? toolName : event, effective, output);
}

/** Answers a question with the approval that the host passes. An approval counts for the same tool and arguments only. */
function answerBy(approved: Approval | undefined, ask: HookFireOptions['ask']) {
  return (question: ToolConfirmationRequest): Confirmation | undefined => {
    if (approved === undefined) return undefined;
    const { toolName, input } = approved;
    const isSame = toolName === question.toolName && sameJson(input, question.toolInput);
    if (isSame) return { ask: 'confirmed' };
    if (ask === 'return') return undefined;
    return { ask: 'refused', blocks: `the approval is for another call of ${toolName}: ${question.reason}` };
  };
}

function approvalFor({ toolInput: input, ...question }: ToolConfirmationRequest): Approval {
  return { id: crypto.randomUUID(), input, ...question };
}

/** Returns the type of a value, for a message. */
export function typeName(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'an array' : typeof value;
}
