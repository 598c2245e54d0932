import {
  type AggregatedHookResult,
  type HookEventName,
  type HookExecutionResult,
  type HookOutput,
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
    const contributions = contributionsOf(results, eventName);
    const outputs = contributions.map(({ output }) => output);
    const merged = mergeOutputs(outputs, routes[eventName], this.#options.allowedFunctionNames);
    const summary = summarize(results);
    return {
      success: summary.success,
      finalOutput: merged && createHookOutput(eventName, merged),
      allOutputs: summary.outputs,
      errors: summary.errors,
      totalDuration: summary.duration,
      hookResults: [...results],
    };
  }
}

function summarize(results: readonly HookExecutionResult[]) {
  const summary = { success: true, duration: 0, outputs: [] as HookOutput[], errors: [] as Error[] };
  for (const { success, error, output, duration } of results) {
    if (!success || error !== undefined) summary.success = false;
    if (output !== undefined) summary.outputs.push(output);
    if (error !== undefined) summary.errors.push(error);
    summary.duration += duration;
  }
  return summary;
}
