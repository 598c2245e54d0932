import type { HookOutput } from '../../../generated/index.js';
import type { Route } from '../../core/contract/index.js';
import { chainInput } from '../../core/runner/chain.js';
import { type Fields, isRecord, sameJson } from '../../util/json.js';
import { lineDiff } from '../../util/line-diff.js';
import type { Rewrite } from './api.js';

/** Returns the output fields that change the input of the event. */
export function rewritingFields({ chain, chained = [], translations, params }: Route): Set<string> {
  const chains = chain === undefined ? chained : [chain, ...chained];
  return new Set([
    ...chains.map(({ from }) => from),
    ...translations.map(({ field }) => field),
    ...Object.values(params),
  ]);
}

/** Returns the fields of an input that an output changes. */
export function rewritesOf(route: Route, input: Fields, output: Fields): Rewrite[] {
  const after: Fields = applied(route, input, output);
  return Object.keys(after).flatMap((field) =>
    sameJson(input[field], after[field]) ? [] : [rewriteOf(field, input[field], after[field])],
  );
}

/**
 * Applies an output to an input as a chain does. Fields that no chain rule uses replace the input field of the same
 * name.
 */
function applied(route: Route, input: Fields, output: Fields): Fields {
  const { chain, chained = [] } = route;
  const specific = isRecord(output['hookSpecificOutput']) ? output['hookSpecificOutput'] : {};
  const fed = new Set([chain, ...chained].map((rule) => rule?.from));
  const replaced = Object.entries(specific).filter(([field]) => Object.hasOwn(input, field) && !fed.has(field));
  return { ...chainInput(route, input, asOutput(output)), ...Object.fromEntries(replaced) };
}

/** Returns the traced fields as a hook output. */
function asOutput(fields: Fields): HookOutput {
  const { hookSpecificOutput } = fields;
  return isRecord(hookSpecificOutput) ? { hookSpecificOutput } : {};
}

function rewriteOf(field: string, before: unknown, after: unknown): Rewrite {
  const areTexts = typeof before === 'string' && typeof after === 'string';
  const [old, now] = areTexts ? [before, after] : [shown(before), shown(after)];
  return { field, before: old, after: now, diff: lineDiff(old, now) };
}

function shown(value: unknown): string {
  return JSON.stringify(value, undefined, 2) ?? '';
}
