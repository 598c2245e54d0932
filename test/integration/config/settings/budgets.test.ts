import { rmSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { executeToolWithHooks } from '../../../../src/index.js';
import type { LoadedConfig } from '../../../../src/system/index.js';
import { makeMachine } from '../../../support/config/settings/machine.js';

const PATIENT = { timeout: 30_000, interval: 20 };

const withBudgets = (budgets: object) => ({ enableHooks: true, budgets });

/** Makes tool calls until one is not run, at most ten. Returns how many ran. */
async function callsOf(config: LoadedConfig): Promise<number> {
  let ran = 0;
  for (let call = 0; call < 10; call += 1) {
    const before = ran;
    await executeToolWithHooks(config, 'read', {}, async () => {
      ran += 1;
      return { llmContent: 'text' };
    });
    if (ran === before) break;
  }
  return ran;
}

const limitsOf = (config: LoadedConfig) => config.getBudgets?.().map(({ tool_calls }) => tool_calls);

describe('Budgets of settings files', () => {
  it('limit the calls of a session, also if no hook is configured [X-82]', async () => {
    const { write, load, ...at } = makeMachine();
    write(at.user, withBudgets({ tool_calls: 2 }));
    expect(await callsOf(await load())).toBe(2);
  });

  it('apply from all layers, so that a project cannot raise a limit of the user', async () => {
    const { write, load, ...at } = makeMachine();
    write(at.user, withBudgets({ tool_calls: 2 }));
    write(at.shared, withBudgets({ tool_calls: 8 }));
    expect(await callsOf(await load())).toBe(2);
  });

  it('stay in force after an edit that removes or raises them [X-73]', async () => {
    const { write, load, ...at } = makeMachine();
    write(at.user, withBudgets({ tool_calls: 2 }));
    const config = await load({ watch: true });
    expect(limitsOf(config)).toEqual([2]);
    write(at.user, withBudgets({ tool_calls: 5, model_calls: 1 }));
    await vi.waitFor(() => expect(config.getBudgets?.()[0]?.model_calls).toBe(1), PATIENT);
    expect(limitsOf(config)).toEqual([2]);
    expect(await callsOf(config)).toBe(2);
  });

  it.each(['without budgets', 'disabled', 'deleted'])('stay in force if the file is %s [X-73]', async (how) => {
    const { write, load, logger, ...at } = makeMachine();
    write(at.user, withBudgets({ tool_calls: 2 }));
    const config = await load({ watch: true });
    if (how === 'deleted') rmSync(at.user);
    else write(at.user, how === 'disabled' ? { enableHooks: false, budgets: { tool_calls: 2 } } : { onError: 'block' });
    await vi.waitFor(() => expect(logger.warnings.flat().join('\n')).toMatch(/cannot .* the budgets of/), PATIENT);
    expect(await callsOf(config)).toBe(2);
  });

  it('are lowered by an edit at once', async () => {
    const { write, load, ...at } = makeMachine();
    write(at.user, withBudgets({ tool_calls: 5 }));
    const config = await load({ watch: true });
    write(at.user, withBudgets({ tool_calls: 1 }));
    await vi.waitFor(() => expect(limitsOf(config)).toEqual([1]), PATIENT);
    expect(await callsOf(config)).toBe(1);
  });

  it('are raised by an edit if the host applies removals [X-73]', async () => {
    const { write, load, ...at } = makeMachine();
    write(at.user, withBudgets({ tool_calls: 1 }));
    const config = await load({ watch: true, removals: 'apply' });
    write(at.user, withBudgets({ tool_calls: 3 }));
    await vi.waitFor(() => expect(limitsOf(config)).toEqual([3]), PATIENT);
    expect(await callsOf(config)).toBe(3);
  });
});
