import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contract, HookEventName, type HookOutput, routes } from '../../../../generated/index.js';
import { createHookOutput } from '../../../../src/core/outputs/hook-outputs.js';
import { readText } from '../../../../src/runners/read-output.js';
import { functionHook, makeBench } from '../../../support/core/runner/support.js';
import { propertyRuns } from '../../../support/long-form.js';

const EVENTS = Object.values(HookEventName);

/** Outputs that block or stop. Every event supports all of them except the last. */
const BLOCKING = [
  { decision: 'deny' },
  { decision: 'block' },
  { decision: ' Deny\n' },
  { decision: 'ask' },
  { continue: false },
  { hookSpecificOutput: { permissionDecision: 'deny' } },
] as const;

/** Values of a field: valid, invalid, or far too large. */
const anyValue = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom('dney', 'allow', 'blocked', '', 'false', 'true', 0, 1, null, true, [], {}),
  fc.constant('x'.repeat(70_000)),
  fc.constant(JSON.parse(`${'['.repeat(250)}${']'.repeat(250)}`)),
  fc.array(fc.constantFrom(5, 'a', null), { maxLength: 5 }),
);

function anyFields(names: readonly string[]) {
  const name = fc.oneof(fc.constantFrom(...names, '__proto__', 'constructor', 'raeson'), fc.string());
  return fc.dictionary(name, anyValue, { maxKeys: 8 });
}

/** An event, a blocking output that it supports, and arbitrary other fields. */
const guarded = fc
  .tuple(fc.constantFrom(...EVENTS), fc.constantFrom(...BLOCKING))
  .filter(([event, blocking]) => event === 'BeforeTool' || !('hookSpecificOutput' in blocking))
  .chain(([event, blocking]) => {
    const { outputFields, specificFields } = routes[event];
    return fc.record({
      event: fc.constant(event),
      blocking: fc.constant<object>(blocking),
      around: anyFields(outputFields),
      specific: fc.option(anyFields(Object.keys(specificFields))),
    });
  });

interface Guarded {
  readonly blocking: object;
  readonly around: Record<string, unknown>;
  readonly specific: Record<string, unknown> | null;
}

function outputOf({ blocking, around, specific }: Guarded): Record<string, unknown> {
  const own: Record<string, unknown> = { ...blocking };
  const held: unknown = own['hookSpecificOutput'];
  const inner = specific === null && held === undefined ? {} : { hookSpecificOutput: { ...specific, ...Object(held) } };
  return { ...around, ...inner, ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== held)) };
}

function holdsBack(event: HookEventName, output: HookOutput | undefined): boolean {
  const answer = createHookOutput(event, output ?? {});
  return answer.isBlockingDecision() || answer.isAskDecision() || answer.shouldStopExecution();
}

describe('blocking output', () => {
  it('is kept in JSON, next to any other fields [GEN-8] [WIRE-24]', () => {
    fc.assert(
      fc.property(guarded, fc.boolean(), (given, twice) => {
        const json = JSON.stringify(outputOf(given));
        const { output, success } = readText(twice ? JSON.stringify(json) : json, {
          contract,
          route: routes[given.event],
        });
        expect(success).toBe(true);
        expect(holdsBack(given.event, output)).toBe(true);
      }),
      propertyRuns(600),
    );
  });

  it('is kept in the output of a function, even if other fields throw [GEN-8] [WIRE-24] [RUN-17]', async () => {
    const { runner, input } = makeBench();
    await fc.assert(
      fc.asyncProperty(guarded, fc.array(fc.string()), fc.boolean(), async (given, trapNames, later) => {
        const answer = outputOf(given);
        const specific = answer['hookSpecificOutput'];
        if (typeof specific === 'object' && specific !== null) trap(specific, 'tool_input', given.blocking);
        const traps = [...trapNames, ...Object.keys(given.around), 'then', 'extra'];
        for (const name of traps) if (!later || name !== 'then') trap(answer, name, given.blocking);
        const action = later ? async () => answer : () => answer;
        const [result] = await runner.executeHooksParallel([functionHook(action)], given.event, input());
        expect(holdsBack(given.event, result?.output)).toBe(true);
        expect(result?.success).toBe(true);
      }),
      propertyRuns(300),
    );
  });
});

/** Makes a field throw, unless it is part of the blocking output. */
function trap(fields: object, name: string, blocking: object): void {
  if (Object.hasOwn(blocking, name)) return;
  const get = () => {
    throw new Error('trapped');
  };
  Object.defineProperty(fields, name, { enumerable: true, configurable: true, get });
}
