import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildCli, problemsOf, readTree, temporaryDir, writeSchemas, writeTree } from './generator.js';
import { mistakes } from './lint-mistakes.js';
import { type Edit, edited, remove, repositorySources, set, write } from './sources.js';

const allMistakes = edited(repositorySources(), ...mistakes.flatMap(({ edits }) => edits));

/** What the generated modules and the kits have from outside of them: imported, or known to every module. */
function namesFromElsewhere(): string[] {
  const lists = [...readTree('generated')].flatMap(([path, text]) => {
    if (path.endsWith('.py'))
      return [...text.matchAll(/^ *from [\w.]+ import ([\w, ]+)$/gm)].map(([, list = '']) => list);
    if (!path.endsWith('.ts')) return [];
    const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    const imported = [...code.matchAll(/^import (?:type )?\{([^}]+)\} from '\.\.\/src\/contract/gm)];
    const known = code.match(/\b(?:[A-Z][a-z]+)+(?=<)|\b(?:JSON|Object|RegExp|Error|Array|Promise)\b(?=[.([])/g) ?? [];
    const own = new Set([...code.matchAll(/(?:type|interface|class) (\w+)</g)].map(([, name = '']) => name));
    return [...imported.map(([, list = '']) => list), ...known.filter((name) => !own.has(name))];
  });
  return [...new Set(lists.flatMap((list) => list.match(/\b[A-Z]\w*/g) ?? []))].sort();
}

const cli = buildCli();
const dir = temporaryDir();

describe('a wrong schema', () => {
  for (const { what, edits, problem, consequences = [] } of mistakes) {
    it(`with ${what} is named by file, pointer, text and help, and alone [GEN-1]`, async () => {
      const problems = await problemsOf(edited(repositorySources(), ...edits));
      const own = problems.filter(({ file, pointer }) => !consequences.includes(`${file}#${pointer}`));
      expect(own).toEqual([problem]);
    });
  }

  it('may not have the title of what generated code has from elsewhere [GEN-1]', async () => {
    const taken = namesFromElsewhere();
    expect(taken).toEqual(expect.arrayContaining(['Route', 'SdkRequest', 'TypedDict', 'Omit']));
    const text = readFileSync('schemas/common/llm-usage.schema.json', 'utf8');
    const titled = (title: string): Edit[] => {
      const path = `common/${title.toLowerCase()}.schema.json`;
      return [write(path, text), set(path, '/title', title)];
    };
    const problems = await problemsOf(edited(repositorySources(), ...taken.flatMap(titled)));
    const texts = problems.map(({ text }) => text);
    const isRefused = (title: string) => texts.some((text) => text.startsWith(`the title "${title}" is taken by `));
    expect(taken.filter((title) => !isRefused(title))).toEqual([]);
  });

  it('gives all problems at once, in the order of files and places [GEN-1]', async () => {
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
    }
    expect(readTree(dir)).toEqual(before);
  });

  it('is a problem, not a crash, when a file that everything needs is not there [GEN-1]', async () => {
    const sources = edited(repositorySources(), remove('contract.json'), remove('dialect.schema.json'));
    const files = (await problemsOf(sources)).map(({ file }) => file);
    expect(files).toEqual(['contract.json', 'dialect.schema.json']);
  });
});
