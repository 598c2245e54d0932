import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { makeMachine, resultOf } from './machine.js';

const firstVersion = join(import.meta.dirname, '../../../support/templates/git-safety.version-1.json');
const read = (project: string) => readFileSync(join(project, '.hookwright/settings.json'), 'utf8');

describe('init --rules', () => {
  it('adds all sets with their tests, trusted and passing, and adds nothing twice', async () => {
    const { run, project } = makeMachine();
    const first = await run(['init', '--rules', 'all']);
    expect(first).toMatchObject({ code: 0, stderr: '' });
    for (const rule of ['no-system-changes', 'no-force-push', 'no-secret-files', 'loop-breaker'])
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

  it('leaves green tests after init', async () => {
    const { run } = makeMachine();
    expect(await run(['init', '--agents', 'none'])).toMatchObject({ code: 0 });
    expect(await run(['init', '--rules', 'all'])).toMatchObject({ code: 0, stderr: '' });
    const { code, stdout } = await run(['test']);
    expect(stdout).toContain(', 0 failed');
    expect(code).toBe(0);
  });

  it('replaces an older copy, shows the difference, and keeps other hooks and cases of the user', async () => {
    const { run, write, project } = makeMachine();
    const { hooks } = JSON.parse(readFileSync(firstVersion, 'utf8'));
    hooks.BeforeTool.unshift({ hooks: [{ type: 'rule', name: 'mine', when: 'command.uses_sudo', decision: 'deny' }] });
    write('.hookwright/settings.json', { enableHooks: true, hooks });
    write('.hookwright/hooks/git-safety.hooktest.json', {
      cases: [{ name: 'my case', event: 'BeforeTool', input: { tool_name: 'x', tool_input: {} }, expect: {} }],
    });
    const outdated = 'has version 1 of the rules git-safety, and this package has version 2';
    expect((await run(['status', '--no-test'])).stdout.replaceAll(/\s+/g, ' ')).toContain(outdated);
    const { findings } = JSON.parse((await run(['doctor', '--json'])).stdout);
    expect(findings).toContainEqual(
      expect.objectContaining({
        check: 'starter-rules',
        message: expect.stringContaining(outdated),
        help: expect.stringContaining('hookwright init --rules git-safety'),
      }),
    );
    const { code, stdout } = await run(['init', '--rules', 'git-safety']);
    expect(code).toBe(0);
    expect(stdout).toContain('version 1 in .hookwright/settings.json, version 2 in this package');
    expect(stdout).toMatch(/^ {2}- .*"when": .*push/m);
    expect(stdout).toMatch(/^ {2}\+ .*"name": "no-changed-checks"/m);
    const settings = JSON.parse(read(project));
    expect(settings.hooks.BeforeTool).toHaveLength(2);
    expect(JSON.stringify(settings)).toContain('"mine"');
    expect(JSON.stringify(settings).match(/"no-force-push"/g)).toHaveLength(1);
    expect((await run(['status', '--no-test'])).stdout).not.toContain('git-safety');
    const tests = readFileSync(join(project, '.hookwright/hooks/git-safety.hooktest.json'), 'utf8');
    expect(tests).toContain('"my case"');
    expect(tests).toContain('asks before a forced push');
    await run(['trust', '--yes']);
    expect((await run(['test'])).stdout).toContain(', 0 failed');
  });

  it('keeps rules that were edited, unless it is forced', async () => {
    const { run, write, project } = makeMachine();
    await run(['init', '--rules', 'git-safety']);
    const edited = read(project).replace('"ask"', '"deny"').replace('"version": 2', '"version": 1');
    write('.hookwright/settings.json', edited);
    const kept = await run(['init', '--rules', 'git-safety,loop-breaker']);
    expect(kept.code).toBe(1);
    expect(kept.stdout).toContain('kept git-safety, because its rules');
    expect(kept.stdout).toMatch(/^ {2}- .*"decision": "deny"/m);
    expect(read(project)).toContain('"loop-breaker"');
    expect(JSON.parse(read(project)).hooks.BeforeTool).toContainEqual(JSON.parse(edited).hooks.BeforeTool[0]);
    const before = read(project);
    expect(await run(['init', '--rules', 'git-safety', '--force'])).toMatchObject({ code: 0 });
    expect(JSON.parse(read(project)).hooks.BeforeTool).not.toContainEqual(JSON.parse(edited).hooks.BeforeTool[0]);
    expect(readFileSync(join(project, '.hookwright/settings.json.bak'), 'utf8')).toBe(before);
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
