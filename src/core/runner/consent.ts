import { attempt } from '../../util/errors.js';
import type { HostConfigPort, Route } from '../contract/index.js';
import type { HookRunResult } from './hook-type-runner.js';

type ConsentConfig = Pick<HostConfigPort<unknown, unknown, unknown, unknown>, 'getHookConsents'>;

const WITHOUT_CONSENT =
  "cannot replace the result: the host does not consent. It needs the option hooksMay: ['replace-tool-result']";

/** Replaces the result of a tool by the text of a hook if the host consents. Else the text is dropped, with a warning. */
export function applyConsent(config: ConsentConfig, route: Route, result: HookRunResult): HookRunResult {
  const { hookSpecificOutput: specific, ...output } = result.output ?? {};
  if (specific === undefined || !route.effects.includes('replace-result')) return result;
  const { tool_result: text, ...rest } = specific;
  if (typeof text !== 'string') return result;
  if (attempt(() => config.getHookConsents?.()?.includes('replace-tool-result'), false)) {
    return { ...result, toolResult: text };
  }
  const warnings = [...(result.warnings ?? []), WITHOUT_CONSENT];
  return { ...result, output: { ...output, hookSpecificOutput: rest }, warnings };
}
