import type { HookEventName } from '../../../generated/index.js';
import { NAME_LIMIT } from '../../util/regex/syntax.js';
import type { Contract, Route } from '../contract/index.js';
import type { HooksByEvent } from '../registry/registered-hook.js';
import { isNamed, NOTHING_RAN, type PlannedEventRecord } from './event-record.js';

const MOST_VALUES = 512;

/** An event of the contract, and what was found about it among hooks that seldom change. */
export class KnownEvent {
  readonly eventName: HookEventName;
  readonly route: Route;
  /** Those that the rest is about. */
  #hooks: HooksByEvent | undefined;
  #isHooked = false;
  /** The values that none of its hooks applies to. */
  readonly #unmatched = new Set<string | undefined>();

  constructor(eventName: HookEventName, route: Route) {
    this.eventName = eventName;
    this.route = route;
  }

  /** What its trace is made from when no hook was configured for it. */
  passedAt(startedAt: number): PlannedEventRecord<HookEventName> {
    const { eventName, route } = this;
    return { eventName, route, matched: undefined, startedAt, notes: undefined, ran: NOTHING_RAN, trace: undefined };
  }

  /** Whether any hook is configured for it, be it one that does not run. */
  isHooked(hooks: HooksByEvent): boolean {
    if (this.#hooks !== hooks) {
      this.#hooks = hooks;
      this.#isHooked = hooks.has(this.eventName);
      this.#unmatched.clear();
    }
    return this.#isHooked;
  }

  /** Whether it has been planned for this value, which is no tool of a server, and nothing was to be done. */
  isUnmatched(hooks: HooksByEvent, matched: string | undefined): boolean {
    return this.#hooks === hooks && this.#unmatched.has(matched);
  }

  /** Longer names are not kept: no matcher is tested against them, and a model may write very long ones. */
  addUnmatched(hooks: HooksByEvent | undefined, matched: string | undefined): void {
    if (this.#hooks !== hooks || (matched !== undefined && matched.length > NAME_LIMIT)) return;
    if (this.#unmatched.size >= MOST_VALUES) this.#unmatched.clear();
    this.#unmatched.add(matched);
  }
}

/** The events of a contract by their names. */
export function knownEvents({ routes }: Contract): ReadonlyMap<string, KnownEvent> {
  const known = new Map<string, KnownEvent>();
  for (const [eventName, route] of Object.entries(routes)) {
    if (isNamed(eventName, route)) known.set(eventName, new KnownEvent(eventName, route));
  }
  return known;
}
