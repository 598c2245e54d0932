import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  HookDecision,
  HookEventName,
  type HookExecutionResult,
  type HookOutput,
  routes,
  ToolCallingMode,
} from '../../../../generated/index.js';
import type { FieldMerge } from '../../../../src/core/contract/index.js';
import { HookAggregator } from '../../../../src/core/outputs/aggregator.js';
import { createHookOutput } from '../../../../src/core/outputs/hook-outputs.js';
import { mergeOf } from '../../../../src/core/outputs/merge-fields.js';
import { ran } from '../../../support/core/outputs/hook-results.js';
import { propertyRuns } from '../../../support/long-form.js';

const EVENTS = Object.values(HookEventName);
const aggregator = new HookAggregator();

const text = fc.constantFrom('', ' ', 'a', 'b', 'c\nd');
const texts = fc.array(text, { maxLength: 3 });
const decision = fc.constantFrom(...Object.values(HookDecision));
const json = fc.jsonValue({ maxDepth: 1 });

const valuesOf: Record<FieldMerge, fc.Arbitrary<unknown>> = {
  and: fc.boolean(),
  'by-id': fc.array(fc.record({ id: fc.constantFrom('a', 'b'), text }), { maxLength: 3 }),
  decision,
  every: fc.boolean(),
  join: text,
  // The normaliser removes null: it means no value.
  last: json.filter((value) => value !== null),
  merge: fc.dictionary(fc.constantFrom('a', 'b', 'c'), json),
  mode: fc.constantFrom('merge', 'replace'),
  or: fc.boolean(),
  reason: text,
  'tool-config': fc.record(
    {
      mode: fc.constantFrom(...Object.values(ToolCallingMode)),
      allowedFunctionNames: fc.array(fc.constantFrom('read', 'write', 'run'), { maxLength: 3 }),
    },
    { requiredKeys: [] },
  ),
  union: texts,
};

/** Any output that the normaliser could let through, with undeclared fields. */
function outputOf(eventName: HookEventName): fc.Arbitrary<HookOutput> {
  const { specificFields } = routes[eventName];
  const specific = Object.fromEntries(
    Object.keys(specificFields).map((key) => [key, valuesOf[mergeOf(key, specificFields)]]),
  );
  return fc.record(
    {
      continue: fc.boolean(),
      stopReason: text,
      suppressOutput: fc.boolean(),
      systemMessage: text,
      decision: fc.option(decision),
      reason: text,
      labels: texts,
      note: text,
      hookSpecificOutput: fc.record({ ...specific, extra: json }, { requiredKeys: [] }),
    },
    { requiredKeys: [] },
  );
}

interface Case {
  eventName: HookEventName;
  outputs: HookOutput[];
}

function cases(events: readonly HookEventName[], minLength: number, maxLength = 5): fc.Arbitrary<Case> {
  return fc.constantFrom(...events).chain((eventName) =>
    fc.record({
      eventName: fc.constant(eventName),
      outputs: fc.array(outputOf(eventName), { minLength, maxLength }),
    }),
  );
}

function mergeResults(eventName: HookEventName, results: readonly HookExecutionResult[]) {
  const { finalOutput } = aggregator.aggregateResults(results, eventName);
  if (finalOutput === undefined) throw new Error('no hook answered');
  return finalOutput;
}

function merge(eventName: HookEventName, outputs: readonly HookOutput[]) {
  return mergeResults(
    eventName,
    outputs.map((output) => ran(eventName, output)),
  );
}

/** Observable parts of the merged output. */
function seen(output: HookOutput): unknown {
  return JSON.parse(JSON.stringify(output));
}

const isSaid = (value: string | undefined) => value !== undefined && value.trim() !== '';

describe('merged outputs of any event', () => {
  it('block if any output blocks, with the reason of a hook that blocked [AGG-6] [AGG-15] [AGG-22]', () => {
    const refusal = fc.tuple(fc.constantFrom('block' as const, 'deny' as const), text, fc.boolean());
    fc.assert(
      fc.property(
        cases(EVENTS, 0),
        refusal,
        fc.nat(5),
        fc.boolean(),
        ({ eventName, outputs }, [word, reason, inPermission], at, success) => {
          const asPermission = inPermission && 'permissionDecision' in routes[eventName].specificFields;
          const block: HookOutput = asPermission
            ? { hookSpecificOutput: { permissionDecision: word, permissionDecisionReason: reason } }
            : { decision: word, reason };
          const results = outputs.map((output) => ran(eventName, output));
          const merged = mergeResults(eventName, results.toSpliced(at, 0, ran(eventName, block, { success })));
          expect(merged.isBlockingDecision()).toBe(true);
          expect(['block', 'deny']).toContain(merged.decision);
          const others = outputs.filter((output) => createHookOutput(eventName, output).isBlockingDecision());
          if (others.length === 0 && isSaid(reason)) expect(merged.getBlockingError().reason).toContain(reason);
        },
      ),
      propertyRuns(1000),
    );
  });

  it('stop if any output stops, with the reason of a hook that stopped [AGG-11] [AGG-15] [AGG-20]', () => {
    fc.assert(
      fc.property(
        cases(EVENTS, 0),
        text,
        fc.nat(5),
        fc.boolean(),
        ({ eventName, outputs }, stopReason, at, success) => {
          const results = outputs.map((output) => ran(eventName, output));
          const stop = ran(eventName, { continue: false, stopReason }, { success });
          const merged = mergeResults(eventName, results.toSpliced(at, 0, stop));
          expect(merged.shouldStopExecution()).toBe(true);
          const others = outputs.filter((output) => output.continue === false);
          if (others.length === 0 && isSaid(stopReason)) expect(merged.stopReason).toBe(stopReason);
        },
      ),
      propertyRuns(1000),
    );
  });

  it('do not block or stop unless a hook does [AGG-3] [FAIL-9]', () => {
    fc.assert(
      fc.property(cases(EVENTS, 1), ({ eventName, outputs }) => {
        const each = outputs.map((output) => createHookOutput(eventName, output));
        const merged = merge(eventName, outputs);
        expect(merged.isBlockingDecision()).toBe(each.some((output) => output.isBlockingDecision()));
        expect(merged.shouldStopExecution()).toBe(each.some((output) => output.shouldStopExecution()));
      }),
      propertyRuns(1000),
    );
  });

  it('are the same if they are merged in two steps [AGG-14]', () => {
    fc.assert(
      fc.property(cases(EVENTS, 2, 6), fc.nat(6), ({ eventName, outputs }, cut) => {
        const atOnce = seen(merge(eventName, outputs));
        const at = 1 + (cut % (outputs.length - 1));
        const [head, tail] = [outputs.slice(0, at), outputs.slice(at)];
        expect(seen(merge(eventName, [merge(eventName, head), ...tail]))).toEqual(atOnce);
        expect(seen(merge(eventName, [...head, merge(eventName, tail)]))).toEqual(atOnce);
      }),
      propertyRuns(1500),
    );
  });

  it('do not depend on the order of outputs that do not conflict [AGG-14] [AGG-16]', () => {
    // If the last output wins, any two outputs conflict.
    const events = EVENTS.filter((eventName) => routes[eventName].merge !== 'last');
    fc.assert(
      fc.property(cases(events, 2), fc.infiniteStream(fc.nat()), ({ eventName, outputs }, order) => {
        const peaceful = withoutConflicts(eventName, outputs);
        const keys = peaceful.map((output) => [order.next().value ?? 0, output] as const);
        const shuffled = keys.toSorted(([a], [b]) => a - b).map(([, output]) => output);
        expect(seen(merge(eventName, shuffled))).toEqual(seen(merge(eventName, peaceful)));
      }),
      propertyRuns(1500),
    );
  });
});

/**
 * Removes conflicting values of later outputs. Two outputs conflict if both set one place, unless the order of its values does not
 * matter: flags, tool choices, and decisions that are equal or differ in strictness. A place is a field, a specific field, or a key of a
 * specific field that is merged by key. `reason` and `stopReason` are one place, because either may explain a stop.
 */
function withoutConflicts(eventName: HookEventName, outputs: readonly HookOutput[]): HookOutput[] {
  const taken = new Map<string, unknown>();
  const { specificFields } = routes[eventName];
  const adding = routes[eventName].merge === 'or' ? ['continue', 'suppressOutput'] : ['continue'];
  return outputs.map((output, at) => {
    const fields = Object.entries(output).filter(([key, value]) => {
      if (key === 'hookSpecificOutput' || adding.includes(key)) return true;
      if (key === 'reason' || key === 'stopReason') return mayTake('why', at, 'last') || taken.get('why') === at;
      return mayTake(key, value, key === 'decision' ? 'decision' : 'last');
    });
    const specific = Object.entries(output.hookSpecificOutput ?? {}).flatMap(([key, value]) => {
      const how = mergeOf(key, specificFields);
      // A replacement conflicts with any other change.
      if (how === 'mode') return [];
      if (how !== 'merge') return mayTake(`/${key}`, value, how) ? [[key, value]] : [];
      const inner = Object.entries(Object(value)).filter(([name, part]) => mayTake(`/${key}/${name}`, part, 'last'));
      return [[key, Object.fromEntries(inner)]];
    });
    return { ...Object.fromEntries(fields), hookSpecificOutput: Object.fromEntries(specific) };
  });

  function mayTake(place: string, value: unknown, how: FieldMerge): boolean {
    if (how === 'or' || how === 'tool-config') return true;
    // Both decision fields of BeforeTool are one place.
    const slot = how === 'decision' ? strictness(value) : place;
    if (!taken.has(slot)) {
      taken.set(slot, value);
      return true;
    }
    return how === 'decision' && taken.get(slot) === value;
  }
}

function strictness(value: unknown): string {
  if (value === 'ask') return 'asks';
  return value === 'block' || value === 'deny' ? 'blocks' : 'allows';
}
