import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { HookTestCase, HookTestExpectation } from '../../../../generated/index.js';
import { isRecord } from '../../../util/json.js';
import { messageOf, problem, wrongUse } from '../exit.js';
import type { FireReport } from '../fire-report.js';
import type { PreparedEvent } from '../prepare-event.js';

const SUFFIX = '.hooktest.json';

/** Throws if a case cannot be added to the file. Called before the event fires, because a fired event cannot be undone. */
export function checkTestFile(file: string): void {
  if (!file.endsWith(SUFFIX))
    throw wrongUse(`cannot save a test in ${file}: the names of test files end with ${SUFFIX}`);
  readCases(file);
}

/** Adds the event and its result to a test file, which is created if needed. Returns the name of the case. */
export function saveTest(
  file: string,
  { resolved, given }: PreparedEvent,
  { tool }: { readonly tool?: string | undefined },
  report: FireReport,
): string {
  const { route, theirs } = resolved;
  const field = route.matcher?.field;
  const { cases, rest } = readCases(file);
  const test: HookTestCase = {
    name: freeName(nameOf(report), cases),
    event: theirs?.name ?? route.eventName,
    ...(theirs && { dialect: theirs.dialect.dialect }),
    input: { ...given, ...(tool !== undefined && field !== undefined && { [field]: tool }) },
    expect: expectationOf(report),
  };
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify({ ...rest, cases: [...cases, test] }, undefined, 2)}\n`);
  } catch (error) {
    throw problem(`cannot write ${file}: ${messageOf(error)}`);
  }
  return test.name;
}

function readCases(file: string): { cases: readonly unknown[]; rest: object } {
  if (!existsSync(file)) return { cases: [], rest: {} };
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!isRecord(value) || !Array.isArray(value['cases'])) throw new Error('there is no list "cases" in it');
    return { cases: value['cases'], rest: value };
  } catch (error) {
    throw problem(`cannot add a case to ${file}: ${messageOf(error)}`);
  }
}

function nameOf({ event, decision, input }: FireReport): string {
  const tool = input['tool_name'];
  return `${typeof tool === 'string' ? `${event} of ${tool}` : event}: ${decision}`;
}

function freeName(name: string, cases: readonly unknown[]): string {
  const taken = new Set(cases.map((each) => (isRecord(each) ? each['name'] : undefined)));
  for (let count = 2; taken.has(name); count += 1) name = `${name.replace(/ \(\d+\)$/, '')} (${count})`;
  return name;
}

function expectationOf({ decision, reason, output, hooks }: FireReport): HookTestExpectation {
  const fails = hooks.filter(({ error }) => error !== undefined).map(({ name }) => name);
  const specific = output?.hookSpecificOutput;
  return {
    decision,
    ...(decision !== 'allow' && reason && { reason }),
    ...(specific !== undefined && { output: { hookSpecificOutput: specific } }),
    ...(fails.length > 0 && { fails }),
  };
}
