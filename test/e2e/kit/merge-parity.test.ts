import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type HookEventName, HookEventName as names, routes } from '../../../generated/index.js';
import { commonFields, kitEvents } from '../../../generated/kit/hook.js';
import type { FieldMerge, MergeRules } from '../../../src/core/contract/index.js';
import { decisionIn } from '../../../src/core/outputs/hook-outputs.js';
import { mergeOutputs } from '../../../src/core/outputs/merge-outputs.js';
import { combine } from '../../../src/kit/combine.js';
import { kitProject, python, run, write } from '../../support/kit/kit-project.js';
import { propertyRuns } from '../../support/long-form.js';

const folder = kitProject();

const text = fc.constantFrom('', ' ', 'a', 'b', 'c\nd');
const decision = fc.constantFrom('allow', 'approve', 'ask', 'deny', 'block');
const someJson = fc.constantFrom<unknown>(1, 'x', true, ['x'], { a: 1 });

/** Values by strategy. */
const values: Record<FieldMerge, fc.Arbitrary<unknown>> = {
  and: fc.boolean(),
  'by-id': fc.uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c'), text }), { selector: ({ id }) => id }),
  decision,
  every: fc.boolean(),
  join: text,
  last: someJson,
  merge: fc.dictionary(fc.constantFrom('a', 'b', 'c'), someJson),
  mode: fc.constantFrom('merge', 'replace'),
  or: fc.boolean(),
  reason: text,
  'tool-config': fc.record(
    {
      mode: fc.constantFrom('NONE', 'ANY', 'AUTO'),
      allowedFunctionNames: fc.array(fc.constantFrom('a', 'B', 'c'), { maxLength: 2 }),
    },
    { requiredKeys: [] },
  ),
  union: fc.uniqueArray(text, { maxLength: 3 }),
};

/** Fields with values that fit their rules, each present or not. */
function fieldsFor(rules: MergeRules): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(rules).map(([key, rule]) => {
    if (typeof rule === 'string') return [key, values[rule]] as const;
    return [key, fc.tuple(values[rule[0]], fieldsFor(rule[1])).map(([some, more]) => ({ ...Object(some), ...more }))];
  });
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
}

interface Sample {
  readonly event: HookEventName;
  readonly outputs: readonly Record<string, unknown>[];
}

/** Several outputs of one event. Either the common decision or that of the event is used, because one hides the other's reason. */
const sample: fc.Arbitrary<Sample> = fc.constantFrom(...Object.values(names)).chain((event) => {
  const { hookEventName: _, ...rules }: MergeRules = routes[event].specificFields;
  const output = fc.record({ common: fieldsFor(commonFields), specific: fc.option(fieldsFor(rules)) });
  return fc.tuple(fc.boolean(), fc.array(output, { minLength: 2, maxLength: 4 })).map(([usesCommon, several]) => ({
    event,
    outputs: several.map(({ common: { decision: said, reason, stopReason, ...common }, specific }) => ({
      ...common,
      // The host ignores the stop reason of a hook that does not stop.
      ...(common['continue'] === false && { stopReason }),
      ...(usesCommon && { decision: said, reason }),
      ...(specific && { hookSpecificOutput: usesCommon ? withoutDecision(specific, rules) : specific }),
    })),
  }));
});

function withoutDecision(specific: Record<string, unknown>, rules: MergeRules): Record<string, unknown> {
  return Object.fromEntries(Object.entries(specific).filter(([key]) => rules[key] !== 'decision'));
}

const samples: readonly Sample[] = JSON.parse(JSON.stringify(fc.sample(sample, propertyRuns(6000))));

interface Merged {
  readonly output: Record<string, unknown>;
  readonly problems: readonly string[];
}

function inNode({ event, outputs }: Sample): Merged {
  const { output, problems } = combine(outputs, kitEvents[event], commonFields);
  return JSON.parse(JSON.stringify({ output, problems }));
}

const inPython = `import json, sys
import hookwright_kit as kit
def merged(one):
    output, _, problems = kit._combine(one["outputs"], kit._EVENTS[one["event"]])
    return {"output": output, "problems": problems}
json.dump([merged(one) for one in json.load(sys.stdin)], sys.stdout)`;

/** Merges like the host. A false flag is the same as none. */
function inRuntime(event: HookEventName, outputs: readonly Record<string, unknown>[]): Record<string, unknown> {
  const route = routes[event];
  const hookConfig = { type: 'command', command: 'x' } as const;
  const contributions = outputs.map((output) => ({
    result: { hookConfig, eventName: event, success: true, duration: 0, output },
    output,
    decision: decisionIn(route, output),
  }));
  const merged = JSON.parse(JSON.stringify(mergeOutputs(contributions, route)));
  const specific = Object.entries(merged.hookSpecificOutput ?? {}).filter(([, value]) => value !== false);
  return { ...merged, hookSpecificOutput: Object.fromEntries(specific) };
}

/**
 * Returns the part of a merged output in which the kit and the host must agree. If later hooks replace the fields of earlier ones, the
 * host also replaces texts, which the kit joins: two answers of one hook do not replace each other.
 */
function comparable(event: HookEventName, merged: Record<string, unknown>): unknown {
  const { continue: goesOn, decision: said, hookSpecificOutput } = merged;
  if (routes[event].merge === 'or') return merged;
  const restrictions = { stops: goesOn === false, asks: said === 'ask', blocks: said === 'deny' || said === 'block' };
  return routes[event].merge === 'last' ? restrictions : { ...restrictions, hookSpecificOutput };
}

/** Returns true if a later output replaces a field that an earlier one changes: the kit then keeps both changes. */
function replacesLater({ event, outputs }: Sample): boolean {
  const modes = Object.entries(routes[event].specificFields).filter(([, rule]) => rule === 'mode');
  return modes.length > 0 && outputs.slice(1).some(({ hookSpecificOutput }) => usesReplace(hookSpecificOutput));
}

function usesReplace(specific: unknown): boolean {
  return Object.values(Object(specific)).includes('replace');
}

const inKit: Merged[] = [];
beforeAll(() => {
  for (const each of samples) inKit.push(inNode(each));
});

describe('random outputs of random events', () => {
  it('are merged by the Python kit as by the TypeScript kit', async () => {
    const { stdout, stderr } = await run([python, write(folder, 'merge.py', inPython)], samples);
    expect(stderr).toBe('');
    const all: Merged[] = JSON.parse(stdout);
    for (const [at, one] of samples.entries()) expect({ one, merged: all[at] }).toEqual({ one, merged: inKit[at] });
  });

  it('mean the same to the host merged by a kit or one by one, unless the kit reports a lost value [AGG-14]', () => {
    const kept = samples.map((one, at) => ({ one, ...inKit[at] })).filter(({ one }) => !replacesLater(one));
    const compared = kept.filter(({ problems }) => problems?.length === 0);
    for (const { one, output = {} } of compared) {
      const { event, outputs } = one;
      const merged = comparable(event, inRuntime(event, [output]));
      expect({ one, merged }).toEqual({ one, merged: comparable(event, inRuntime(event, outputs)) });
    }
    expect(compared.length).toBeGreaterThan(samples.length / 3);
  });

  it('are never less strict merged by a kit than one by one [AGG-15]', () => {
    const restrictions = (event: HookEventName, merged: Record<string, unknown>) => {
      const { continue: goesOn, decision: said } = merged;
      return { stops: goesOn === false, blocks: said === 'deny' || said === 'block', event };
    };
    for (const [at, { event, outputs }] of samples.entries()) {
      const merged = restrictions(event, inRuntime(event, [inKit[at]?.output ?? {}]));
      expect({ outputs, ...merged }).toEqual({ outputs, ...restrictions(event, inRuntime(event, outputs)) });
    }
  });
});
