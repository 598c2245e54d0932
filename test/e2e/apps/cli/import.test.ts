import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeMachine } from './machine.js';

function importing() {
  const machine = makeMachine();
  const { home, project } = machine;
  const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8');
  return {
    ...machine,
    writeHome: (path: string, content: unknown) => {
      mkdirSync(dirname(join(home, path)), { recursive: true });
      writeFileSync(join(home, path), JSON.stringify(content, undefined, 2));
    },
    written: (path = '.hookwright/settings.json') => read(project, path),
    writtenHome: () => read(home, '.config/hookwright/settings.json'),
  };
}

const guard = "grep -q 'rm -rf' && { echo 'no rm' >&2; exit 2; }; exit 0";
const command = { type: 'command', command: guard };

const AGENTS = [
  ['claude', 'claude-code', '.claude/settings.json', { hooks: { PreToolUse: [{ hooks: [command] }] } }],
  ['gemini', 'gemini-cli', '.gemini/settings.json', { hooks: { BeforeTool: [{ hooks: [command] }] } }],
  ['llxprt', 'llxprt-code', '.llxprt/settings.json', { hooks: { BeforeTool: [{ hooks: [command] }] } }],
  ['codex', 'codex', '.codex/hooks.json', { hooks: { PreToolUse: [{ hooks: [command] }] } }],
  ['cursor', 'cursor', '.cursor/hooks.json', { version: 1, hooks: { beforeShellExecution: [{ command: guard }] } }],
  ['copilot', 'copilot-cli', '.github/hooks/a.json', { version: 1, hooks: { preToolUse: [{ bash: guard }] } }],
] as const;

describe('hookwright init --from', () => {
  it.each(AGENTS)('runs the guards of %s unchanged', async (agent, dialect, path, content) => {
    const { run, write, written } = importing();
    write(path, content);
    expect(await run(['init', '--from', agent])).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(written())).toEqual({ dialects: [dialect] });
    const call = ['run', 'BeforeTool', '--untrusted', '--tool', 'run_shell_command', '--input'];
    expect(await run([...call, '{ "tool_input": { "command": "rm -rf /" } }'])).toMatchObject({ code: 2 });
    expect(await run([...call, '{ "tool_input": { "command": "ls" } }'])).toMatchObject({ code: 0 });
  });

  it('writes nothing the second time', async () => {
    const { run, write, written, project } = importing();
    write('.cursor/hooks.json', AGENTS[4][3]);
    await run(['init', '--from', 'cursor']);
    const first = written();
    const again = await run(['init', '--from', 'cursor']);
    expect(again).toMatchObject({ code: 0, stderr: '' });
    expect(again.stdout).toContain('.hookwright/settings.json lists it already');
    expect(written()).toBe(first);
    const { stdout } = await run(['init', '--from', 'cursor', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ dialect: 'cursor', written: [], hooks: 1, problems: [] });
    expect(readdirSync(join(project, '.hookwright'))).toEqual(['settings.json']);
  });

  it('keeps existing settings, with comments and mode', async () => {
    const { run, write, written, project } = importing();
    write('.github/hooks/a.json', AGENTS[5][3]);
    write('.hookwright/settings.json', '{\n  // ours\n  "enableHooks": true,\n  "dialects": ["cursor"],\n}\n');
    chmodSync(join(project, '.hookwright/settings.json'), 0o600);
    expect(await run(['init', '--from', 'copilot'])).toMatchObject({ code: 0 });
    expect(written()).toBe('{\n  // ours\n  "enableHooks": true,\n  "dialects": ["copilot-cli", "cursor"],\n}\n');
    expect(statSync(join(project, '.hookwright/settings.json')).mode & 0o777).toBe(0o600);
    write('.hookwright/settings.json', '{ "enableHooks": true }');
    await run(['init', '--from', 'copilot']);
    expect(JSON.parse(written())).toEqual({ dialects: ['copilot-cli'], enableHooks: true });
  });

  it("adds the dialect of a user's own files to the user's settings", async () => {
    const { run, writeHome, writtenHome, project } = importing();
    writeHome('.claude/settings.json', AGENTS[0][3]);
    expect(await run(['init', '--from', 'claude'])).toMatchObject({ code: 0 });
    expect(JSON.parse(writtenHome())).toEqual({ dialects: ['claude-code'] });
    expect(existsSync(join(project, '.hookwright'))).toBe(false);
  });

  it('lists hooks that cannot run, and reports that hooks are disabled', async () => {
    const { run, write } = importing();
    write('.claude/settings.json', {
      hooks: { PreToolUse: [{ hooks: [command, { type: 'prompt', prompt: 'ok?' }] }], TaskCreated: [] },
    });
    write('.hookwright/settings.json', { enableHooks: false });
    const { code, stdout } = await run(['init', '--from', 'claude'], { env: { COLUMNS: '1000' } });
    expect(code).toBe(0);
    expect(stdout).toMatch(/settings\.json:\d+:\d+: error: cannot run a hook of the type "prompt"/);
    expect(stdout).toMatch(/settings\.json:\d+:\d+: warning: TaskCreated is an event of claude-code that never fires/);
    expect(stdout).toContain('sets enableHooks: false');
  });

  it('writes nothing and exits 1 if none of the hooks can run', async () => {
    const { run, write, project } = importing();
    write('.llxprt/settings.json', { hooks: { BeforeTool: [{ hooks: [{ type: 'plugin' }] }] } });
    const { code, stdout } = await run(['init', '--from', 'llxprt'], { env: { COLUMNS: '1000' } });
    expect(code).toBe(1);
    expect(stdout).toMatch(/settings\.json:\d+:\d+: error: cannot run a hook of the type "plugin"/);
    expect(stdout).toContain('Nothing was written');
    expect(existsSync(join(project, '.hookwright/settings.json'))).toBe(false);
  });

  it('does not touch settings that are not valid JSON', async () => {
    const { run, write, written } = importing();
    write('.cursor/hooks.json', AGENTS[4][3]);
    write('.hookwright/settings.json', '{ broken');
    const { code, stderr } = await run(['init', '--from', 'cursor']);
    expect(code).toBe(1);
    expect(stderr).toContain('cannot add cursor to .hookwright/settings.json');
    expect(written()).toBe('{ broken');
  });

  it('writes nothing if there are no hooks, and suggests the name of an agent', async () => {
    const { run, project } = importing();
    const none = await run(['init', '--from', 'gemini']);
    expect(none.code).toBe(1);
    expect(none.stderr).toContain('looked for .gemini/settings.json');
    expect((await run(['init', '--from', 'gemni'])).stderr).toContain('did you mean gemini?');
    expect(existsSync(join(project, '.hookwright'))).toBe(false);
  });
});
