import type { HookConfig, HookEventName, HookExecutionResult } from '../../../generated/index.js';
import type { Contract, Route } from '../../contract/index.js';
import type { AbortListeners } from '../../values/abort-listeners.js';
import type { HookEnvironment } from './environment.js';
import type { EventPayload } from './payload.js';
import type { ProcessRunner } from './process/index.js';

/** What every kind of hook gets to run with. */
export interface RunContext {
  readonly contract: Contract;
  readonly route: Route;
  readonly eventName: HookEventName;
  readonly payload: EventPayload;
  readonly environment: HookEnvironment;
  readonly processes: ProcessRunner;
  readonly signal: AbortSignal | undefined;
  /** Where to listen to the signal, which many hooks may share. */
  readonly aborts: AbortListeners;
  readonly maxOutputBytes: number;
  /** What a kind that waits before it starts asks right before that: why the hook must not start after all. */
  readonly whyNotStart?: (() => Error | undefined) | undefined;
}

/** How one run ended: a result, but for what every result has in common. */
export type HookOutcome = Omit<HookExecutionResult, 'hookConfig' | 'eventName' | 'duration'>;

/** A kind of hook. A new kind is a new file and a row in kinds.ts. It never rejects. */
export interface HookKind<Config extends HookConfig> {
  run(config: Config, context: RunContext): Promise<HookOutcome>;
}

const DEFAULT_TIMEOUT_MS = 60_000;
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;

/** The default also for a number that no timer takes: it would end the hook at once. */
export function timeoutOf({ timeout }: { timeout?: number | undefined }): number {
  return timeout !== undefined && timeout >= 1 && timeout <= LONGEST_TIMEOUT_MS ? timeout : DEFAULT_TIMEOUT_MS;
}
