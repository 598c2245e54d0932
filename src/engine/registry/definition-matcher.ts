import { type HookEventName, routes } from '../../../generated/index.js';
import type { Route } from '../../contract/index.js';
import { type CompiledMatcher, compileMatcher } from '../matcher/compile.js';
import type { ReportProblem } from './registry-problem.js';

/** Compiles a matcher for its event. On an event without a value to match, every hook always applies. */
export function matcherFor(
  eventName: HookEventName,
  text: string | undefined,
  where: string,
  report: ReportProblem,
): CompiledMatcher {
  const { matcher: rule }: Route = routes[eventName];
  const matcher = compileMatcher(text, rule?.kind ?? 'regex');
  if (rule === undefined) {
    if (matcher.mode !== 'all') report(ignoredMatcher(eventName, matcher.pattern, where));
    return compileMatcher(undefined, 'regex');
  }
  if (matcher.warning !== undefined) {
    const help = matcher.mode === 'refused' ? 'until then its hooks are listed but not run' : 'its hooks stay active';
    report({ where, what: matcher.warning, help });
  }
  return matcher;
}

function ignoredMatcher(eventName: HookEventName, pattern: string, where: string) {
  const shown = JSON.stringify(pattern.length > 80 ? `${pattern.slice(0, 80)}...` : pattern);
  return {
    where,
    what: `matcher ${shown} is ignored, because ${eventName} has no value to match`,
    help: 'its hooks always run; remove the matcher',
  };
}
