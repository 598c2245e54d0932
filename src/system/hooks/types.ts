import type {
  Dialect,
  HookDefinition,
  HookNeed,
  HookTrace,
  HookTypes,
  SessionEndReason,
  SessionStartSource,
} from '../../../generated/index.js';
import type { PendingHook, SettingsProblem, TrustChange } from '../../config/settings/index.js';
import type {
  ConfirmTool,
  Contract,
  EventTypes,
  FiringSystem,
  Hosted,
  UntrustedPolicy,
} from '../../core/contract/index.js';
import type { HookProgress } from '../../core/events/progress.js';
import type { RegistryProblem } from '../../core/registry/registry-problem.js';
import type { HookTranslator } from '../../core/translator.js';
import type { TriggerConfig, TriggerSystem } from '../../core/triggers/run-trigger.js';
import type { ReportedFacts, SessionStore } from '../../traces/index.js';
import type { LoadConfigOptions } from '../check-load-options.js';

/** Names of the events of a contract. */
export type EventName<T extends EventTypes> = keyof T['params'] & keyof T['inputs'] & keyof T['outputs'] & string;

/** Options of createHooks. */
export interface CreateHooksOptions<T extends EventTypes = HookTypes>
  extends Omit<LoadConfigOptions, 'workingDir' | 'contract' | 'debugLogger' | 'sessions'> {
  /** Where the state of sessions is kept: `folder` is one in the user's state directory. Defaults to the memory of this process. */
  sessions?: 'folder' | SessionStore | undefined;
  /** Working directory of the agent and of its hooks. Defaults to that of the process. */
  cwd?: string | undefined;
  /** `false` reads no settings files: only the hooks that are passed run. Defaults to true. */
  settings?: boolean | undefined;
  /** Hooks in addition to those of settings files. Functions are added with `on`. */
  hooks?: { readonly [N in EventName<T>]?: readonly HookDefinition[] | undefined } | undefined;
  /** Contract with the host's own events, made by `hookwright generate`. Defaults to the built-in events. */
  contract?: Contract<Dialect, T> | undefined;
}

/** Options for firing an event. */
export interface HookFireOptions {
  /** Aborting ends running hooks and skips those that have not started. */
  signal?: AbortSignal | undefined;
  /** Translator for the model SDK whose shapes the event carries. Defaults to that of `createHooks`. */
  translator?: HookTranslator | undefined;
  /** Policy for guards that are not trusted. Defaults to that of `createHooks`. */
  untrusted?: UntrustedPolicy | undefined;
  /** `confirm` (default) asks the person through `confirm`. `return` returns the open question as `approval`. */
  ask?: 'confirm' | 'return' | undefined;
}

/** Options for a tool call. */
export interface ToolOptions extends HookFireOptions {
  /** Id of the call in the model SDK. Defaults to a new one. */
  id?: string | undefined;
  /** Text of the model's message that requested the call. Wrappers of SDKs report it themselves. */
  assistantText?: string | undefined;
  /** Name of the MCP server of the tool. */
  mcpServer?: string | undefined;
  /** Approval of the person for this call, after `ask: 'return'`. Valid for the same tool and arguments only. */
  approved?: Approval | undefined;
}

/** Call that a person has to approve. */
export interface Approval {
  readonly id: string;
  readonly toolName: string;
  /** Arguments that the tool would get. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly reason: string;
}

/** Guard that could not run: not trusted, invalid, failed or not reachable. */
export interface LostGuard {
  readonly hook: string;
  readonly why: string;
}

/** Decision of the hooks about one event. */
export interface Decision<Output = unknown> {
  /** True if the host must not go on: a block, a stop, an open or declined question, or a guard that could not run and blocks. */
  readonly blocked: boolean;
  readonly verdict: 'allow' | 'ask' | 'block' | 'stop';
  /** Why the event is blocked, stopped or asked about. */
  readonly reason?: string | undefined;
  /** Text for the model. */
  readonly context?: string | undefined;
  /** Message for the model that comes neither from the user nor from a tool. */
  readonly systemMessage?: string | undefined;
  /** True if the result must not be displayed. */
  readonly suppressOutput: boolean;
  /** Changes that hooks make to the event: the merged `hookSpecificOutput`. */
  readonly changes?: ChangesOf<Output> | undefined;
  /** Open question, with `ask: 'return'`. */
  readonly approval?: Approval | undefined;
  /** Guards that could not run, also if the call may go on. */
  readonly couldNotRun: readonly LostGuard[];
  readonly trace: HookTrace;
}

type ChangesOf<Output> = Output extends { hookSpecificOutput?: infer Specific }
  ? Readonly<Omit<NonNullable<Specific>, 'hookEventName' | 'additionalContext'>>
  : Readonly<Record<string, unknown>>;

/** Result of a tool call. `toModelText` returns its text for the model. */
export type ToolOutcome<R = unknown> = ToolDone<R> | ToolFailed | ToolBlocked | ToolAsked | ToolStopped<R>;

interface ToolDone<R> extends WithContext {
  readonly status: 'done';
  readonly result: R;
  /** Text of a hook in place of the result. */
  readonly replacedBy?: string | undefined;
  /** Arguments that the tool got. */
  readonly input: Readonly<Record<string, unknown>>;
  /** True if the result must not be displayed. */
  readonly suppressDisplay: boolean;
}

/** The tool threw. */
interface ToolFailed extends WithContext {
  readonly status: 'failed';
  readonly error: unknown;
  readonly input: Readonly<Record<string, unknown>>;
}

/** The tool did not run, or its result must not be used. */
interface ToolBlocked extends WithContext {
  readonly status: 'blocked';
  readonly by: 'hook' | 'person' | 'could-not-run' | 'abort';
  readonly reason: string;
}

/** A person has to approve the call; only with `ask: 'return'`. */
interface ToolAsked extends WithContext {
  readonly status: 'asked';
  readonly approval: Approval;
}

/** The agent must stop. If the tool ran, its result or error is kept. */
interface ToolStopped<R> extends WithContext {
  readonly status: 'stopped';
  readonly reason: string;
  readonly result?: R | undefined;
  readonly error?: unknown;
}

interface WithContext {
  /** Text that hooks add for the model. */
  readonly context?: string | undefined;
}

/** Result of a model call. `synthetic` is true if a hook answered instead of the model. */
export type ModelOutcome<R> =
  | { readonly status: 'done'; readonly response: R; readonly synthetic: boolean; readonly suppressDisplay: boolean }
  | { readonly status: 'blocked' | 'stopped'; readonly reason: string; readonly response?: R | undefined };

/** State of a tool call when it runs. */
export interface RunningCall {
  readonly id: string;
  /** True if a hook or a person gave the permission that the host would ask for. */
  readonly granted: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** Config of a scope, for wrappers and triggers. */
export interface ScopeHost extends Omit<TriggerConfig, 'getHookSystem' | 'getEnableHooks'> {
  getEnableHooks(): boolean;
  getHookSystem(): (TriggerSystem & FiringSystem) | undefined;
}

/** Agent of a session. */
export interface AgentInfo {
  /** `main` for the agent that the session began with. */
  readonly id: string;
  readonly type?: string | undefined;
  readonly parentId?: string | undefined;
  /** Number of agents above this one. */
  readonly depth: number;
}

/** Task of a subagent. */
export interface SubagentTask {
  readonly type: string;
  readonly prompt: string;
  /** Defaults to a new id. */
  readonly id?: string | undefined;
}

/** Fires events of one agent of a session. Wrappers of SDKs take it. */
export interface Scope<T extends EventTypes = HookTypes> extends Hosted<ScopeHost> {
  readonly sessionId: string;
  readonly agent: AgentInfo;
  /** Runs a subagent between SubagentStart and SubagentStop. A block after it ran starts it again, at most eight times. */
  subagent<R>(
    agent: SubagentTask,
    run: (scope: Scope<T>, prompt: string) => PromiseLike<R>,
    options?: HookFireOptions,
  ): Promise<ToolOutcome<R>>;
  /** Reports facts that no wrapper of an SDK can see. Usage is added to the totals of the session. */
  report(facts: ReportedFacts): void;
  /** Fires an event. Never rejects, except for a wrong call: an unknown event or parameters that are not an object. */
  fire<N extends EventName<T>>(
    event: N,
    params: T['params'][N],
    options?: HookFireOptions,
  ): Promise<Decision<T['outputs'][N]>>;
  /** Runs a tool between its hooks. Never rejects for the tool: what it throws is the status `failed`. */
  tool<A extends object, R>(
    name: string,
    input: A,
    run: (input: A, call: RunningCall) => R,
    options?: ToolOptions,
  ): Promise<ToolOutcome<Awaited<R>>>;
  /** Calls the model between its hooks. Rejects with what `call` throws. */
  model<Q extends object, R extends object>(
    request: Q,
    call: (request: Q) => PromiseLike<R>,
    options?: Omit<HookFireOptions, 'ask'>,
  ): Promise<ModelOutcome<R>>;
}

/** A session of the agent. */
export interface Session<T extends EventTypes = HookTypes> extends Scope<T> {
  /** Labels that hooks added, in this or an earlier run of the session. */
  readonly labels: ReadonlySet<string>;
  /** Removes a label. `by` names the person or program that decided it, for traces. */
  clearLabel(label: string, by: string): void;
  /** Decision of SessionStart. Add `context` to the agent's context. */
  readonly start: Decision;
  /** Fires SessionEnd. Calls that run go on; later calls count as guards that could not run. */
  end(reason?: SessionEndReason): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Options for a session. */
export interface SessionOptions {
  /** Defaults to a new id. */
  id?: string | undefined;
  /** Working directory of the session, inside the project. Defaults to that of `createHooks`. */
  cwd?: string | undefined;
  /** Defaults to `startup`. */
  source?: SessionStartSource | undefined;
  /** Session whose labels this one starts with. A session that is resumed keeps its id instead. */
  forkOf?: string | undefined;
  transcriptPath?: string | undefined;
  /** Asks the person of this session. Defaults to `confirm` of `createHooks`. */
  confirm?: ConfirmTool | undefined;
}

/** Function as a hook. It may return an output, a promise of one, or nothing. */
export type HookFunction<Input, Output> = (
  input: Input,
  options: { signal: AbortSignal },
  // biome-ignore lint/suspicious/noConfusingVoidType: a function without a return statement is a valid hook
) => PromiseLike<Output | null | undefined | void> | Output | null | undefined | void;

/** Options for a function as a hook. */
export interface HookFunctionOptions {
  matcher?: string | undefined;
  /** Name for traces and settings. Defaults to the name of the event and a number. */
  name?: string | undefined;
  /** In milliseconds. */
  timeout?: number | undefined;
  onError?: 'allow' | 'block' | undefined;
  /** `false` runs the hook and records its output in the trace, without any effect. */
  enforce?: boolean | undefined;
  /** Texts that the hook reads. */
  needs?: HookNeed[] | undefined;
  /** Expected run time in milliseconds. A warning is logged if the hook often takes longer. */
  budget_ms?: number | undefined;
}

/** Problem in settings files, or in hooks that were passed. */
export type HookProblem = SettingsProblem | RegistryProblem;

/** Events of a host's hooks, by kind. */
export interface Subscriptions {
  /** Start or end of a hook. */
  progress: HookProgress;
  /** An event ended. */
  trace: HookTrace;
  /** A problem that was not there before. */
  problem: HookProblem;
  /** Settings or trust changed. */
  reload: { readonly problems: readonly HookProblem[] };
}

/** Trust in the hooks of the project. */
export interface HookTrust {
  pending(): Promise<PendingHook[]>;
  grant(ids: readonly string[]): Promise<TrustChange>;
  revoke(ids: readonly string[]): Promise<TrustChange>;
  lock(): Promise<void>;
}

/** Hooks of a host: the object that `createHooks` returns. It is a scope for a host with one session. */
export interface Hooks<T extends EventTypes = HookTypes> extends Scope<T> {
  /** Adds a function as a hook. Returns a function that removes it. Throws a TypeError on a mistake. */
  on<N extends EventName<T>>(event: N, hook: HookFunction<T['inputs'][N], T['outputs'][N]>): () => void;
  on<N extends EventName<T>>(
    event: N,
    options: HookFunctionOptions,
    hook: HookFunction<T['inputs'][N], T['outputs'][N]>,
  ): () => void;
  /** Opens a session, and fires SessionStart. Sessions share hooks, workers and watched files. */
  session(options?: SessionOptions): Promise<Session<T>>;
  /** Names of the events of the contract. */
  readonly events: readonly EventName<T>[];
  readonly problems: readonly HookProblem[];
  readonly trust: HookTrust;
  /** Subscribes to progress, traces, problems or reloads. Returns an unsubscribe function. */
  subscribe<K extends keyof Subscriptions>(kind: K, listener: (event: Subscriptions[K]) => void): () => void;
  /** Ends open sessions and all hooks; `kill` terminates those that run. Later calls count as guards that could not run. */
  dispose(options?: { kill?: boolean | undefined }): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}
