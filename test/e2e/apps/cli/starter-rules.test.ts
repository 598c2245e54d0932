import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeMachine } from './machine.js';

const read = (project: string) => readFileSync(join(project, '.hookwright/settings.json'), 'utf8');

describe('init --rules', () => {
  it('adds all sets with their tests, trusted and passing, and adds nothing twice', async () => {
    const { run, project } = makeMachine();
    const first = await run(['init', '--rules', 'all']);
    expect(first).toMatchObject({ code: 0, stderr: '' });
    for (const rule of ['no-system-delete', 'no-force-push', 'no-secret-files', 'loop-breaker'])
      expect(first.stdout).toContain(`trusted ${rule}`);
    expect(await run(['validate'])).toMatchObject({ code: 0, stdout: 'No problems.\n' });
    const tested = await run(['test']);
    expect(tested.stdout).toContain(', 0 failed');
    expect(tested.code).toBe(0);
    const text = read(project);
    expect((await run(['init', '--rules', 'all'])).stdout).toContain('These rules are already there.');
    expect(read(project)).toBe(text);
  });

  it('keeps the rest of existing settings, with its comments', async () => {
    const { run, write, project } = makeMachine();
    write(
      '.hookwright/settings.json',
      '{\n  // mine\n  "enableHooks": true,\n  "hooks": { "BeforeTool": [{ "hooks": [{ "type": "command", "name": "mine", "command": "true" }] }] }\n}\n',
    );
    expect(await run(['init', '--rules', 'git-safety'])).toMatchObject({ code: 0 });
    expect(read(project)).toContain('// mine');
    const { stdout } = await run(['list', '--json']);
    expect(stdout).toContain('no-force-push');
    expect(stdout).toContain('"mine"');
    expect((await run(['trust', '--json'])).stdout).toContain('"mine"');
    expect((await run(['trust', '--json'])).stdout).not.toContain('no-force-push');
  });

  it('suggests the nearest set', async () => {
    const { run } = makeMachine();
    const { code, stderr } = await run(['init', '--rules', 'git-safty']);
    expect([code, stderr]).toEqual([1, expect.stringContaining('did you mean git-safety?')]);
  });
});

describe('Rule in a settings file', () => {
  const settings = (rule: object) =>
    JSON.stringify({
      enableHooks: true,
      hooks: { BeforeTool: [{ hooks: [{ type: 'rule', name: 'r', decision: 'deny', ...rule }] }] },
    });

  it('is reported with file, line, column and a suggestion', async () => {
    const { run, write } = makeMachine();
    write(
      '.hookwright/settings.json',
      '{\n  "enableHooks": true,\n  "hooks": { "BeforeTool": [{ "hooks": [\n    { "type": "rule", "name": "r", "decision": "deny", "when": "cwd == \\"a\\" && tool_nme == \'x\'" }\n  ] }] }\n}\n',
    );
    const { code, stdout } = await run(['validate']);
    expect(code).toBe(1);
    expect(stdout).toContain('settings.json:4:81');
    expect(stdout).toContain('there is no tool_nme');
    expect(stdout).toContain('did you mean tool_name?');
  });

  it('needs trust, and shows its text', async () => {
    const { run, write } = makeMachine();
    write('.hookwright/settings.json', settings({ when: 'command.uses_sudo', reason: 'No sudo.' }));
    const { pending } = JSON.parse((await run(['trust', '--json'])).stdout);
    expect(pending).toMatchObject([
      { name: 'r', command: 'when command.uses_sudo, decision "deny", reason "No sudo."', fullyCovered: true },
    ]);
  });

  it('is explained, listed and run like every hook', async () => {
    const { run, write } = makeMachine();
    write('.hookwright/settings.json', settings({ when: "tool_name == 'bash'" }));
    await run(['trust', '--yes']);
    expect((await run(['list'])).stdout).toContain('r');
    expect((await run(['explain', 'BeforeTool', '--tool', 'bash'])).stdout).toContain('r');
    const ran = await run(['run', 'BeforeTool', '--tool', 'bash']);
    expect(ran.stdout).toContain('r: evaluated');
    expect(ran.stdout).toContain("because tool_name == 'bash'");
  });
});
