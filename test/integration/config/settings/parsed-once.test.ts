import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readableField } from '../../../../src/util/json.js';
import { fire, makeMachine, settingsWith, trustAll } from '../../../support/config/settings/machine.js';

const parsed = vi.hoisted((): unknown[] => []);

vi.mock('../../../../src/core/registry/read-hook.js', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../../../src/core/registry/read-hook.js')>();
  const readHook: typeof original.readHook = (raw, ...rest) => {
    parsed.push(readableField(raw, 'command'));
    return original.readHook(raw, ...rest);
  };
  return { ...original, readHook };
});

describe('hooks of settings files', () => {
  beforeEach(() => void parsed.splice(0));

  it('are parsed once for trust, guards and registry [CFG-8]', async () => {
    const { write, load, ...at } = makeMachine();
    write(at.user, settingsWith('echo user'));
    write(at.shared, settingsWith('echo shared'));
    const config = await load();
    await config.trust.pending();
    await trustAll(config);
    expect(await fire(config)).toEqual({ 'echo shared': 'ran', 'echo user': 'ran' });
    expect(parsed.toSorted()).toEqual(['echo shared', 'echo user']);
  });

  it('are parsed once for each change of the files, also with a dialect [CFG-8]', async () => {
    const { write, load, ...at } = makeMachine();
    write(at.user, settingsWith('echo one'));
    const config = await load({ watch: true, removals: 'apply', dialects: ['claude-code'] });
    await fire(config);
    expect(parsed).toEqual(['echo one']);
    write(at.user, settingsWith('echo two'));
    await vi.waitFor(async () => expect(await fire(config)).toEqual({ 'echo two': 'ran' }), { timeout: 30_000 });
    expect(parsed).toEqual(['echo one', 'echo two']);
  });
});
