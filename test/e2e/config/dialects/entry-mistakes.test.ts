import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_FILES } from '../../../support/config/dialects/foreign-project.js';
import { makeMachine } from '../../../support/config/settings/machine.js';

interface Mistake {
  readonly title: string;
  readonly dialect: string;
  readonly hooks: object;
  readonly problems: readonly string[];
}

const mistakes: readonly Mistake[] = JSON.parse(
  readFileSync(new URL('../../../support/config/dialects/entry-mistakes.json', import.meta.url), 'utf8'),
);

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

  it.each([
    'Bash',
    'Bash(rm *)',
    'Edit(src/*)',
    'Task',
    'mcp__github',
    'mcp__github__push',
    'Deploy(prod)',
    'not (a rule',
  ])('reports nothing for the condition %s', async (rule) => {
    const { write, load, project } = makeMachine();
    const hooks = { PreToolUse: [{ hooks: [{ type: 'command', command: 'true', if: rule }] }] };
    write(join(project, PROJECT_FILES['claude-code'] ?? ''), { hooks });
    const { problems } = await load({ dialects: ['claude-code'], tools: { Deploy: { role: 'delete' } } });
    expect(problems).toEqual([]);
  });

  it('logs the file and the line of a condition that matches nothing', async () => {
    const { write, load, project } = makeMachine();
    const hook = '{ "type": "command", "command": "true",\n "if": "Bsh(rm *)" }';
    const file = write(
      join(project, PROJECT_FILES['claude-code'] ?? ''),
      `{ "hooks": { "PreToolUse": [\n { "hooks": [${hook}] }] } }`,
    );
    const warnings: string[] = [];
    await load({ dialects: ['claude-code'], logger: { log: () => {}, warn: (text: string) => warnings.push(text) } });
    expect(warnings.filter((text) => text.includes('Bsh'))).toEqual([expect.stringContaining(`${file}:3:`)]);
  });

  it('reports a misspelt key of the event map', async () => {
    const { write, load, project } = makeMachine();
    write(join(project, '.cursor/hooks.json'), '{\n  "version": 1,\n  "Hooks": {}\n}');
    const { problems } = await load({ dialects: ['cursor'] });
    expect(problems).toMatchObject([{ line: 3, column: 3, help: 'it is ignored; did you mean "hooks"?' }]);
  });
});
