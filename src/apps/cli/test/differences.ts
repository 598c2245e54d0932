import { isDeepStrictEqual } from 'node:util';
import type { HookTestExpectation } from '../../../../generated/index.js';
import { readText } from '../../../util/files.js';
import { isRecord } from '../../../util/json.js';
import type { FireReport } from '../fire-report.js';
import { rulesThatDecided } from '../show-report.js';
import { pathInside } from './temporary-project.js';

type ExpectedText = NonNullable<HookTestExpectation['reason']>;
type ExpectedFile = NonNullable<HookTestExpectation['files']>[string];

/** Returns the differences from the expectation, one per line. */
export function differences(expected: HookTestExpectation, report: FireReport, folder: string): string[] {
  const { decision, reason, output, verdicts = {}, fails = [], files = {}, within } = expected;
  const found = [
    decision !== undefined && decision !== report.decision ? [differ('decision', decision, report.decision)] : [],
    reason !== undefined ? textDiffers('reason', reason, report.reason) : [],
    output !== undefined ? outputDiffers(output, { ...report.output }) : [],
    ...Object.entries(verdicts).map(([name, verdict]) => verdictDiffers(name, verdict, report)),
    failuresDiffer(fails, report),
    ...Object.entries(files).map(([path, text]) => fileDiffers(path, text, folder)),
    within !== undefined && report.duration > within
      ? [`it took ${Math.round(report.duration)} ms, more than ${within}`]
      : [],
  ].flat();
  return found.length === 0 ? [] : [...found, ...hintsFrom(report)];
}

/** Returns the likely causes of a difference. */
function hintsFrom({ hooks, errors }: FireReport): string[] {
  const failures = hooks.filter(({ error }) => error).map((hook) => `${titleOf(hook)} failed: ${hook.error}`);
  const texts = hooks
    .filter(({ stderr }) => stderr)
    .map((hook) => `${titleOf(hook)} said: ${hook.stderr?.trimEnd() ?? ''}`);
  const odd = hooks.flatMap((hook) => (hook.warnings ?? []).map((warning) => `${titleOf(hook)}: ${warning}`));
  return [...failures, ...texts, ...rulesThatDecided(hooks), ...odd, ...errors];
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

/** Compares the merged output. A field that is expected in the wrong place is named with the right one. */
function outputDiffers(expected: object, actual: Readonly<Record<string, unknown>>): string[] {
  const { hookSpecificOutput: specific } = actual;
  const misplaced = Object.keys(expected).filter(
    (name) => !Object.hasOwn(actual, name) && isRecord(specific) && Object.hasOwn(specific, name),
  );
  const hints = misplaced.map((name) => `output.${name}: did you mean output.hookSpecificOutput.${name}?`);
  return [...fieldsDiffer('output', expected, actual), ...hints];
}

/** Compares every expected field at any depth and ignores other fields. */
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

/** Reports failed hooks that the case does not expect: a failed guard lets everything pass. */
function failuresDiffer(expected: readonly string[], { hooks }: FireReport): string[] {
  const failed = hooks.filter(({ error }) => error !== undefined).map(({ name }) => name);
  const missing = expected.filter((name) => !failed.includes(name));
  // The hints contain the cause of each failure.
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
