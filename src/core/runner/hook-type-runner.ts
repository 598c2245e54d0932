import type { HookConfig, HookEventName, HookExecutionResult } from '../../../generated/index.js';
import type { HookEnvironment } from '../../runners/command/environment.js';
import type { ProgramDoor } from '../../runners/command/program-door.js';
import type { HttpDoor } from '../../runners/http/http-door.js';
import type { Tenancy } from '../../runners/process/index.js';
import type { Contract, HookBus, Route } from '../contract/index.js';
import type { EventPayload } from './event-payload.js';

/** What every kind of hook gets to run with. */
export interface RunContext {
  readonly contract: Contract;
  readonly route: Route;
  readonly eventName: HookEventName;
  readonly payload: EventPayload;
  readonly environment: HookEnvironment;
  readonly programs: ProgramDoor;
  readonly http: HttpDoor;
  /** What hooks of the kind `bus` ask, when the host has one. */
  readonly bus: () => HookBus | undefined;
  /** The caller's, when it gave one. */
  readonly signal: AbortSignal | undefined;
  /** Aborts when everything is to end at once. Processes are ended by their runner; the other kinds listen. */
  readonly killed: AbortSignal;
  readonly maxOutputBytes: number;
  /** How deep whoever asked for this is; undefined for the host's own events. */
  readonly depth: number | undefined;
  /** What a kind that waits before it starts asks right before that: why the hook must not start after all. */
  readonly whyNotStart?: (() => Error | undefined) | undefined;
  /** Another text as soon as a file that the hook runs is another one; undefined where nobody can tell. */
  readonly versionOf?: (() => string | undefined) | undefined;
  /** Who counts the processes of the hook, where it has only a share of them. */
  readonly tenancy?: Tenancy | undefined;
}

/** How one run ended: a result, but for what every result has in common. */
export type HookRunResult = Omit<HookExecutionResult, keyof HookRunFields>;

type HookRunFields = Pick<HookExecutionResult, 'hookConfig' | 'eventName' | 'duration'>;

/** Makes an outcome the result of its run. It belongs to that run alone, so nothing is copied. */
export function complete(
  outcome: HookRunResult & Partial<HookRunFields>,
  hookConfig: HookConfig,
  eventName: HookEventName,
  duration: number,
): asserts outcome is HookExecutionResult {
  outcome.hookConfig = hookConfig;
  outcome.eventName = eventName;
  outcome.duration = duration;
}

/** A kind of hook. A new kind is a new file and a case in kinds.ts. It never rejects. */
export interface HookTypeRunner<Config extends HookConfig, Context extends RunContext = RunContext> {
  run(config: Config, context: Context): Promise<HookRunResult>;
}
