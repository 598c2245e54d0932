import { describe, expect, it } from 'vitest';
import { hostProject } from '../../support/codegen/host-project.js';
import { builtInSources, generateHost, hostFiles, schemaCases } from '../../support/codegen/wrong-schemas.js';

const cases = schemaCases();
const builtIn = builtInSources();
const wrong = cases.filter(({ problems }) => problems.length > 0);
const subjects = [...new Set(wrong.map(({ subject }) => subject))];

describe('wrong schema', () => {
  it('is one of at least 100 committed cases, each with a file, a text and a remedy [GEN-1]', () => {
    expect(wrong.length).toBeGreaterThanOrEqual(100);
    const problems = wrong.flatMap((one) => one.problems);
    expect(problems.filter(({ file, text, help }) => [file, text, help].some((part) => part.trim() === ''))).toEqual(
      [],
    );
  });

  it.each(subjects)('is reported with file, pointer, text and help: %s [GEN-1]', async (subject) => {
    const found: Record<string, unknown> = {};
    const expected: Record<string, unknown> = {};
    for (const { what, set, problems } of wrong.filter((one) => one.subject === subject)) {
      found[what] = (await generateHost(hostFiles(set), builtIn)).problems;
      expected[what] = problems;
    }
    expect(found).toEqual(expected);
  });
});

describe('odd schema', () => {
  it('that is accepted compiles in TypeScript and resolves in Python [GEN-1]', async () => {
    const odd = cases.filter(({ problems }) => problems.length === 0);
    const own = odd.flatMap(({ set }, index) => hostFiles(set, `Odd${letters(index)}`));
    // The cases share the files of the base host.
    const result = await generateHost([...new Map(own.map((file) => [file.path, file])).values()], builtIn);
    expect(result.problems).toEqual([]);
    const project = hostProject('files' in result ? result.files : []);
    expect(project.compile()).toBe('');
    expect(await project.importPython()).toBe('');
  });
});

/** Returns a name without digits: Aa, Ba, ... */
function letters(index: number): string {
  return `${String.fromCharCode(65 + (index % 26))}${String.fromCharCode(97 + Math.floor(index / 26))}`;
}
