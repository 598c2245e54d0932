import type { AdaptedHook } from './adapter.js';
import type { Contract } from './contract.js';

/** Port to the host. Only getWorkingDir, getSessionId, getEnableHooks, getHookSystem and getHooks are required. */
export interface HostConfigPort<Hooks, Source, Entry, System> {
  getEnableHooks(): boolean;
  getHookSystem(): System | undefined;
  getSessionId(): string;
  getWorkingDir(): string;
  getHooks(): Hooks | undefined;
  getTranscriptPath?(): string | undefined;
  /** Project folder; the working directory may be below it. Defaults to the working directory. */
  getProjectDir?(): string | undefined;
  /** Contract with the built-in and the host's own events. Defaults to the built-in contract. */
  getContract?(): Contract | undefined;
  getExtensions?(): readonly HookExtension<Hooks>[];
  getDisabledHooks?(): readonly string[];
  getProjectHooks?(): Hooks | undefined;
  /** Project hooks do not run if this returns `false`. */
  isTrustedFolder?(): boolean;
  getSanitizationConfig?(): SanitizationConfig | undefined;
  /** Permissions of http hooks beyond https requests. Defaults to none. */
  getHttpPolicy?(): HttpPolicy | undefined;
  /** Bus for hooks of type `bus`, which fail without it. */
  getHookBus?(): HookBus | undefined;
  /** Events that are sent over the bus without a configured `bus` hook. Defaults to all events. */
  getBusEvents?(): readonly string[] | undefined;
  /** Policy if hooks could not run, or a hook without `onError` failed. Defaults to `allow`. */
  getErrorPolicy?(): ErrorPolicy | undefined;
  /** Policy for a call that needs confirmation if no person is available. Defaults to `deny`. */
  getAskPolicy?(): AskPolicy | undefined;
  /** Logger for failures outside of a hook system. */
  getDebugLogger?(): DebugLogger | undefined;
  /** Replaces getHooks and getProjectHooks. */
  getHookLayers?(): readonly HookLayer<Hooks, Source>[];
  isHookTrusted?(entry: Entry): TrustAnswer;
  /** Called right before a hook starts. It blocks the host, so it must be fast. */
  isHookStillTrusted?(entry: Entry): TrustAnswer;
  /** Policy for events that match a guard that is not trusted. Defaults to `warn`. */
  getUntrustedPolicy?(): UntrustedPolicy | undefined;
  /** Returns a function that asks a person, if one is available. */
  getConfirm?(): ConfirmTool | undefined;
  /** Questions about guards that a person answers before an event runs. Undefined while there are none. */
  getGuardQuestions?(): GuardQuestions<Entry> | undefined;
  /** Version of the hook's files; changes when any of them changes. It blocks the host, so it must be fast. */
  getHookVersion?(entry: Entry): string | undefined;
  /** Notes about settings that are not applied as written; they are part of every trace. */
  getNotes?(): readonly string[];
  /** Effects of hooks that need the consent of the host. Defaults to none. */
  getHookConsents?(): readonly HookConsent[] | undefined;
}

/** Policy for failed hooks. */
export type ErrorPolicy = 'allow' | 'block';
/** Policy for a call that needs confirmation if no person is available. */
export type AskPolicy = 'allow' | 'deny';

/** Result of a trust check. */
export type TrustAnswer = true | NotTrusted;

/** Why a hook is not trusted. */
export interface NotTrusted {
  readonly trusted: false;
  readonly why: string;
  /** Reason with which the hook blocks the events that it guards, whatever the policy. */
  readonly blocks?: string | undefined;
  /** True if a warning was logged already. */
  readonly reported?: boolean | undefined;
}

/**
 * Policy for an event that matches an enforced hook that is not trusted. `warn` runs the event without the hook, `block`
 * blocks the event, `ask` lets `confirmGuard` decide once for each hook and blocks without a yes.
 */
export type UntrustedPolicy = 'warn' | 'block' | 'ask';

/** Call that a person has to confirm. */
export interface ToolConfirmationRequest {
  /** Name of the tool. For another event, the name of the event. */
  toolName: string;
  /** Arguments that the tool would receive. */
  toolInput: Record<string, unknown>;
  /** Why the hook asks. */
  reason: string;
}

/** Guard that a person has to decide about. */
export interface GuardChange {
  /** `removed`: no longer active while the host runs. `changed`: trusted before. `untrusted`: never trusted. */
  readonly kind: 'removed' | 'changed' | 'untrusted';
  readonly name: string;
  readonly event: string;
  readonly matcher?: string | undefined;
  readonly source: string;
  /** The command or URL that the guard runs. */
  readonly command: string;
  readonly why: string;
  /** Line diff of the files that changed since they were trusted. */
  readonly diff?: string | undefined;
}

/** Asks a person; true lets the call run. The signal is that of the call. */
export type ConfirmTool = (request: ToolConfirmationRequest, call: Pick<GuardedCall, 'signal'>) => Promise<boolean>;

/** Questions about guards. */
export interface GuardQuestions<Entry> {
  /**
   * Asks about the entries that have an open question. Resolves when all are answered; then the hooks of the
   * event may have changed. Returns undefined if none is open. Never rejects.
   */
  settle(entries: readonly Entry[], call: GuardedCall): Promise<void> | undefined;
}

/** Event that waits for the decision. */
export interface GuardedCall {
  readonly toolName: string;
  readonly toolInput: Record<string, unknown>;
  /** The policy of this event, if it is not that of the host. */
  readonly untrusted?: UntrustedPolicy | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Effects of hooks in other agents' dialects that the host must allow. */
export type HookConsent = 'replace-tool-result' | 'grant';

/** Hooks of an extension of the host. */
export interface HookExtension<Hooks> {
  isActive: boolean;
  hooks?: Hooks | undefined;
  whyOff?: WhyOff | undefined;
}

/** Hooks of one source. */
export interface HookLayer<Hooks, Source> {
  source: Source;
  hooks: Hooks;
  /** Hooks in other agents' dialects. */
  adapted?: readonly AdaptedHook[] | undefined;
  whyOff?: WhyOff | undefined;
  /** File of this source that cannot be read, so its guards are not known. */
  unreadable?: UnreadableFile | undefined;
}

/** Settings file that cannot be read. */
export interface UnreadableFile {
  readonly file: string;
  readonly why: string;
  /** True if events that can be blocked are blocked until the file can be read. */
  readonly blocks: boolean;
}

/** Returns why the hook with that name is disabled. setHookEnabled cannot enable it. */
export type WhyOff = (hookName: string) => string | undefined;

/** Environment variables of the host that hooks receive. */
export interface SanitizationConfig {
  enableEnvironmentVariableRedaction: boolean;
  allowedEnvironmentVariables: readonly string[];
  blockedEnvironmentVariables: readonly string[];
}

/** Permissions of http hooks. A project must not be able to set them. */
export interface HttpPolicy {
  /** Environment variables that headers may use. */
  allowedEnv: readonly string[];
  /** True if plain http to other machines is allowed. */
  allowHttp: boolean;
}

/** Message bus with subscriptions by message type. */
export interface MessageBus<Message = unknown> {
  /** Returns an unsubscribe function. */
  subscribe(type: string, handler: (message: unknown) => void): () => void;
  publish(message: Message): void | Promise<void>;
}

/** Client of hooks that run elsewhere. */
export interface HookBus {
  /** Resolves with a HookExecutionResponse. Rejects with NotAskedError if the hooks could not run. */
  request(request: HookBusRequest, options: { timeout: number; signal: AbortSignal }): Promise<unknown>;
}

/** Event for hooks that run elsewhere. */
export interface HookBusRequest {
  eventName: string;
  /** Input without the base fields. */
  input: Record<string, unknown>;
  /** Where the event happened: a HookOrigin with the facts about agent, turn and session. */
  origin?:
    | {
        cwd?: string | undefined;
        session_id?: string | undefined;
        turn_id?: string | undefined;
        agent?: object | undefined;
        session?: object | undefined;
      }
    | undefined;
}

/** Logger of the host. Only `log` is required; `debug` and `warn` fall back to it. */
export interface DebugLogger {
  log(tag: string, record?: unknown): void;
  debug?(...details: unknown[]): void;
  warn?(...details: unknown[]): void;
}
