import type { HookConfig, HookExecutionResult, HookInput } from '../../../generated/index.js';
import type { ErrorPolicy, HostConfigPort, NotTrusted } from '../contract/index.js';
import type { ToolFacts } from '../events/input-facts.js';
import type { NeededTexts } from '../session-state.js';

/** Methods of the host that a hook runner calls. */
export type RunnerConfig = Pick<
  HostConfigPort<unknown, unknown, unknown, unknown>,
  | 'getContract'
  | 'getProjectDir'
  | 'getSanitizationConfig'
  | 'getHttpPolicy'
  | 'getHookBus'
  | 'isTrustedFolder'
  | 'getErrorPolicy'
  | 'getHookConsents'
>;

export const DEFAULT_MAX_OUTPUT_BYTES = 1024 * 1024;

/** Limits and launch mode of a hook runner. */
export interface RunnerOptions {
  /** Maximum number of hooks of one event that run at once. Defaults to 32. */
  maxConcurrency?: number | undefined;
  /** Maximum number of bytes that are read from each output stream. Defaults to 1 MiB. */
  maxOutputBytes?: number | undefined;
  /** Maximum nesting depth of an event's input. Deeper inputs are rejected before any hook runs. Defaults to 100. */
  maxInputDepth?: number | undefined;
  /**
   * Use of a small launcher process that starts command hooks, so that starting them does not block a large host. `auto`
   * (default) uses it once the host is large, `always` from the first hook on.
   */
  launcher?: 'auto' | 'always' | 'never' | undefined;
  /** Folder for the private state of hooks. Defaults to `hookwright/hook-state` in the user's state folder. */
  stateFolder?: string | undefined;
  /** Environment that command hooks start from. Defaults to that of this process. */
  environment?: Readonly<Record<string, string | undefined>> | undefined;
  /** Called once when the machine or the runtime makes hooks run differently. Level `warn` if a guarantee is lost. */
  onNotice?: ((text: string, level: 'debug' | 'warn') => void) | undefined;
}

/** Options for one call of the runner. */
export interface ExecuteOptions {
  /** Texts for hooks that list them in `needs`. */
  texts?: NeededTexts | undefined;
  signal?: AbortSignal | undefined;
  /** Sets the facts of the input of the next hook of a chain, after a hook changed it. */
  toolFacts?: ToolFacts | undefined;
  /** Values that matchers are tested against. */
  matched?: readonly string[] | undefined;
  onHookStart?: ((config: HookConfig, index: number) => void) | undefined;
  onHookEnd?: ((config: HookConfig, result: HookExecutionResult, index: number, run: HookRun) => void) | undefined;
  /** Returns why a hook is not trusted. Called for each hook right before it starts, after it has waited for a slot. */
  whyUntrusted?: ((index: number) => string | Pick<NotTrusted, 'why' | 'blocks'> | undefined) | undefined;
  /** True if a hook that is not trusted blocks the event. */
  blocksUntrusted?: boolean | undefined;
  /** Error policy of the event for hooks without their own. Defaults to that of the host. */
  onError?: ErrorPolicy | undefined;
  /** Returns the version of a hook's files. A worker that was started with another version is replaced. */
  versionOf?: ((index: number) => string | undefined) | undefined;
}

/** Times of one run, in milliseconds since 1970, and its input. */
export interface HookRun {
  readonly queuedAt: number;
  /** Undefined if the hook never started. */
  readonly startedAt: number | undefined;
  readonly endedAt: number;
  /** Input without the texts that the hook lists in `needs`. */
  readonly input: HookInput;
  /** Input as the hook read it. */
  readonly inputWithTexts: HookInput;
}
