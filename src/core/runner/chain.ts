import type { HookOutput } from '../../../generated/index.js';
import { isRecord } from '../../util/json.js';
import { mergeOneLevel, overlayItemsById } from '../../util/own-keys.js';
import { isText } from '../../util/text.js';
import type { ChainRule, Route } from '../contract/index.js';
import { replacesField } from '../outputs/merge-fields.js';

/** The input for the next hook of a chain: what the last one answered is part of it. The same object when nothing changed. */
export function chainInput<I extends object>(
  { chain, chained = [] }: Pick<Route, 'chain' | 'chained'>,
  input: I,
  output: HookOutput | undefined,
): I {
  const rules = chain === undefined ? chained : [chain, ...chained];
  return rules.reduce((next, rule) => chainField(rule, next, output), input);
}

function chainField<I extends object>(rule: ChainRule, input: I, output: HookOutput | undefined): I {
  const answer = output?.hookSpecificOutput?.[rule.from];
  if (answer === undefined) return input;
  const current = new Map(Object.entries(input)).get(rule.into);
  const replaces = rule.how === 'merge' && replacesField(output?.hookSpecificOutput, rule.from);
  const next = feed(rule, replaces ? {} : current, answer);
  return next === undefined ? input : { ...input, [rule.into]: next };
}

function feed({ how }: ChainRule, current: unknown, answer: unknown): unknown {
  switch (how) {
    case 'append':
      return isText(answer) && typeof current === 'string' ? `${current}\n\n${answer}` : undefined;
    case 'replace':
      return answer;
    case 'by-id':
      return Array.isArray(answer) && Array.isArray(current) ? overlayItemsById(current, answer) : undefined;
    case 'merge':
      return isRecord(answer) && isRecord(current) ? mergeOneLevel(current, answer) : undefined;
  }
}
