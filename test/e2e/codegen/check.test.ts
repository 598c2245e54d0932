import { describe, expect, it } from 'vitest';
import { mistakes } from '../../support/codegen/check-mistakes.js';
import {
  buildCli,
  problemsOf,
  readTree,
  temporaryDir,
  writeSchemas,
  writeTree,
} from '../../support/codegen/generator.js';
import { edited, remove, repositorySources } from '../../support/codegen/sources.js';

const allMistakes = edited(repositorySources(), ...mistakes.flatMap(({ edits }) => edits));

const cli = buildCli();
const dir = temporaryDir();

describe('invalid schema', () => {
  for (const { what, edits, problem, consequences = [] } of mistakes) {
    it(`with ${what} is reported once, with file, pointer, text and help [GEN-1]`, async () => {
      const problems = await problemsOf(edited(repositorySources(), ...edits));
      const own = problems.filter(({ file, pointer }) => !consequences.includes(`${file}#${pointer}`));
      expect(own).toEqual([problem]);
    });
  }

  it('reports all problems at once, sorted by file and pointer [GEN-1]', async () => {
    const problems = await problemsOf(allMistakes);
    for (const { what, problem } of mistakes) expect(problems, what).toContainEqual(problem);
    const places = problems.map(({ file, pointer }) => `${file}#${pointer}`);
    expect(places).toEqual([...places].sort());
  });

  it('makes the command exit with 1, print every problem and write nothing [GEN-1]', () => {
    writeSchemas(dir, allMistakes);
    writeTree(dir, [
      ['generated/types.ts', '// from an earlier run\n'],
      ['generated/orphan.ts', '// not made any more\n'],
    ]);
    const before = readTree(dir);
    for (const args of [[], ['--release']]) {
      const { code, stdout, stderr } = cli(dir, args);
      expect(code).toBe(1);
      expect(stdout).toBe('');
      for (const { problem } of mistakes) expect(stderr).toContain(`${problem.file}#${problem.pointer}\n  `);
      expect(stderr).toMatch(/\d+ problems; nothing was written\.\n$/);
      // Neither a stack trace nor an error of a library.
      expect(stderr.split('\n').filter((line) => /^\s+at |Error:/.test(line))).toEqual([]);
    }
    expect(readTree(dir)).toEqual(before);
  });

  it('is reported without a crash if contract.json or the subset schema is missing [GEN-1]', async () => {
    const sources = edited(repositorySources(), remove('contract.json'), remove('subset.schema.json'));
    const files = (await problemsOf(sources)).map(({ file }) => file);
    expect(files).toEqual(['contract.json', 'subset.schema.json']);
  });
});
