import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { makeMachine, resultOf } from './machine.js';

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
    expect([code, stderr]).toEqual([64, expect.stringContaining('did you mean git-safety?')]);
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
    expect((await run(['list'])).stdout).toMatch(/✓ r\n.*rule, project.*\n.*when tool_name == 'bash'/);
    expect((await run(['explain', 'BeforeTool', '--tool', 'bash'])).stdout).toContain('1. r (rule, project)');
    const ran = await run(['run', 'BeforeTool', '--tool', 'bash']);
    expect(ran.stdout).toContain('r: evaluated');
    expect(ran.stdout).toContain("because tool_name == 'bash'");
  });

  it('shows what decided in explain, test, watch and replay', async () => {
    const { run, write, start } = makeMachine();
    const bash = { tool_name: 'bash', tool_input: { command: 'sudo ls' } };
    const because = 'because command.uses_sudo';
    write('.hookwright/settings.json', settings({ when: "tool_name == 'x' || command.uses_sudo", reason: 'No sudo.' }));
    await run(['trust', '--yes']);
    const explain = async (input: object) =>
      (await run(['explain', 'BeforeTool', '--input', JSON.stringify(input)])).stdout;
    expect(await explain(bash)).toContain(`1. r (rule, project)\n     would decide deny, ${because}`);
    expect(await explain({ ...bash, tool_input: { command: 'ls' } })).toContain('its condition is false');
    expect(await explain({ tool_name: 'y', tool_input: {} })).toContain('its condition is false');
    write('a.hooktest.json', {
      cases: [{ name: 'a', event: 'BeforeTool', input: bash, expect: { decision: 'allow' } }],
    });
    expect((await run(['test'])).stdout).toContain(`r decided deny, ${because}`);
    await run(['run', 'BeforeTool', '--record', 'rec.jsonl', '--input', JSON.stringify(bash)]);
    write('other.json', settings({ when: 'command.deletes.size() > 3' }));
    const { stdout } = await run(['replay', 'rec.jsonl', '--against', 'other.json', '--untrusted']);
    expect(stdout).toContain(`before: r decided deny, ${because}`);
    const watch = start(['watch', 'rec.jsonl', '--all']);
    let seen = '';
    watch.stdout.on('data', (data) => (seen += String(data)));
    await vi.waitFor(() => expect(seen).toContain(`deny\n      ${because}`), { timeout: 30_000 });
    watch.kill('SIGINT');
    await resultOf(watch);
  });

  it('shows its text and its effects before it is trusted', async () => {
    const { run, write } = makeMachine();
    write('.hookwright/settings.json', settings({ when: 'command.uses_sudo', reason: 'No sudo.' }));
    expect((await run(['trust', '--yes'])).stdout).toMatch(
      /when command\.uses_sudo\n.*then \{"decision":"deny","reason":"No sudo\."\}/,
    );
  });

  it('is named with others that decided for the same reason, and the reason is shown once', async () => {
    const { run, write } = makeMachine();
    const conditions = { a: 'command.uses_sudo', b: 'command.deletes.size() > 3' };
    const rules = Object.entries(conditions).map(([name, when]) => ({ type: 'rule', name, decision: 'deny', when }));
    write('.hookwright/settings.json', { enableHooks: true, hooks: { BeforeTool: [{ hooks: rules }] } });
    await run(['trust', '--yes']);
    const input = { tool_name: 'bash', tool_input: { command: 'eval "$X"' } };
    write('a.hooktest.json', { cases: [{ name: 'c', event: 'BeforeTool', input, expect: { decision: 'allow' } }] });
    const { stdout } = await run(['test']);
    expect(stdout).toContain('a, b decided ask, because Cannot tell what this command does');
    const { reason } = JSON.parse(
      (await run(['run', 'BeforeTool', '--json', '--input', JSON.stringify(input)])).stdout,
    );
    expect(reason.split('Cannot tell')).toHaveLength(2);
  });
});
