import type { AggregatedHookResult, HookOutput, ProcessedHookResult } from '../../generated/index.js';
import { createHookOutput, DefaultHookOutput } from '../engine/outputs/index.js';

/** The only reader of stop, message and display. Pure; the same answer however often it is asked. */
export function processCommonHookOutputFields(aggregated: AggregatedHookResult): ProcessedHookResult {
  let stopping: HookOutput | undefined;
  let lastMessage: string | undefined;
  let suppressOutput = false;
  for (const output of aggregated.allOutputs) {
    if (output.continue === false) stopping ??= output;
    if (output.suppressOutput === true) suppressOutput = true;
    lastMessage = messageIn(output) ?? lastMessage;
  }
  return {
    aggregated,
    shouldStop: stopping !== undefined,
    stopReason: stopping && reasonOf(stopping, aggregated),
    // Where the merge kept no message, the last one that says something: none is lost.
    systemMessage: messageIn(aggregated.finalOutput) ?? lastMessage,
    suppressOutput,
  };
}

/** The event's own class knows where a reason may stand. */
function reasonOf(output: HookOutput, { hookResults = [] }: AggregatedHookResult): string {
  const [result] = hookResults;
  const answer = result ? createHookOutput(result.eventName, output) : new DefaultHookOutput(output);
  return answer.getEffectiveReason().trim();
}

function messageIn(output: HookOutput | undefined): string | undefined {
  const message = output?.systemMessage;
  return message?.trim() ? message : undefined;
}
