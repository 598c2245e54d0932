import type { AggregatedHookResult, HookOutput, ProcessedHookResult } from '../../generated/index.js';
import { createHookOutput, DefaultHookOutput } from '../engine/outputs/index.js';

/** The only reader of stop, message and display. Pure; the same answer however often it is asked. */
export function processCommonHookOutputFields(aggregated: AggregatedHookResult): ProcessedHookResult {
  const stopping = aggregated.allOutputs.find((output) => output.continue === false);
  return {
    aggregated,
    shouldStop: stopping !== undefined,
    stopReason: stopping && reasonOf(stopping, aggregated),
    systemMessage: systemMessageOf(aggregated),
    suppressOutput: aggregated.allOutputs.some((output) => output.suppressOutput === true),
  };
}

/** The event's own class knows where a reason may stand. */
function reasonOf(output: HookOutput, { hookResults = [] }: AggregatedHookResult): string {
  const [result] = hookResults;
  const answer = result ? createHookOutput(result.eventName, output) : new DefaultHookOutput(output);
  return answer.getEffectiveReason().trim();
}

/** The merged message; where the merge kept none, the last one that says something. No message is lost. */
function systemMessageOf({ finalOutput, allOutputs }: AggregatedHookResult): string | undefined {
  return said(finalOutput) ?? said(allOutputs.findLast((output) => said(output) !== undefined));
}

function said(output: HookOutput | undefined): string | undefined {
  const message = output?.systemMessage?.trim();
  return message ? output?.systemMessage : undefined;
}
