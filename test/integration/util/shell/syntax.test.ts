import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inLongForm, longRuns } from '../../../support/long-form.js';
import { compareWithBash } from '../../../support/util/shell/compare-with-bash.js';
import { anyEvaluation, anyZshCommand } from '../../../support/util/shell/generate-syntax.js';
import { prepareBash, shellPath } from '../../../support/util/shell/run-in-bash.js';

const CASES: Record<'bash' | 'zsh' | 'dash' | 'fish', string[]> = JSON.parse(
  readFileSync(new URL('../../../support/util/shell/syntax-cases.json', import.meta.url), 'utf8'),
);
const SHELLS = ['bash', 'zsh', 'dash', 'fish'] as const;
const GENERATED = [
  ['bash', anyEvaluation, 20_000],
  ['zsh', anyZshCommand, 20_000],
] as const;
const LIMIT = { timeout: 14_400_000 };

describe('commandFacts compared with the shell that runs the command', () => {
  for (const shell of SHELLS) {
    it.skipIf(shellPath(shell) === undefined)(`has what the listed texts do in ${shell} [X-84]`, LIMIT, async () => {
      const some = CASES[shell].filter((_, index) => index % inLongForm(4, 1) === 0);
      const { missed } = await compareWithBash(some, prepareBash, shell);
      expect(missed).toEqual([]);
    });
  }

  for (const [shell, arbitrary, whole] of GENERATED) {
    it.skipIf(shellPath(shell) === undefined)(`has what random texts do in ${shell} [X-84]`, LIMIT, async () => {
      const seed = Number(process.env['HOOKWRIGHT_SEED'] ?? inLongForm(20_261_119, Date.now()));
      const numRuns = Number(process.env['HOOKWRIGHT_COMMANDS'] ?? longRuns(1500, whole));
      const commands = [...new Set(fc.sample(arbitrary, { seed, numRuns }))];
      const { resolved, ran, missed } = await compareWithBash(commands, prepareBash, shell);
      expect(missed, `seed ${seed}`).toEqual([]);
      // The comparison means little if few commands are resolved, or do nothing.
      expect(resolved).toBeGreaterThan(numRuns / 20);
      expect(ran).toBeGreaterThan(numRuns / 20);
    });
  }
});
