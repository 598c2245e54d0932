import type { HookEventName, HookExecutionResult, HookTrace, HookVerdict } from '../../../generated/index.js';
import type { Route } from '../contract/index.js';
import type { HookPlanner, HookPlanVerdict } from '../planner/hook-planner.js';
import type { HooksByEvent } from '../registry/registered-hook.js';
import type { HookExecutionError } from './failure.js';
import { shortenedText } from './trace-ring.js';

/** What became of the hooks of an event. */
interface Ran {
  readonly sequential: boolean | undefined;
  readonly duration: number;
  readonly endings: readonly HookEnd[];
  readonly warnings: readonly string[];
}

export const NOTHING_RAN: Ran = { sequential: undefined, duration: 0, endings: [], warnings: [] };

/**
 * An event on its way, and all that its trace is made from. It holds no payload and no output, so that keeping it costs
 * little, and it is a plain record because one is made for every event, also where there is no hook.
 */
export interface EventRecord<Name extends string = string> {
  /** Only while lines of it go to a trace file. */
  traced?: TracedEventRecord | undefined;
  readonly eventName: Name;
  /** None for a name that is no event. */
  readonly route: Route | undefined;
  /** What its matchers were tested against. */
  matched: string | undefined;
  /** What was matched is a tool of an MCP server. */
  ofServer?: boolean | undefined;
  /** What the model called it. */
  requested?: string | undefined;
  correlationId?: string | undefined;
  readonly startedAt: number;
  /** What the host says beside, such as a settings file that is broken. Shared by all events. */
  notes: readonly string[] | undefined;
  /** As they stand when the event fires; none where none is configured for it. */
  readonly hooks?: HooksByEvent | undefined;
  readonly planner?: Pick<HookPlanner, 'explain'> | undefined;
  /** True if a guard that is not trusted matches the event. */
  hasUntrustedGuard?: boolean | undefined;
  /** True if guards that are not trusted block the event. */
  blocksUntrusted?: boolean | undefined;
  ran: Ran;
  /** What went wrong outside of any hook, and where. */
  error?: string | undefined;
  stage?: HookTrace['stage'];
  /** What became of a hook's wish to ask a person. */
  ask?: HookTrace['ask'];
  trace: HookTrace | undefined;
  /** Set if hooks got less than the event carries. */
  inputWarning?: string | undefined;
  /** Only where hooks of it run in the background. */
  late?: LateResults | undefined;
}

/** How the hooks ended that nobody waits for. */
export interface LateResults {
  /** Made when the event began. */
  readonly verdicts: readonly HookPlanVerdict[];
  /** By their places in the plan. */
  readonly endings: Map<number, HookEnd>;
  hasEventEnded: boolean;
}

/** What the lines of one event in a trace file have in common. */
export interface TracedEventRecord {
  readonly id: string;
  /** Made before a long name is cut: matchers are tested against all of it. */
  readonly verdicts: readonly HookPlanVerdict[];
}

/** How one hook ended, as far as a trace tells. */
export type HookEnd = Pick<
  HookVerdict,
  | 'name'
  | 'duration'
  | 'success'
  | 'exitCode'
  | 'signal'
  | 'timedOut'
  | 'decision'
  | 'reason'
  | 'stop'
  | 'would'
  | 'stdoutBytes'
  | 'stderrBytes'
  | 'truncated'
  | 'warnings'
  | 'error'
> & {
  readonly skipped: HookExecutionResult['skipped'];
  readonly isAwaited: boolean;
};

/** Of an event that the contract has. */
export type PlannedEventRecord<E extends HookEventName> = EventRecord<E> & { readonly route: Route };

export function newEventRecord<E extends HookEventName>(
  eventName: E,
  route: Route,
  { hooks, planner, notes }: Pick<PlannedEventRecord<E>, 'hooks' | 'planner' | 'notes'>,
  matched?: string,
  correlationId?: string,
): PlannedEventRecord<E> {
  return {
    eventName,
    route,
    matched,
    ofServer: false,
    correlationId,
    startedAt: Date.now(),
    notes,
    hooks,
    planner,
    ran: NOTHING_RAN,
    trace: undefined,
  };
}

/** Of a name that is no event: no hook can be configured for it. */
export function rejectedEventRecord(name: unknown, error: HookExecutionError): EventRecord {
  return {
    traced: undefined,
    eventName: typeof name === 'string' && name.trim() !== '' ? shortenedText(name) : '(none)',
    route: undefined,
    matched: undefined,
    correlationId: error.correlationId,
    startedAt: Date.now(),
    notes: undefined,
    hooks: undefined,
    planner: undefined,
    ran: NOTHING_RAN,
    error: error.message,
    stage: error.stage,
    ask: undefined,
    trace: undefined,
    late: undefined,
  };
}

/** What has a route is an event. */
export function isNamed(eventName: string, route: Route): eventName is HookEventName {
  return route.eventName === eventName;
}
