import { NAME_LIMIT } from '../../util/regex/syntax.js';
import type { MatcherRule } from '../contract/index.js';

/** Facts about an event that matchers are tested against. The event's route decides which one is used. */
export interface HookEventContext {
  toolName?: string | undefined;
  /** True if the tool belongs to an MCP server. */
  ofServer?: boolean | undefined;
  /** Name by which the model called a tool of an MCP server. Guards may match either name. */
  requestedName?: string | undefined;
  /** Names of the same tool in other agents. Guards may match any of them. */
  aliases?: readonly string[] | undefined;
  trigger?: string | undefined;
}

/** Builds the context of an event. Returns undefined if the event has no matchers. */
export function contextFor(
  rule: MatcherRule | undefined,
  matched: string | undefined,
  ofServer = false,
  requestedName?: string,
  aliases?: readonly string[],
): HookEventContext | undefined {
  if (rule === undefined) return undefined;
  if (rule.kind !== 'regex') return { trigger: matched };
  const tool = { toolName: matched, ...(aliases !== undefined && { aliases }) };
  if (!ofServer) return tool;
  return { ...tool, ofServer, ...(requestedName !== undefined && { requestedName }) };
}

/** Returns the value that matchers are tested against, or undefined if they do not filter. */
export function matchedValue(rule: MatcherRule | undefined, context: HookEventContext | undefined): string | undefined {
  if (rule === undefined) return undefined;
  const value = contextValue(rule, context);
  return typeof value === 'string' && value.length <= NAME_LIMIT ? value : undefined;
}

/** Returns every name that matchers are tested against, or undefined if there is no value to match. */
export function matchedNames(
  value: string | undefined,
  context: HookEventContext | undefined,
): readonly string[] | undefined {
  if (value === undefined) return undefined;
  const requested = requestedIn(context);
  return [value, ...(requested === undefined ? [] : [requested]), ...(context?.aliases ?? [])];
}

/** Describes the names that matchers are tested against. */
export function describeNames(names: readonly string[], context: HookEventContext | undefined): string {
  const quoted = names.map((name) => JSON.stringify(name));
  const elsewhere = quoted.splice(names.length - (context?.aliases?.length ?? 0));
  return `${quoted.join(' or ')}${elsewhere.length > 0 ? ` (in other agents ${elsewhere.join(', ')})` : ''}`;
}

/** Returns the requested name of a tool of an MCP server. A tool of the host always has the host's name. */
export function requestedIn(context: HookEventContext | undefined): string | undefined {
  return context?.ofServer === true ? context.requestedName : undefined;
}

/** Explains why matchers do not filter an event that has them. */
export function whyUnmatched(rule: MatcherRule, context: HookEventContext | undefined): string {
  return typeof contextValue(rule, context) === 'string'
    ? `${rule.field} is longer than ${NAME_LIMIT} characters and is not matched, so every hook runs`
    : `the event has no ${rule.field}, so every hook runs`;
}

function contextValue(rule: MatcherRule, context: HookEventContext | undefined): unknown {
  return rule.kind === 'regex' ? context?.toolName : context?.trigger;
}
