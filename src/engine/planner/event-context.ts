import type { MatcherRule } from '../../contract/index.js';
import { NAME_LIMIT } from '../matcher/syntax.js';

/** What a caller knows about an event; its route says which of them counts. */
export interface HookEventContext {
  toolName?: string | undefined;
  /** The tool is one of an MCP server, whatever its name says. */
  ofServer?: boolean | undefined;
  trigger?: string | undefined;
}

/** The context of an event, from the value that its matchers are tested against; nothing where none filters. */
export function contextFor(
  rule: MatcherRule | undefined,
  matched: string | undefined,
  ofServer = false,
): HookEventContext | undefined {
  if (rule === undefined) return undefined;
  return rule.kind === 'regex' ? { toolName: matched, ofServer } : { trigger: matched };
}

/** What matchers are tested against; nothing when they do not filter. */
export function matchedValue(rule: MatcherRule | undefined, context: HookEventContext | undefined): string | undefined {
  if (rule === undefined) return undefined;
  const value = givenValue(rule, context);
  return typeof value === 'string' && value.length <= NAME_LIMIT ? value : undefined;
}

/** Why matchers that could filter do not. */
export function whyUnmatched(rule: MatcherRule, context: HookEventContext | undefined): string {
  return typeof givenValue(rule, context) === 'string'
    ? `${rule.field} is longer than ${NAME_LIMIT} characters and is not matched, so every hook runs`
    : `there is no ${rule.field} to match, so every hook runs`;
}

function givenValue(rule: MatcherRule, context: HookEventContext | undefined): unknown {
  return rule.kind === 'regex' ? context?.toolName : context?.trigger;
}
