import type {
  HookAgent,
  HookEventName,
  HookExecutionResult,
  HookTrace,
  HookVerdict,
} from '../../../generated/index.js';
import { copiedText, cutText } from '../../util/cut-text.js';
import type { Route } from '../contract/index.js';
import type { HookPlanner, HookPlanVerdict } from '../planner/hook-planner.js';
import type { HooksByEvent } from '../registry/registered-hook.js';
import type { BudgetNotice } from '../session-state.js';
import type { MatcherFacts } from './event-input.js';
import type { HookExecutionError } from './failure.js';

/** Longest text that a trace keeps, in bytes. */
export const MAX_TEXT = 4096;

/** Returns a text as a trace keeps it: cut, and copied, so that it does not keep the output of a hook in memory. */
export function shortenedText(text: string): string;
export function shortenedText(text: string | undefined): string | undefined;
export function shortenedText(text: string | undefined): string | undefined {
  return text === undefined || text === '' ? text : copiedText(cutText(text, MAX_TEXT));
}

/** Results of the hooks of one event. */
interface HookRuns {
  readonly sequential: boolean | undefined;
  readonly duration: number;
  readonly endings: readonly HookEnd[];
  readonly warnings: readonly string[];
}

export const NOTHING_RAN: HookRuns = { sequential: undefined, duration: 0, endings: [], warnings: [] };

/** State of one event, and the source of its trace. It holds no payload and no output, so that keeping it costs little. */
export interface EventRecord<Name extends string = string> extends MatcherFacts {
  readonly eventName: Name;
  /** Undefined if the name is not an event of the contract. */
  readonly route?: Route | undefined;
  correlationId?: string | undefined;
  /** Session of the event, if it is not that of the config. */
  readonly sessionId?: string | undefined;
  /** Agent program that the event came from. */
  readonly program?: string | undefined;
  readonly startedAt: number;
  /** Remarks of the host, such as an invalid settings file. Shared by all events. */
  notes?: readonly string[] | undefined;
  /** Hooks at the time of the event. */
  readonly hooks?: HooksByEvent | undefined;
  readonly planner?: Pick<HookPlanner, 'explain'> | undefined;
  /** True if guards that are not trusted block the event. */
  blocksUntrusted?: boolean | undefined;
  ran: HookRuns;
  /** Failure outside of any hook. */
  error?: string | undefined;
  stage?: HookTrace['stage'];
  /** Result of asking a person, if a hook decided `ask`. */
  ask?: HookTrace['ask'];
  /** Agent of the event. Shared by all its events. */
  agent?: HookAgent | undefined;
  turnId?: string | undefined;
  callId?: string | undefined;
  /** Labels that the event added to its session. */
  labels?: readonly string[] | undefined;
  readonly clearedLabel?: HookTrace['clearedLabel'];
  budgets?: readonly BudgetNotice[] | undefined;
  trace?: HookTrace | undefined;
  /** Set if hooks got less than the event carries. */
  inputWarning?: string | undefined;
  /** Set if the event has background hooks. */
  late?: LateResults | undefined;
}

/** Results of background hooks. */
export interface LateResults {
  /** Verdicts of the hooks when the event began. */
  readonly verdicts: readonly HookPlanVerdict[];
  /** Results by index in the plan. */
  readonly endings: Map<number, HookEnd>;
  hasEventEnded: boolean;
}

/** Result of one hook, as far as a trace shows it. */
export type HookEnd = Omit<
  HookVerdict,
  'type' | 'source' | 'dialect' | 'matcher' | 'verdict' | 'why' | 'enforced' | 'background' | 'budgetMs'
> & {
  readonly skipped: HookExecutionResult['skipped'];
  readonly isAwaited: boolean;
};

/** Record of an event that the contract declares. */
export type PlannedEventRecord<E extends HookEventName> = EventRecord<E> & { readonly route: Route };

/** Returns the record of a name that is not an event, or of an event without a hook system. */
export function rejectedEventRecord(name: unknown, error: HookExecutionError): EventRecord {
  return {
    eventName: typeof name === 'string' && name.trim() !== '' ? shortenedText(name) : '(none)',
    correlationId: error.correlationId,
    startedAt: Date.now(),
    ran: NOTHING_RAN,
    error: error.message,
    stage: error.stage,
  };
}

/** Narrows a name to an event name: a name with a route is one. */
export function isNamed(eventName: string, route: Route): eventName is HookEventName {
  return route.eventName === eventName;
}
