import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inLongForm, longRuns } from '../../../support/long-form.js';
import { compareWithBash } from '../../../support/util/shell/compare-with-bash.js';
import { anyCommand } from '../../../support/util/shell/generate-commands.js';

interface ShellCommands {
  readonly commands: readonly string[];
  readonly forms: readonly string[];
  readonly wrappers: readonly string[];
  readonly plain: readonly string[];
}

const listed: ShellCommands = JSON.parse(
  readFileSync(new URL('../../../support/config/dialects/shell-commands.json', import.meta.url), 'utf8'),
);
const inQuotes = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
const wrapped = listed.wrappers.flatMap((wrapper) =>
  listed.forms.map((form) => wrapper.replaceAll('{q}', () => inQuotes(form)).replaceAll('{}', () => form)),
);

describe('commandFacts compared with bash', () => {
  it('has every program that ran and every file that changed', { timeout: 14_400_000 }, async () => {
    const seed = Number(process.env['HOOKWRIGHT_SEED'] ?? inLongForm(20_261_118, Date.now()));
    const numRuns = Number(process.env['HOOKWRIGHT_COMMANDS'] ?? longRuns(2000, 80_000));
    const commands = [...new Set(fc.sample(anyCommand, { seed, numRuns }))];
    const { resolved, ran, changed, missed } = await compareWithBash(commands);
    expect(missed, `seed ${seed}`).toEqual([]);
    // The comparison means little if most commands are not resolved, or do nothing.
    expect(resolved).toBeGreaterThan(numRuns * 0.4);
    expect(ran).toBeGreaterThan(numRuns);
    expect(changed).toBeGreaterThan(numRuns / 4);
  });

  it('has every program of the commands that hide rm', { timeout: 600_000 }, async () => {
    const { commands, forms, plain } = listed;
    const some = wrapped.filter((_, index) => index % inLongForm(8, 1) === 0);
    const { resolved, missed } = await compareWithBash([...commands, ...forms, ...plain, ...some]);
    expect(missed).toEqual([]);
    expect(resolved).toBeGreaterThan(200);
  });

  it('reports the error of one batch after the other batches have ended', async () => {
    const commands = Array.from({ length: 200 }, (_, index) => `rm f${index}`);
    const folders: string[] = [];
    const comparison = compareWithBash(commands, (root) => {
      folders.push(root);
      return async (batch) => {
        if (batch.includes('rm f0')) throw new Error('the first batch failed');
        await new Promise((resolve) => setImmediate(resolve));
        mkdirSync(join(root, batch[0] ?? ''));
        return batch.map((command) => ({ cwd: root, programs: [[command]], written: [], deleted: [] }));
      };
    });
    await expect(comparison).rejects.toThrow(/the first batch failed \(missed so far: "rm f\d+" ran/);
    expect(folders.map((folder) => existsSync(folder))).toEqual([false]);
  });
});
