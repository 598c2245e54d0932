import type { HookConfig, HookEventName, HookExecutionResult } from '../../../generated/index.js';
import type { SharedSlot } from '../../util/semaphore.js';
import type { Contract, Route } from '../contract/index.js';
import type { ToolFacts } from '../events/input-facts.js';
import type { EventPayload } from './event-payload.js';
import type { RunnerConfig, RunnerOptions } from './runner-options.js';

/** Context of one run, the same for every hook type. */
export interface RunContext {
  readonly contract: Contract;
  readonly route: Route;
  readonly eventName: HookEventName;
  readonly payload: EventPayload;
  /** Signal of the caller. */
  readonly signal: AbortSignal | undefined;
  /** Aborts when every hook has to end at once. Child processes are killed by their runner; the other types listen. */
  readonly killed: AbortSignal;
  readonly maxOutputBytes: number;
  readonly toolFacts?: ToolFacts | undefined;
  readonly matched?: readonly string[] | undefined;
  /** Returns why the hook must not start. Called right before the start by types that queue their hooks. */
  readonly whyNotStart?: (() => Error | undefined) | undefined;
  /** Returns the version of the hook's files, which changes when any of them changes. Undefined if unknown. */
  readonly versionOf?: (() => string | undefined) | undefined;
  /** Slot of a background hook. It is held until the hook and all its child processes have ended. */
  readonly slot?: SharedSlot | undefined;
}

/** Result of one run, without the fields that every result has. */
export type HookRunResult = Omit<HookExecutionResult, 'hookConfig' | 'eventName' | 'duration'>;

/** Port of a hook type: runs its hooks for one hook runner. To add a type, add an entry to the table in src/system. */
export interface HookTypeRunner<Config extends HookConfig = HookConfig> {
  /** If it throws, the hook could not run. */
  run(config: Config, context: RunContext): Promise<HookRunResult>;
  /** Discards what was read from the host's environment or settings. */
  refresh?(): void;
  /** Releases processes and connections. With `kill`, terminates what still runs. */
  dispose?(options: DisposeOptions): void;
}

export interface DisposeOptions {
  kill?: boolean;
}

/** Owner of a type's runner. */
export interface HookTypeHost {
  readonly config: RunnerConfig;
  readonly options: RunnerOptions;
  readonly contract: Contract;
}

/** Creates the runner of one or more hook types. If it returns a promise, it is called with the first hook of the type. */
export type HookTypeLoader<Config extends HookConfig = HookConfig> = (
  host: HookTypeHost,
) => HookTypeRunner<Config> | Promise<HookTypeRunner<Config>>;

/** Loader of every hook type. Types with the same loader share one runner. */
export type HookTypeTable = {
  readonly [Type in HookConfig['type']]: HookTypeLoader<Extract<HookConfig, { type: Type }>>;
};
