import {
  type AggregatedHookResult,
  type HookEventName,
  type HookExecutionResult,
  type HookOutput,
  type HookOutputOf,
  routes,
} from '../../generated/index.js';
import { contributionsOf } from './merge/contributions.js';
import type { AllowedNamesRule } from './merge/merge-fields.js';
import { mergeOutputs } from './merge/merge-outputs.js';
import { createHookOutput } from './outputs/create-hook-output.js';

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
    const answers = contributionsOf(results, eventName);
    const merged = mergeOutputs(answers, routes[eventName], this.#options.allowedFunctionNames);
    const allOutputs: HookOutput[] = [];
    const errors: Error[] = [];
    let success = true;
    let totalDuration = 0;
    for (const result of results) {
      if (!result.success || result.error !== undefined) success = false;
      if (result.output !== undefined) allOutputs.push(result.output);
      if (result.error !== undefined) errors.push(result.error);
      totalDuration += result.duration;
    }
    const finalOutput = merged && createHookOutput(eventName, merged);
    return { success, finalOutput, allOutputs, errors, totalDuration, hookResults: results.slice() };
  }
}
