import {
  type AggregatedHookResult,
  type HookEventName,
  type HookExecutionResult,
  type HookOutputOf,
  routes,
} from '../../generated/index.js';
import { contributionsOf } from './merge/contributions.js';
import { mergeOutputs } from './merge/merge-outputs.js';
import type { AllowedNamesRule } from './merge/merge-tool-configs.js';
import { createHookOutput } from './outputs/index.js';

/** The merged answers of one event. */
export type AggregatedResultOf<E extends HookEventName> = Omit<AggregatedHookResult, 'finalOutput'> & {
  finalOutput?: HookOutputOf<E> | undefined;
};

export interface AggregatorOptions {
  /** What becomes of several lists of allowed tools. The default is `union`. */
  allowedFunctionNames?: AllowedNamesRule | undefined;
}

/** Makes one result of the results of all hooks. They are given in declared order, and rewrites compose in it. */
export class HookAggregator {
  readonly #options: AggregatorOptions;

  constructor(options: AggregatorOptions = {}) {
    this.#options = options;
  }

  aggregateResults<E extends HookEventName>(
    results: readonly HookExecutionResult[],
    eventName: E,
  ): AggregatedResultOf<E> {
    const outputs = contributionsOf(results, eventName).map(({ output }) => output);
    const merged = mergeOutputs(outputs, routes[eventName], this.#options.allowedFunctionNames);
    return {
      success: results.every(({ success, error }) => success && error === undefined),
      finalOutput: merged && createHookOutput(eventName, merged),
      allOutputs: results.map(({ output }) => output).filter((output) => output !== undefined),
      errors: results.map(({ error }) => error).filter((error) => error !== undefined),
      totalDuration: results.reduce((total, { duration }) => total + duration, 0),
      hookResults: [...results],
    };
  }
}
