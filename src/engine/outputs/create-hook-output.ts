import {
  type HookDecision,
  type HookEventName,
  type HookOutput,
  type HookOutputOf,
  routes,
} from '../../../generated/index.js';
import type { OutputClassName } from '../../contract/index.js';
import { DefaultHookOutput } from './default-hook-output.js';
import {
  AfterAgentHookOutput,
  AfterModelHookOutput,
  AfterToolHookOutput,
  BeforeAgentHookOutput,
  BeforeModelHookOutput,
  BeforeToolHookOutput,
  BeforeToolSelectionHookOutput,
  SessionEndHookOutput,
  SessionStartHookOutput,
} from './event-outputs.js';
export const outputClasses = {
  DefaultHookOutput,
  BeforeToolHookOutput,
  AfterToolHookOutput,
  BeforeAgentHookOutput,
  AfterAgentHookOutput,
  SessionStartHookOutput,
  SessionEndHookOutput,
  BeforeModelHookOutput,
  AfterModelHookOutput,
  BeforeToolSelectionHookOutput,
} satisfies Record<OutputClassName, new (output: HookOutput) => DefaultHookOutput>;

/** The output as an instance of its event's class. */
export function createHookOutput<E extends HookEventName>(
  eventName: E,
  output: HookOutput,
): DefaultHookOutput & HookOutputOf<E>;
export function createHookOutput(eventName: HookEventName, output: HookOutput): DefaultHookOutput {
  return new outputClasses[routes[eventName].outputClass](output);
}

/** What an output decides, as its event's class reads it. */
export function decisionOf(eventName: HookEventName, output: HookOutput): HookDecision | undefined {
  return outputClasses[routes[eventName].outputClass].decisionOf(output);
}
