import type { HookConfig, HookDecision, HookEventName, HookExecutionResult } from '../../../generated/index.js';
import { Listeners } from '../../util/listeners.js';
import type { Route } from '../contract/index.js';
import { decisionIn } from '../outputs/hook-outputs.js';
import { nameOf } from '../registry/registered-hook.js';
import type { ExecuteOptions, HookRun } from '../runner/hook-runner.js';
import type { PlannedEventRecord } from './event-record.js';

/** Start or end of a hook. */
export type HookProgress = HookStarted | HookEnded;

interface HookStarted {
  readonly kind: 'start';
  /** Id of this run, unique in the process: the start and the end of a run have the same. */
  readonly id: string;
  /** Id of the event, unique in the process: its hooks share it. */
  readonly eventId: string;
  /** Session of the event, if the host has several. */
  readonly sessionId?: string | undefined;
  readonly eventName: HookEventName;
  /** Value that matchers are tested against, such as the name of the tool. */
  readonly matched: string | undefined;
  readonly hookName: string;
  readonly hookType: HookConfig['type'];
}

interface HookEnded extends Omit<HookStarted, 'kind'> {
  readonly kind: 'end';
  /** In milliseconds, to a tenth. */
  readonly duration: number;
  readonly success: boolean;
  readonly decision: HookDecision | undefined;
  readonly reason: string | undefined;
}

/** Number of events with listeners so far. */
let observedEvents = 0;

/** Listeners to the start and end of hooks. */
export class ProgressListeners {
  readonly #listeners = new Listeners<HookProgress>();

  /** Subscribes to all hooks. Returns an unsubscribe function. */
  listen(notify: (progress: HookProgress) => void): () => void {
    return this.#listeners.add(notify);
  }

  /** Returns the callbacks of the runner for the hooks of one event. `onEnd` is called for each hook that ends. */
  callbacksFor(
    { eventName, route, matched, sessionId }: PlannedEventRecord<HookEventName>,
    onEnd?: (result: HookExecutionResult, index: number, run: HookRun) => void,
  ): Pick<ExecuteOptions, 'onHookStart' | 'onHookEnd'> {
    if (this.#listeners.size === 0) return onEnd ? { onHookEnd: (_, ...ended) => onEnd(...ended) } : {};
    observedEvents += 1;
    const event = observedEvents;
    const about = (config: HookConfig, index: number) => ({
      id: `${event}-${index}`,
      eventId: String(event),
      ...(sessionId !== undefined && { sessionId }),
      eventName,
      matched,
      hookName: nameOf(config),
      hookType: config.type,
    });
    return {
      onHookStart: (config, index) => this.#listeners.notify(() => ({ kind: 'start', ...about(config, index) })),
      onHookEnd: (config, result, index, run) => {
        onEnd?.(result, index, run);
        this.#listeners.notify(() => ({ kind: 'end', ...about(config, index), ...endingOf(route, result) }));
      },
    };
  }
}

function endingOf(route: Route, { duration, success, output, ignored }: HookExecutionResult) {
  const rounded = Math.round(duration * 10) / 10;
  const decision = output && ignored === undefined ? decisionIn(route, output) : undefined;
  return { duration: rounded, success, decision, reason: output?.reason };
}
