import type { AdaptedHook } from './adapter.js';
import type { Contract } from './contract.js';

/** What hookwright asks of the host. Only getWorkingDir, getSessionId, getEnableHooks, getHookSystem and getHooks are required. */
export interface HostConfigPort<Hooks, Source, Entry, System> {
  getEnableHooks(): boolean;
  getHookSystem(): System | undefined;
  getSessionId(): string;
  getWorkingDir(): string;
  getHooks(): Hooks | undefined;
  getTranscriptPath?(): string | undefined;
  /** The folder of the project, which the working directory may be below; default the working directory. */
  getProjectDir?(): string | undefined;
  /** The contract of the host: ours and its own events. Ours alone when it is absent. */
  getContract?(): Contract | undefined;
  getExtensions?(): readonly HookExtension<Hooks>[];
  getDisabledHooks?(): readonly string[];
  getProjectHooks?(): Hooks | undefined;
  /** Only an explicit `false` holds project hooks back. */
  isTrustedFolder?(): boolean;
  getSanitizationConfig?(): SanitizationConfig | undefined;
  /** What http hooks may do beyond asking over https; nothing when it is absent. */
  getHttpPolicy?(): HttpPolicy | undefined;
  /** What hooks of the kind `bus` ask; they fail when it is absent. */
  getHookBus?(): HookBus | undefined;
  /** The events that are asked over the bus where no hook says when; all of them when it is absent. */
  getBusEvents?(): readonly string[] | undefined;
  /** What it means that hooks could not be asked, and that a hook without an `onError` of its own failed; default `allow`. */
  getErrorPolicy?(): ErrorPolicy | undefined;
  /** What becomes of a call that a hook wants a person to confirm, where nobody can be asked; default `deny`. */
  getAskPolicy?(): AskPolicy | undefined;
  /** Told what goes wrong where there is no hook system to tell it. */
  getDebugLogger?(): DebugLogger | undefined;
  /** When present it takes the place of getHooks and getProjectHooks. */
  getHookLayers?(): readonly HookLayer<Hooks, Source>[];
  isHookTrusted?(entry: Entry): TrustAnswer;
  /** Asked again right before a hook starts. It holds up the host, so it must be quick. */
  isHookStillTrusted?(entry: Entry): TrustAnswer;
  /** Policy for events that a guard matches which is not trusted; default `warn`. */
  getUntrustedPolicy?(): UntrustedPolicy | undefined;
  /** Asks a person, where the host has one. */
  getConfirm?(): ConfirmTool | undefined;
  /** Questions about guards that a person answers before an event runs. Undefined while there are none. */
  getGuardQuestions?(): GuardQuestions<Entry> | undefined;
  /** Another text as soon as a file that the hook runs is another one. It holds up the host, so it must be quick. */
  getHookVersion?(entry: Entry): string | undefined;
  /** What keeps the settings from counting as they are written; the trace of every event says so. */
  getNotes?(): readonly string[];
  /** Ends the hook system that the config owns. */
  [Symbol.asyncDispose]?(): Promise<void>;
}

/** What it means that a hook, or all of them, failed. */
export type ErrorPolicy = 'allow' | 'block';
/** What becomes of a call that a hook wants confirmed, where nobody can be asked. */
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
 * Policy for an event that an enforced hook matches which is not trusted. `warn` runs the event without the hook, `block`
 * blocks the event, `ask` lets `confirm` decide once for each hook and blocks without a yes.
 */
export type UntrustedPolicy = 'warn' | 'block' | 'ask';

/** A call that a person has to confirm. */
export interface ToolConfirmationRequest {
  /** Name of the tool. For a guard of another event, the name of the event. */
  toolName: string;
  /** As the tool would get it. */
  toolInput: Record<string, unknown>;
  /** Why the hook asks; for a guard, the whole question. */
  reason: string;
  /** Set if the question is about a guard instead of the call: a yes trusts the guard, or applies its removal. */
  guard?: GuardChange | undefined;
}

/** A guard that a person has to decide about. */
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

/** Asks a person; true lets the call run. */
export type ConfirmTool = (request: ToolConfirmationRequest) => Promise<boolean>;

/** Questions about guards. */
export interface GuardQuestions<Entry> {
  /**
   * Asks about those of the entries that have an open question. Resolves when all are answered; then the hooks of the
   * event may have changed. Returns undefined if none is open. Never rejects.
   */
  settle(entries: readonly Entry[], call: GuardedCall): Promise<void> | undefined;
}

/** The event that waits for the answer. */
export interface GuardedCall {
  readonly toolName: string;
  readonly toolInput: Record<string, unknown>;
  /** The policy of this event, if it is not that of the host. */
  readonly untrusted?: UntrustedPolicy | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** What hooks that were written for other agents may do only where the host says so. */
export type HookConsent = 'replace-tool-result' | 'grant';

/** Hooks that an extension of the host brings along. */
export interface HookExtension<Hooks> {
  isActive: boolean;
  hooks?: Hooks | undefined;
  whyOff?: WhyOff | undefined;
}

/** The hooks of one source. */
export interface HookLayer<Hooks, Source> {
  source: Source;
  hooks: Hooks;
  /** Hooks of it that are written in another agent's words. */
  adapted?: readonly AdaptedHook[] | undefined;
  whyOff?: WhyOff | undefined;
  /** A file of this source that cannot be read, so that its guards are not known. */
  unreadable?: UnreadableFile | undefined;
}

/** A settings file that cannot be read. */
export interface UnreadableFile {
  readonly file: string;
  readonly why: string;
  /** True if events that can be blocked are blocked until the file can be read. */
  readonly blocks: boolean;
}

/** Why a hook is switched off, by its name. setHookEnabled cannot switch it on again. */
export type WhyOff = (hookName: string) => string | undefined;

/** Which variables of the host's environment a hook may see. */
export interface SanitizationConfig {
  enableEnvironmentVariableRedaction: boolean;
  allowedEnvironmentVariables: readonly string[];
  blockedEnvironmentVariables: readonly string[];
}

/** What http hooks may do. A project must not be able to say it. */
export interface HttpPolicy {
  /** Variables of the environment that headers may name. */
  allowedEnv: readonly string[];
  /** Whether they may use plain http to other machines. */
  allowHttp: boolean;
}

/** A bus that carries messages by their type. */
export interface MessageBus<Message = unknown> {
  /** Returns the way to unsubscribe. */
  subscribe(type: string, handler: (message: unknown) => void): () => void;
  publish(message: Message): void | Promise<void>;
}

/** Whoever serves events elsewhere, as far as a host that asks is concerned. */
export interface HookBus {
  /** Resolves with a HookExecutionResponse. A NotAskedError says that the hooks could not even be asked. */
  request(request: HookBusRequest, options: { timeout: number; signal: AbortSignal }): Promise<unknown>;
}

/** An event to be answered elsewhere, and where it happened. */
export interface HookBusRequest {
  eventName: string;
  /** Without the base fields. */
  input: Record<string, unknown>;
  origin?: { cwd?: string | undefined; session_id?: string | undefined } | undefined;
}

/** Only `log` is required; `debug` and `warn` fall back to it. */
export interface DebugLogger {
  log(tag: string, record?: unknown): void;
  debug?(...details: unknown[]): void;
  warn?(...details: unknown[]): void;
}
