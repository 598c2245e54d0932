import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ConfigSource, contract, type HookConfig, type HookRegistryEntry } from '../../../../generated/index.js';
import { hookEdits } from '../../../../generated/settings-rules.js';
import { ActiveGuards } from '../../../../src/config/settings/active-guards.js';
import { strictnessOf } from '../../../../src/core/outputs/decision.js';
import { createHooks, toModelText } from '../../../../src/index.js';
import { makeMachine } from '../../../support/config/settings/machine.js';
import { propertyRuns } from '../../../support/long-form.js';

const RULE = { type: 'rule', name: 'no-send', when: 'true', decision: 'deny', reason: 'policy v1' };
const COMMAND = { type: 'command', name: 'no-send', command: 'sh guard.sh', onError: 'block', timeout: 5000 };
const at: Pick<HookRegistryEntry, 'source' | 'eventName'> = { source: ConfigSource.User, eventName: 'BeforeTool' };

/** Returns the number of guards that an edit loses. */
function lostBy(before: object, after: object, place: Partial<HookRegistryEntry> = {}): number {
  const guards = new ActiveGuards({ contract, isTrusted: () => true });
  const declare = (config: object, where: Partial<HookRegistryEntry>) => ({
    entry: { ...at, ...where, config: config as HookConfig },
    file: '/settings.json',
    off: undefined,
  });
  guards.update([declare(before, {})]);
  guards.update([declare(after, place)]);
  return guards.lost.size;
}

describe('isSameGuard', () => {
  it.each<[string, object, object]>([
    ['the reason of a rule', RULE, { reason: 'policy v2' }],
    ['no reason', RULE, { reason: undefined }],
    ['a description', RULE, { description: 'No mails' }],
    ['a stricter decision', { ...RULE, decision: 'ask' }, { decision: 'deny' }],
    ['another word for the decision', RULE, { decision: 'block' }],
    ['a decision, where there was none', { ...RULE, decision: undefined }, { decision: 'ask' }],
    ['the default of a rule', RULE, { onError: 'block', onOpaque: 'ask', enforce: true }],
    ['a stricter policy for opaque commands', RULE, { onOpaque: 'deny' }],
    ['a longer timeout', COMMAND, { timeout: 6000 }],
    ['no timeout, which is longer', COMMAND, { timeout: undefined }],
    ['a stricter error policy', { ...COMMAND, onError: undefined }, { onError: 'block' }],
    ['a budget', COMMAND, { budget_ms: 20 }],
  ])('replaces a guard by an edit of %s [X-89]', (_what, before, change) => {
    expect(lostBy(before, { ...before, ...change })).toBe(0);
  });

  it.each<[string, object, object, Partial<HookRegistryEntry>?]>([
    ['the condition', RULE, { when: 'false' }],
    ['the name', RULE, { name: 'other' }],
    ['the matcher', RULE, {}, { matcher: '^x$' }],
    ['the event', RULE, {}, { eventName: 'BeforeModel' }],
    ['the source', RULE, { reason: 'b' }, { source: ConfigSource.Runtime }],
    ['the sequence', RULE, {}, { sequential: true }],
    ['a looser decision', RULE, { decision: 'ask' }],
    ['no decision', RULE, { decision: undefined }],
    ['a looser error policy', RULE, { onError: 'allow' }],
    ['a looser policy for opaque commands', RULE, { onOpaque: 'ignore' }],
    ['labels', { ...RULE, labels: ['secret'] }, { labels: [] }],
    ['enforce', RULE, { enforce: false }],
    ['the command', COMMAND, { command: 'true' }],
    ['arguments', COMMAND, { args: ['x'] }],
    ['variables', COMMAND, { env: { LOOSE: '1' } }],
    ['async', COMMAND, { async: true }],
    ['a shorter timeout', COMMAND, { timeout: 1 }],
    ['the error policy of the host', COMMAND, { onError: undefined }],
    ['an error policy below the one of the host', { ...COMMAND, onError: undefined }, { onError: 'allow' }],
    ['an unknown property', COMMAND, { constructor: 'x' }],
  ])('keeps the guard that an edit of %s changes [X-89]', (_what, before, change, place) => {
    expect(lostBy(before, { ...before, ...change }, place)).toBe(1);
  });

  const change = fc.record(
    {
      reason: fc.constantFrom('a', 'b', undefined),
      description: fc.constantFrom('a', 'b'),
      budget_ms: fc.constantFrom(1, 2),
      decision: fc.constantFrom('allow', 'approve', 'ask', 'block', 'deny'),
      onError: fc.constantFrom('allow', 'block'),
      onOpaque: fc.constantFrom('ignore', 'ask', 'deny'),
      when: fc.constantFrom('true', 'false'),
      labels: fc.constantFrom(['a'], ['b']),
    },
    { requiredKeys: ['decision', 'when'] },
  );

  it('never replaces a guard by a looser one, and always by an equal or stricter one [X-89]', () => {
    const levels = ({ decision, onError = 'block', onOpaque = 'ask' }: Record<string, unknown>): number[] => [
      strictnessOf(decision as 'deny'),
      onError === 'block' ? 1 : 0,
      ['ignore', 'ask', 'deny'].indexOf(String(onOpaque)),
    ];
    const subject = ({ when, labels }: Record<string, unknown>): string => JSON.stringify([when, labels]);
    fc.assert(
      fc.property(change, change, (old, edited) => {
        const loosened = levels(edited).some((level, index) => level < (levels(old)[index] ?? 0));
        const isKept = loosened || subject(old) !== subject(edited);
        const base = { type: 'rule', name: 'r' };
        expect(lostBy({ ...base, ...old }, { ...base, ...edited })).toBe(isKept ? 1 : 0);
      }),
      propertyRuns(300),
    );
  });

  it('orders decisions as the merge of outputs does [X-89]', () => {
    const order = hookEdits['rule']?.['decision']?.order;
    const levels = Array.isArray(order) ? order.filter(([value]) => value !== null) : [];
    const strictness = levels.map((values: readonly 'deny'[]) => values.map((value) => strictnessOf(value)));
    expect(strictness).toEqual([[0, 0], [1], [2, 2]]);
  });
});

describe('A reason that is reworded ten times', () => {
  it('leaves one rule, without a warning [X-89]', async () => {
    const machine = makeMachine();
    const write = (version: number): void => {
      const rule = { ...RULE, reason: `policy v${version}.` };
      machine.write(machine.user, { enableHooks: true, hooks: { BeforeTool: [{ hooks: [rule] }] } });
    };
    write(1);
    const hooks = await createHooks({ cwd: machine.project, systemSettings: machine.system, logger: machine.logger });
    const blocked = async (): Promise<string> => toModelText(await hooks.tool('send', {}, async () => 'SENT'));
    for (let version = 2; version <= 11; version += 1) {
      write(version);
      const expected = `Tool execution blocked: policy v${version}.`;
      await vi.waitFor(async () => expect(await blocked()).toBe(expected), { timeout: 10_000, interval: 20 });
    }
    await hooks.dispose();
    expect(machine.logger.warnings).toEqual([]);
  });
});
