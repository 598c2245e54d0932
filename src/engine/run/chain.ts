import type { HookOutput } from '../../../generated/index.js';
import type { ChainRule, Route } from '../../contract/index.js';
import { isRecord } from '../../values/json.js';
import { mergeOneLevel } from '../../values/own-keys.js';
import { isText } from '../../values/text.js';
import { replacesField } from '../rewrite-mode.js';

/** The input for the next hook of a chain: what the last one answered is part of it. The same object when nothing changed. */
export function chainInput<I extends object>({ chain }: Route, input: I, output: HookOutput | undefined): I {
  const answer = chain && output?.hookSpecificOutput?.[chain.from];
  if (chain === undefined || answer === undefined) return input;
  const current = new Map(Object.entries(input)).get(chain.into);
  const replaces = replacesField(output?.hookSpecificOutput, chain.from);
  const next = feed(chain, replaces ? {} : current, answer);
  return next === undefined ? input : { ...input, [chain.into]: next };
}

function feed({ how }: ChainRule, current: unknown, answer: unknown): unknown {
  if (how === 'append') {
    return isText(answer) && typeof current === 'string' ? `${current}\n\n${answer}` : undefined;
  }
  return isRecord(answer) && isRecord(current) ? mergeOneLevel(current, answer) : undefined;
}
