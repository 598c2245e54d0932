import type { HookConfig } from '../../../generated/index.js';
import { firstText } from '../../util/text.js';
import type { HookEffect, Route } from '../contract/index.js';
import { strictnessOf } from '../outputs/decision.js';
import { NO_REASON } from '../outputs/default-hook-output.js';
import { decisionIn } from '../outputs/hook-outputs.js';
import { adapterOf } from '../registry/adapter-of.js';
import { canBlock } from '../registry/events.js';
import type { HookRunResult } from './hook-type-runner.js';

/** What a hook can return for an effect, in the order of a warning. */
const RETURNS: Partial<Record<HookEffect, string>> = {
  stop: '"continue": false to stop the agent',
  'replace-result': 'hookSpecificOutput.tool_result to replace the result',
  'edit-response': 'hookSpecificOutput.llm_response to replace the response',
  'restrict-tools': 'hookSpecificOutput.toolConfig to restrict the tools',
  context: 'hookSpecificOutput.additionalContext to add text for the model',
  'system-message': 'systemMessage to send a message to the model',
};

/**
 * Marks a decision that has no effect because its event cannot be blocked, with a warning that names what to return instead.
 * A native hook with `onError: block` withholds what the event is about; a dialect says for its hooks what is withheld.
 */
export function applyImpossibleDecision(config: HookConfig, route: Route, result: HookRunResult): HookRunResult {
  const { output, withheld, warnings = [], exitCode } = result;
  const ignored = output && decisionIn(route, output);
  if (canBlock(route) || withheld !== undefined || strictnessOf(ignored) === strictnessOf('allow')) return result;
  if (adapterOf(config) !== undefined) return { ...result, ignored };
  if ('onError' in config && config.onError === 'block') {
    return { ...result, withheld: firstText(output?.reason, output?.stopReason) ?? NO_REASON };
  }
  const returned = exitCode === 2 ? 'exit code 2' : `the decision ${JSON.stringify(ignored)}`;
  const effects = Object.entries(RETURNS).filter(([effect]) => route.effects.some((each) => each === effect));
  const doubt = `${returned} is ignored: ${route.eventName} cannot be blocked. Return ${effects
    .map(([, text]) => text)
    .join(', or ')}. With "onError": "block" such a decision withholds what the event is about`;
  return { ...result, ignored, doubt, warnings: [...warnings, doubt] };
}
