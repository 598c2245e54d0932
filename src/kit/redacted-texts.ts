import { type Fields, hasValue, isFields } from './fields.js';
import type { TextKind, TextRule, TextRules } from './rules.js';

/** Returns a text without its secrets. */
export type Redaction = (text: string) => string;

interface Walk {
  readonly redaction: Redaction;
  /** Called if a text was expected and not found. */
  readonly miss: () => void;
}

/** Redacts every text in the fields that may hold one. Fields without a change keep their value. */
export function redactedTexts(
  fields: Fields,
  texts: TextRules,
  redaction: Redaction,
  miss: (field: string) => void,
): Fields {
  const result = { ...fields };
  for (const [key, rule] of Object.entries(texts)) {
    if (hasValue(fields[key])) result[key] = redacted(fields[key], rule, { redaction, miss: () => miss(key) });
  }
  return result;
}

/** Returns the value with its texts redacted, or the same value if nothing changed. */
function redacted(value: unknown, rule: TextRule, walk: Walk): unknown {
  if (typeof rule === 'string') return redactedLeaf(value, rule, walk);
  return isList(rule) ? redactedItems(value, rule[0], walk) : redactedFields(value, rule, walk);
}

function isList(rule: readonly [TextRule] | TextRules): rule is readonly [TextRule] {
  return Array.isArray(rule);
}

function redactedItems(value: unknown, rule: TextRule, walk: Walk): unknown {
  if (!Array.isArray(value)) return missed(value, walk);
  const list: readonly unknown[] = value;
  const items = list.map((item) => redacted(item, rule, walk));
  return items.every((item, at) => item === list[at]) ? list : items;
}

/** Redacts the fields of an object. One with none of its texts is reported if it has a fallback: the old text would stay. */
function redactedFields(value: unknown, rules: TextRules, walk: Walk): unknown {
  if (!isFields(value)) return missed(value, walk);
  const names = Object.keys(rules);
  if (names.some((key) => rules[key] === 'fallback') && !names.some((key) => hasValue(value[key]))) walk.miss();
  const entries = Object.entries(rules).filter(([key, rule]) => hasValue(value[key]) || isRequired(rule));
  const changes = entries
    .map(([key, rule]) => [key, redacted(value[key], rule, walk)] as const)
    .filter(([key, text]) => text !== value[key]);
  return changes.length === 0 ? value : { ...value, ...Object.fromEntries(changes) };
}

function isRequired(rule: TextRule): boolean {
  return rule === 'text' || rule === 'parts' || rule === 'content';
}

function redactedLeaf(value: unknown, kind: TextKind, walk: Walk): unknown {
  const takesParts = kind.startsWith('parts') || kind.startsWith('content');
  const takesText = !kind.startsWith('parts');
  if (takesParts && Array.isArray(value)) return redactedParts(value, walk);
  return takesText && typeof value === 'string' ? redactedText(value, walk) : missed(value, walk);
}

/** Redacts the joined parts, because a secret may span several parts. */
function redactedParts(parts: readonly unknown[], walk: Walk): unknown {
  const text = parts.map(textOf).join('');
  const result = redactedText(text, walk);
  return result === text ? parts : [result];
}

function textOf(part: unknown): string {
  const text = isFields(part) && part['thought'] !== true ? part['text'] : part;
  return typeof text === 'string' ? text : '';
}

/** Applies the redaction. Throws if it returns no string: the host would then send the original text. */
function redactedText(text: string, { redaction }: Walk): string {
  const result: unknown = redaction(text);
  if (typeof result === 'string') return result;
  throw new TypeError(`a redaction must return a string, not ${result === null ? 'null' : `a ${typeof result}`}`);
}

function missed(value: unknown, { miss }: Walk): unknown {
  miss();
  return value;
}
