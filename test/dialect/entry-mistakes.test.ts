import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeMachine } from '../settings/machine.js';
import { PROJECT_FILES } from './foreign-project.js';

interface Mistake {
  readonly title: string;
  readonly dialect: string;
  readonly hooks: object;
  readonly problems: readonly string[];
}

const mistakes: readonly Mistake[] = JSON.parse(readFileSync(new URL('entry-mistakes.json', import.meta.url), 'utf8'));

describe("entries in another agent's file", () => {
  it.each(mistakes)('reports $title', async ({ dialect, hooks, problems }) => {
    const { write, load, project } = makeMachine();
    const file = write(join(project, PROJECT_FILES[dialect] ?? ''), { hooks });
    const { problems: found } = await load({ dialects: [dialect] });
    expect(found).toHaveLength(problems.length);
    for (const [index, expected] of problems.entries()) {
      const { severity, message, help } = found[index] ?? {};
      expect(`${severity}: ${message} (${help})`).toContain(expected);
      expect(found[index]).toMatchObject({ file, line: expect.any(Number) });
      expect(found[index]?.line).toBeGreaterThan(1);
    }
  });

  it('reports a misspelt key of the event map', async () => {
    const { write, load, project } = makeMachine();
    write(join(project, '.cursor/hooks.json'), '{\n  "version": 1,\n  "Hooks": {}\n}');
    const { problems } = await load({ dialects: ['cursor'] });
    expect(problems).toMatchObject([{ line: 3, column: 3, help: 'it is ignored; did you mean "hooks"?' }]);
  });
});
