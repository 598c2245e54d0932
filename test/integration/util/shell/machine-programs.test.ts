import { describe, expect, it } from 'vitest';
import { inLongForm, longRuns } from '../../../support/long-form.js';
import { machineCommands } from '../../../support/util/shell/machine-commands.js';
import { compareWithMachine, hasSandbox } from '../../../support/util/shell/run-on-machine.js';

describe('commandFacts compared with the programs of this machine', () => {
  it('has every file that a program read, wrote or deleted', { timeout: 14_400_000 }, async () => {
    const seed = Number(process.env['HOOKWRIGHT_SEED'] ?? inLongForm(20_261_119, Date.now()));
    const numRuns = Number(process.env['HOOKWRIGHT_COMMANDS'] ?? longRuns(100, 20_000));
    const commands = machineCommands(seed, numRuns, inLongForm('essential', 'all'));
    const { resolved, effective, missed } = await compareWithMachine(hasSandbox ? commands : []);
    expect(missed, `seed ${seed}`).toEqual([]);
    if (!hasSandbox) return;
    expect(resolved).toBeGreaterThan(numRuns / 6);
    expect(effective).toBeGreaterThan(numRuns / 40);
  });
});
