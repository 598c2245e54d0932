import type { HookConfig, HookExecutionResult } from '../../../generated/index.js';
import type { Tenancy } from '../../runners/process/process-types.js';
import { monotonicNow } from '../../util/elapsed.js';
import { guarded } from '../../util/errors.js';
import type { Route } from '../contract/index.js';
import { decisionIn } from '../outputs/hook-outputs.js';
import { abortedBeforeStart } from './aborted-result.js';
import { type BackgroundHooks, DISPOSED } from './background.js';
import { couldNotRun } from './could-not-run.js';
import { discardBackgroundOutput, discardOutput } from './discard-output.js';
import { applyErrorPolicy } from './error-policy.js';
import { EventPayload } from './event-payload.js';
import { complete, type HookRunResult, type RunContext } from './hook-type-runner.js';
import type { ExecuteOptions, RunnerConfig } from './runner-options.js';
import { runGated, type StartGate, startGate, untrusted } from './start-gate.js';

/** A hook that runs, and what its result is made from. */
interface StartedHook {
  readonly config: HookConfig;
  readonly context: RunContext;
  readonly options: ExecuteOptions;
  readonly index: number;
  readonly gate: StartGate | undefined;
  readonly since: number;
  readonly outcome: Promise<HookRunResult>;
}

/** Whether nobody waits for the hook. */
export function isAsync(config: HookConfig): boolean {
  return config.async === true;
}

/** Whether it is too late to start a hook. */
export function isCancelled({ signal, killed }: RunContext): boolean {
  return signal?.aborted === true || killed.aborted;
}

/** Runs one hook, from its start to its result. */
export class SingleHook {
  readonly #config: RunnerConfig;
  readonly #background: BackgroundHooks;

  constructor(config: RunnerConfig, background: BackgroundHooks) {
    this.#config = config;
    this.#background = background;
  }

  async execute(
    config: HookConfig,
    context: RunContext,
    options: ExecuteOptions,
    index: number,
  ): Promise<HookExecutionResult> {
    if (isCancelled(context)) return abortedBeforeStart(config, context.eventName);
    const run = this.start(config, context, options, index);
    let outcome: HookRunResult;
    try {
      outcome = await run.outcome;
    } catch (error) {
      outcome = couldNotRun(error);
    }
    return this.end(run, outcome);
  }

  start(config: HookConfig, context: RunContext, options: ExecuteOptions, index: number): StartedHook {
    const { onHookStart } = options;
    if (onHookStart) guarded(() => onHookStart(config, index));
    const gate = startGate(options, index);
    const since = monotonicNow();
    return { config, context, options, index, gate, since, outcome: this.#run(config, context, options, index, gate) };
  }

  end({ config, context, options, index, gate, since }: StartedHook, outcome: HookRunResult): HookExecutionResult {
    const { eventName, route, payload } = context;
    const { onHookEnd } = options;
    const duration = monotonicNow() - since;
    const result = this.#counted(config, route, outcome, options);
    complete(result, config, eventName, duration);
    if (onHookEnd && gate) {
      const { queuedAt, startedAt } = gate;
      const run = { queuedAt, startedAt, endedAt: Date.now(), input: payload.input };
      guarded(() => onHookEnd(config, result, index, run));
    }
    return result;
  }

  #run(
    config: HookConfig,
    context: RunContext,
    options: ExecuteOptions,
    index: number,
    gate: StartGate | undefined,
  ): Promise<HookRunResult> {
    try {
      if (!this.#isTrusted(config)) return Promise.resolve(untrusted());
      const own = withVersion(context, options, index);
      return isAsync(config) ? this.#runLater(config, own, gate) : runGated(config, own, gate);
    } catch (error) {
      return Promise.resolve(couldNotRun(error));
    }
  }

  /** In its turn. One that has to wait reads the input as it is now: its owner may change it once the event has ended. */
  async #runLater(config: HookConfig, context: RunContext, gate: StartGate | undefined): Promise<HookRunResult> {
    let own = context;
    const start = async (tenancy: Tenancy): Promise<HookRunResult> => runGated(config, { ...own, tenancy }, gate);
    const outcome = await this.#background.inTurn(config, start, () => {
      own = { ...context, payload: new EventPayload(context.payload.copy()) };
    });
    if (own !== context) own.payload.release();
    return outcome.aborted ? { ...outcome, error: new Error(DISPOSED) } : outcome;
  }

  /** The outcome as it counts for the event. */
  #counted(config: HookConfig, route: Route, outcome: HookRunResult, options: ExecuteOptions): HookRunResult {
    if (isAsync(config)) return discardBackgroundOutput(outcome, outcome.output && decisionIn(route, outcome.output));
    const judged = applyErrorPolicy(config, route, outcome, this.#config, options);
    return config.enforce === false ? discardOutput(judged) : judged;
  }

  /** The registry holds untrusted hooks back already; a command of the project is checked once more before it runs. */
  #isTrusted(config: HookConfig): boolean {
    return config.source !== 'project' || this.#config.isTrustedFolder?.() !== false;
  }
}

function withVersion(context: RunContext, { versionOf }: ExecuteOptions, index: number): RunContext {
  return versionOf === undefined ? context : { ...context, versionOf: () => versionOf(index) };
}
