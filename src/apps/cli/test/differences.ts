import { isDeepStrictEqual } from 'node:util';
import type { HookTestExpectation } from '../../../../generated/index.js';
import { readText } from '../../../config/trust/trusted-texts.js';
import { isRecord } from '../../../util/json.js';
import type { FireReport } from '../fire-report.js';
import { pathInside } from './inside.js';

type ExpectedText = NonNullable<HookTestExpectation['reason']>;
type ExpectedFile = NonNullable<HookTestExpectation['files']>[string];

/** What is not as expected, line by line; nothing when all of it is. */
export function differences(expected: HookTestExpectation, outcome: FireReport, folder: string): string[] {
  const { decision, reason, output, verdicts = {}, fails = [], files = {}, within } = expected;
  const found = [
    decision !== undefined && decision !== outcome.decision ? [differ('decision', decision, outcome.decision)] : [],
    reason !== undefined ? textDiffers('reason', reason, outcome.reason) : [],
    output !== undefined ? fieldsDiffer('output', output, outcome.output ?? {}) : [],
    ...Object.entries(verdicts).map(([name, verdict]) => verdictDiffers(name, verdict, outcome)),
    failuresDiffer(fails, outcome),
    ...Object.entries(files).map(([path, text]) => fileDiffers(path, text, folder)),
    within !== undefined && outcome.duration > within
      ? [`it took ${Math.round(outcome.duration)} ms, more than ${within}`]
      : [],
  ].flat();
  return found.length === 0 ? [] : [...found, ...hintsFrom(outcome)];
}

/** What most likely explains the difference. */
function hintsFrom({ hooks, errors }: FireReport): string[] {
  const failures = hooks.filter(({ error }) => error).map((hook) => `${titleOf(hook)} failed: ${hook.error}`);
  const texts = hooks
    .filter(({ stderr }) => stderr)
    .map((hook) => `${titleOf(hook)} said: ${hook.stderr?.trimEnd() ?? ''}`);
  const odd = hooks.flatMap((hook) => (hook.warnings ?? []).map((warning) => `${titleOf(hook)}: ${warning}`));
  return [...failures, ...texts, ...odd, ...errors];
}

function titleOf({ name, origin }: FireReport['hooks'][number]): string {
  return origin === undefined ? name : `${name} (${origin})`;
}

function differ(what: string, expected: unknown, actual: unknown): string {
  return `${what}: expected ${shown(expected)}, got ${shown(actual)}`;
}

function shown(value: unknown): string {
  return value === undefined ? 'none' : JSON.stringify(value);
}

function textDiffers(what: string, expected: ExpectedText, actual: string | undefined): string[] {
  if (typeof expected === 'string') return actual === expected ? [] : [differ(what, expected, actual)];
  const matches = actual !== undefined && new RegExp(expected.pattern, 'u').test(actual);
  return matches ? [] : [`${what}: expected something like /${expected.pattern}/, got ${shown(actual)}`];
}

/** Every field that is expected, at any depth; what else there is does not matter. */
function fieldsDiffer(at: string, expected: unknown, actual: unknown): string[] {
  if (!isRecord(expected) || !isRecord(actual)) {
    return isDeepStrictEqual(expected, actual) ? [] : [differ(at, expected, actual)];
  }
  return Object.entries(expected).flatMap(([name, value]) => fieldsDiffer(`${at}.${name}`, value, actual[name]));
}

function verdictDiffers(name: string, expected: string, { hooks }: FireReport): string[] {
  const own = hooks.filter((hook) => hook.name === name);
  if (own.some(({ verdict }) => verdict === expected)) return [];
  const names = hooks.map((hook) => hook.name).join(', ');
  if (own.length === 0) return [`verdict of ${name}: there is no such hook; the hooks are ${names || 'none'}`];
  return own.map(({ verdict, why }) => `${differ(`verdict of ${name}`, expected, verdict)}${why ? `: ${why}` : ''}`);
}

/** A guard that broke has let everything pass: no case may take that for an answer. */
function failuresDiffer(expected: readonly string[], { hooks }: FireReport): string[] {
  const failed = hooks.filter(({ error }) => error !== undefined).map(({ name }) => name);
  const missing = expected.filter((name) => !failed.includes(name));
  // Why each failed is among the hints.
  const others = [...new Set(failed)].filter((name) => !expected.includes(name));
  return [
    ...missing.map((name) => `${name}: expected to fail, and did not`),
    ...others.map((name) => `${name}: failed, and is not among those that are expected to (fails)`),
  ];
}

function fileDiffers(path: string, expected: ExpectedFile, folder: string): string[] {
  const actual = readText(pathInside(folder, path));
  if (expected !== false) return textDiffers(`file ${path}`, expected, actual);
  return actual === undefined ? [] : [`file ${path}: expected none, got ${shown(actual)}`];
}
