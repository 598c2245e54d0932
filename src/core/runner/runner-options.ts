import type { HookConfig, HookExecutionResult, HookInput } from '../../../generated/index.js';
import type { LauncherMode } from '../../runners/process/launcher/launcher-mode.js';
import type { NoticeListener } from '../../runners/process/process-types.js';
import type { ErrorPolicy, HostConfigPort, NotTrusted } from '../contract/index.js';

export type RunnerConfig = Pick<
  HostConfigPort<unknown, unknown, unknown, unknown>,
  | 'getContract'
  | 'getProjectDir'
  | 'getSanitizationConfig'
  | 'getHttpPolicy'
  | 'getHookBus'
  | 'isTrustedFolder'
  | 'getErrorPolicy'
>;

/** The limits within which hooks run. */
export interface RunnerOptions {
  /** How many hooks of one event may run at once. */
  maxConcurrency?: number | undefined;
  /** How much of each output stream is kept. */
  maxOutputBytes?: number | undefined;
  /** How deep the input of an event may nest; deeper ones are refused before any hook is asked. The default is 100. */
  maxInputDepth?: number | undefined;
  /**
   * Whether command hooks are started by a small helper process, which keeps a large host from standing still: once it is
   * large (`auto`, the default), from the first one on, or never.
   */
  launcher?: LauncherMode | undefined;
  /** Told once when the machine or the runtime makes hooks run differently; a warning when that breaks a promise. */
  onNotice?: NoticeListener | undefined;
}

/** What a caller of the runner may add. */
export interface ExecuteOptions {
  signal?: AbortSignal | undefined;
  /** Of what answers somebody else's event: how many agents, hooks and fleets stand before it. */
  depth?: number | undefined;
  onHookStart?: ((config: HookConfig, index: number) => void) | undefined;
  onHookEnd?: ((config: HookConfig, result: HookExecutionResult, index: number, run: HookRun) => void) | undefined;
  /** Asked for each hook right before it starts, when it has waited for its turn: why it must not. */
  whyUntrusted?: ((index: number) => string | Pick<NotTrusted, 'why' | 'blocks'> | undefined) | undefined;
  /** True if a hook that is not trusted blocks the event. */
  blocksUntrusted?: boolean | undefined;
  /** Error policy of the event for hooks without their own. Defaults to that of the host. */
  onError?: ErrorPolicy | undefined;
  /** Another text as soon as a file that the hook runs is another one: a worker that was started before is replaced. */
  versionOf?: ((index: number) => string | undefined) | undefined;
}

/** When one hook ran, in milliseconds since 1970, and what it was given. */
export interface HookRun {
  readonly queuedAt: number;
  /** Undefined when it never started. */
  readonly startedAt: number | undefined;
  readonly endedAt: number;
  readonly input: HookInput;
}
