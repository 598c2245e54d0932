import type { DialectMatcher } from '../../core/contract/index.js';
import { compileMatcher } from '../../util/regex/compile.js';
import type { ToolCall } from './dialect-tool.js';

/** A matcher of an entry, as its dialect means it. */
export interface EntryMatcher {
  readonly kind: 'all' | 'list' | 'pattern';
  /** What looks wrong about it; `refused` when its hook never runs. */
  readonly warning: string | undefined;
  readonly refused: boolean;
  test(values: readonly string[]): boolean;
  testTool(call: ToolCall): boolean;
}

export function entryMatcher(rule: DialectMatcher, written: string | undefined): EntryMatcher {
  const text = written?.trim() ?? '';
  if (written === undefined || rule.all.includes(text)) return matcherOf('all', rule, () => true);
  if (rule.list !== undefined && new RegExp(rule.list).test(text)) {
    const names = new Set(text.split(new RegExp(rule.split ?? '[|]')).map((name) => name.trim()));
    return matcherOf('list', rule, (value) => names.has(value));
  }
  if (rule.else === 'equals') return matcherOf('list', rule, (value) => value === text);
  const { mode, warning, test } = compileMatcher(text, rule.else === 'regex' ? 'regex' : 'whole');
  // A lone star is no pattern; only where it is said to stand for everything does it.
  const isEquality = mode === 'equality' || text === '*';
  const isNone = mode === 'refused' || (isEquality && rule.invalid !== 'equals');
  const pattern = matcherOf('pattern', rule, isNone ? () => false : text === '*' ? (value) => value === text : test);
  return {
    ...pattern,
    refused: isNone,
    warning: isNone ? `matcher ${JSON.stringify(text)} matches nothing: ${warning ?? 'it is no pattern'}` : warning,
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

/** Where tools go by the names that Claude has for them, a list may use either. */
function toolNames(kind: EntryMatcher['kind'], { names }: DialectMatcher, call: ToolCall): readonly string[] {
  if (names !== 'claude') return call.names;
  return kind === 'list' ? [...call.names, call.claude] : [call.claude];
}
