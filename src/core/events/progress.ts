import type { HookConfig, HookDecision, HookEventName, HookExecutionResult } from '../../../generated/index.js';
import { guarded } from '../../util/errors.js';
import type { Route } from '../contract/index.js';
import { decisionIn } from '../outputs/hook-outputs.js';
import { nameOf } from '../registry/registered-hook.js';
import type { ExecuteOptions, HookRun } from '../runner/hook-runner.js';

/** A hook that starts or has ended, as it happens. */
export type HookProgress = HookStarted | HookEnded;

interface HookStarted {
  readonly kind: 'start';
  /** Id of this run, unique in the process: the start and the end of a run have the same. */
  readonly id: string;
  readonly eventName: HookEventName;
  /** What the matchers of the event were tested against, such as the name of the tool. */
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

interface Listener {
  readonly tell: (progress: HookProgress) => void;
}

/** What the runner calls where nobody listens. */
const NOBODY: Pick<ExecuteOptions, 'onHookStart' | 'onHookEnd'> = Object.freeze({});

/** Events with listeners so far. */
let observedEvents = 0;

/** Tells whoever listens which hooks run. */
export class ProgressListeners {
  #listeners: readonly Listener[] = [];

  listen(tell: (progress: HookProgress) => void): () => void {
    const listener = { tell };
    this.#listeners = [...this.#listeners, listener];
    return () => {
      this.#listeners = this.#listeners.filter((each) => each !== listener);
    };
  }

  /** What the runner calls for the hooks of one event; nothing where nobody listens. */
  callbacksFor(
    eventName: HookEventName,
    route: Route,
    matched: string | undefined,
    /** Hears of each hook that ended, whoever else listens. */
    onEnd?: (result: HookExecutionResult, index: number, run: HookRun) => void,
  ): Pick<ExecuteOptions, 'onHookStart' | 'onHookEnd'> {
    if (this.#listeners.length === 0) return onEnd ? { onHookEnd: (_, ...ended) => onEnd(...ended) } : NOBODY;
    observedEvents += 1;
    const event = observedEvents;
    const about = (config: HookConfig, index: number) => ({
      id: `${event}-${index}`,
      eventName,
      matched,
      hookName: nameOf(config),
      hookType: config.type,
    });
    return {
      onHookStart: (config, index) => this.#tell({ kind: 'start', ...about(config, index) }),
      onHookEnd: (config, result, index, run) => {
        onEnd?.(result, index, run);
        this.#tell({ kind: 'end', ...about(config, index), ...endingOf(route, result) });
      },
    };
  }

  #tell(progress: HookProgress): void {
    for (const { tell } of this.#listeners) guarded(() => tell(progress));
  }
}

function endingOf(route: Route, { duration, success, output }: HookExecutionResult) {
  const rounded = Math.round(duration * 10) / 10;
  return { duration: rounded, success, decision: output && decisionIn(route, output), reason: output?.reason };
}
