/** What hookwright asks of the host. Only getWorkingDir, getSessionId, getEnableHooks, getHookSystem and getHooks are required. */
export interface HostConfigPort<Hooks, Source, Entry, System> {
  getEnableHooks(): boolean;
  getHookSystem(): System | undefined;
  getSessionId(): string;
  getWorkingDir(): string;
  getHooks(): Hooks | undefined;
  getTranscriptPath?(): string | undefined;
  getExtensions?(): readonly HookExtension<Hooks>[];
  getDisabledHooks?(): readonly string[];
  getProjectHooks?(): Hooks | undefined;
  /** Only an explicit `false` holds project hooks back. */
  isTrustedFolder?(): boolean;
  getSanitizationConfig?(): SanitizationConfig | undefined;
  /** When present it takes the place of getHooks and getProjectHooks. */
  getHookLayers?(): readonly HookLayer<Hooks, Source>[];
  isHookTrusted?(entry: Entry): true | { trusted: false; why: string };
}

export interface HookExtension<Hooks> {
  isActive: boolean;
  hooks?: Hooks | undefined;
}

export interface HookLayer<Hooks, Source> {
  source: Source;
  hooks: Hooks;
}

/** Which variables of the host's environment a hook may see. */
export interface SanitizationConfig {
  enableEnvironmentVariableRedaction: boolean;
  allowedEnvironmentVariables: readonly string[];
  blockedEnvironmentVariables: readonly string[];
}

/** A bus that carries messages by their type. */
export interface MessageBus<Message = unknown> {
  /** Returns the way to unsubscribe. */
  subscribe(type: string, handler: (message: unknown) => void): () => void;
  publish(message: Message): void | Promise<void>;
}

/** Only `log` is required; `debug` and `warn` fall back to it. */
export interface DebugLogger {
  log(tag: string, record?: unknown): void;
  debug?(...details: unknown[]): void;
  warn?(...details: unknown[]): void;
}
