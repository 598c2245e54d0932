import { NAME_LIMIT } from '../../util/regex/syntax.js';
import type { MatcherRule } from '../contract/index.js';

/** What a caller knows about an event; its route says which of them counts. */
export interface HookEventContext {
  toolName?: string | undefined;
  /** The tool is one of an MCP server, whatever its name says. */
  ofServer?: boolean | undefined;
  /** What the model called a tool of a server, which is what a guard of it may know. */
  requestedName?: string | undefined;
  trigger?: string | undefined;
}

/** The context of an event, from the value that its matchers are tested against; nothing where none filters. */
export function contextFor(
  rule: MatcherRule | undefined,
  matched: string | undefined,
  ofServer = false,
  requestedName?: string,
): HookEventContext | undefined {
  if (rule === undefined) return undefined;
  if (rule.kind !== 'regex') return { trigger: matched };
  if (!ofServer) return { toolName: matched };
  return { toolName: matched, ofServer, ...(requestedName !== undefined && { requestedName }) };
}

/** What matchers are tested against; nothing when they do not filter. */
export function matchedValue(rule: MatcherRule | undefined, context: HookEventContext | undefined): string | undefined {
  if (rule === undefined) return undefined;
  const value = givenValue(rule, context);
  return typeof value === 'string' && value.length <= NAME_LIMIT ? value : undefined;
}

/** All that matchers may find a hook's tool by, where there is a value to match. */
export function matchedNames(
  value: string | undefined,
  context: HookEventContext | undefined,
): readonly string[] | undefined {
  if (value === undefined) return undefined;
  const requested = requestedIn(context);
  return requested === undefined ? [value] : [value, requested];
}

/** A tool of the host's own has the name that the host gave it, whatever the model asked for. */
export function requestedIn(context: HookEventContext | undefined): string | undefined {
  return context?.ofServer === true ? context.requestedName : undefined;
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
