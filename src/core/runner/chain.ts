import type { HookOutput } from '../../../generated/index.js';
import { isRecord } from '../../util/json.js';
import { mergeOneLevel, overlayItemsById } from '../../util/own-keys.js';
import { isText } from '../../util/text.js';
import type { ChainRule, Route } from '../contract/index.js';
import { replacesField } from '../outputs/merge-fields.js';

/** Returns the input of the next hook in a chain, changed by the output of the last one. The same object if nothing changed. */
export function chainInput<I extends object>(
  { chain, chained = [] }: Pick<Route, 'chain' | 'chained'>,
  input: I,
  output: HookOutput | undefined,
): I {
  // Replaced values first: `chain` may append to one.
  const rules = chain === undefined ? chained : [...chained, chain];
  return rules.reduce((next, rule) => chainField(rule, next, output), input);
}

function chainField<I extends object>(rule: ChainRule, input: I, output: HookOutput | undefined): I {
  const value = output?.hookSpecificOutput?.[rule.from];
  if (value === undefined) return input;
  const current = new Map(Object.entries(input)).get(rule.into);
  const replaces = rule.how === 'merge' && replacesField(output?.hookSpecificOutput, rule.from);
  const next = feed(rule, replaces ? {} : current, value);
  return next === undefined ? input : { ...input, [rule.into]: next };
}

function feed({ how }: ChainRule, current: unknown, value: unknown): unknown {
  switch (how) {
    case 'append':
      return isText(value) && typeof current === 'string' ? `${current}\n\n${value}` : undefined;
    case 'content':
      return typeof value === 'string' ? { ...(isRecord(current) ? current : {}), llmContent: value } : undefined;
    case 'replace':
      return value;
    case 'by-id':
      return Array.isArray(value) && Array.isArray(current) ? overlayItemsById(current, value) : undefined;
    case 'merge':
      return isRecord(value) && isRecord(current) ? mergeOneLevel(current, value) : undefined;
  }
}
