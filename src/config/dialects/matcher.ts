import type { Dialect, DialectEvent, DialectMatcher } from '../../../generated/index.js';
import { nearestName } from '../../util/nearest-name.js';
import { compileMatcher } from '../../util/regex/compile.js';
import { toolOfRule } from './built-in/permission-rule.js';
import type { ToolCall } from './dialect-tool.js';
import type { HostTools } from './host-tools.js';

/** A matcher of an entry, compiled by the rules of its dialect. */
export interface EntryMatcher {
  readonly kind: 'all' | 'list' | 'pattern';
  /** Problem of the matcher. With `refused`, its hook never runs. */
  readonly warning: string | undefined;
  readonly refused: boolean;
  test(values: readonly string[]): boolean;
  testTool(call: ToolCall): boolean;
}

export function entryMatcher(rule: DialectMatcher, written: string | undefined): EntryMatcher {
  const text = written?.trim() ?? '';
  if (written === undefined || rule.all.includes(text)) return matcherOf('all', rule, () => true);
  const isList = rule.list !== undefined && new RegExp(rule.list).test(text);
  const names = isList ? text.split(new RegExp(rule.split ?? '[|]')).map((name) => name.trim()) : [text];
  if (rule.listOrPattern) return listOrPattern(rule, names);
  return isList ? matcherOf('list', rule, (value) => names.includes(value)) : patternMatcher(rule, text);
}

/** Returns a matcher for names of a tool that may also be patterns of its own name. */
function listOrPattern(rule: DialectMatcher, written: readonly string[]): EntryMatcher {
  const names = written.filter((name) => name !== '');
  if (names.some((name) => rule.all.includes(name))) return matcherOf('all', rule, () => true);
  const list = matcherOf('list', rule, (value) => names.includes(value));
  const pattern = patternMatcher(rule, names.join('|'));
  if (pattern.refused && names.length > 1) return list;
  return {
    ...pattern,
    test: (values) => list.test(values) || pattern.test(values),
    testTool: (call) => list.testTool(call) || pattern.test([call.name]),
  };
}

function patternMatcher(rule: DialectMatcher, text: string): EntryMatcher {
  if (rule.else === 'equals') return matcherOf('list', rule, (value) => value === text);
  const { mode, warning, test } = compileMatcher(text, rule.else === 'regex' ? 'regex' : 'whole');
  // A lone star is not a pattern. It matches everything only if the dialect says so.
  const isEquality = mode === 'equality' || text === '*';
  const isNone = mode === 'refused' || (isEquality && rule.invalid !== 'equals');
  const pattern = matcherOf('pattern', rule, isNone ? () => false : text === '*' ? (value) => value === text : test);
  return {
    ...pattern,
    refused: isNone,
    warning: isNone ? `matcher ${JSON.stringify(text)} matches nothing: ${warning ?? 'not a pattern'}` : warning,
  };
}

function matcherOf(kind: EntryMatcher['kind'], rule: DialectMatcher, test: (value: string) => boolean): EntryMatcher {
  return {
    kind,
    warning: undefined,
    refused: false,
    test: (values) => values.some(test),
    testTool: (call) => toolNames(kind, rule, call).some(test),
  };
}

/** Returns the names of a tool to test. If a dialect uses Claude's tool names, a list may contain either. */
function toolNames(kind: EntryMatcher['kind'], { names }: DialectMatcher, call: ToolCall): readonly string[] {
  if (names !== 'claude') return call.names;
  return kind === 'list' ? [...call.names, call.claude] : [call.claude];
}

/** A matcher of an entry, and the event that it filters. */
export interface WrittenMatcher {
  readonly text: string;
  readonly matcher: EntryMatcher;
  readonly event: DialectEvent;
  readonly dialect: Dialect;
  readonly tools: HostTools;
}

/** Returns why a matcher most likely matches less than its author meant. */
export function checkMatcher(written: WrittenMatcher): string | undefined {
  const { text, matcher, event, dialect } = written;
  if (matcher.kind === 'all' || matcher.refused || event.match === undefined) return undefined;
  const rule = dialect.matchers[event.matcher ?? 'default'];
  if (rule?.else === 'equals' && rule.list === undefined && /[^\w-]/.test(text))
    return `${JSON.stringify(text)} is compared as plain text. Write one value, or leave the matcher out to match all`;
  return event.match === 'tool' ? checkTools(written) : undefined;
}

const PERMISSION_RULE = /^(\w+)\(.*\)$/s;

function checkTools(written: WrittenMatcher): string | undefined {
  const { text, matcher, dialect } = written;
  const known = dialectToolNames(dialect);
  const [, tool] = PERMISSION_RULE.exec(text) ?? [];
  if (tool !== undefined && known.includes(tool)) {
    const [key] = dialect.config.entry.condition ?? [];
    const rule = key === undefined ? '' : ` and "${key}": ${JSON.stringify(text)}`;
    return `${JSON.stringify(text)} is a permission rule, which matches no tool. Write "matcher": "${tool}"${rule}`;
  }
  if (matcher.kind === 'pattern' && known.some((name) => matcher.test([name]))) return undefined;
  const words = text.split(/[^\w-]+/).filter((word) => word !== '' && !known.includes(word));
  return words.map((word) => checkWord(word, known, written)).find((why) => why !== undefined);
}

/** A permission rule of an entry, and the event that it filters. */
export interface WrittenCondition extends Pick<WrittenMatcher, 'event' | 'dialect' | 'tools'> {
  readonly rule: string;
  readonly eventName: string;
}

/** Returns why a permission rule matches no call, so that its hook never runs. Undefined if the rule may match. */
export function checkCondition({ rule, eventName, ...written }: WrittenCondition): string | undefined {
  const { event, dialect, tools } = written;
  const tool = toolOfRule(rule);
  if (tool === undefined) return undefined;
  if (event.match !== 'tool') return `${eventName} has no tool. Remove the rule, so that the hook runs`;
  const covering = Object.values(dialect.tools).flatMap((theirs) => theirs.rule ?? []);
  const known = [...dialectToolNames(dialect), ...covering];
  const [serverPrefix = ''] = dialect.tools.mcp?.name.split('${') ?? [];
  const namesServer = serverPrefix !== '' && tool.startsWith(serverPrefix);
  if (known.includes(tool) || namesServer) return undefined;
  const why = checkWord(tool, known, written);
  if (why !== undefined || tools.isDeclared(tool)) return why;
  return `neither ${dialect.dialect} nor "tools" has a tool ${JSON.stringify(tool)}`;
}

function checkWord(
  word: string,
  known: readonly string[],
  { dialect, tools }: Pick<WrittenMatcher, 'dialect' | 'tools'>,
): string | undefined {
  const { role } = tools.find(word);
  const theirs = role === undefined || role === 'mcp' ? undefined : dialect.tools[role]?.name;
  if (theirs !== undefined)
    return `${dialect.dialect} calls the tool ${JSON.stringify(word)} ${JSON.stringify(theirs)}`;
  const nearest = nearestName(word, known);
  if (nearest === undefined) return undefined;
  return `${dialect.dialect} has no tool ${JSON.stringify(word)}. Did you mean ${JSON.stringify(nearest)}?`;
}

function dialectToolNames({ tools, further = [] }: Dialect): string[] {
  const names = Object.values(tools).flatMap(({ name, also = [], claude }) => [name, ...also, claude ?? name]);
  return [...names.filter((name) => !name.includes('${')), ...further.flatMap((tool) => tool.names)];
}
