import { expect, it } from 'vitest';
import { makeMachine } from './machine.js';

/** Creates a machine with a Claude Code plugin, a Gemini extension, and other hooks of Claude Code in the project. */
function pluginMachine() {
  const machine = makeMachine();
  const script = '#!/bin/sh\ngrep -q "rm -rf" && { echo "no rm, says $1" >&2; exit 2; }\nexit 0\n';
  const ofPlugin = (command: string, event: string, matcher: string) => ({
    hooks: { [event]: [{ matcher, hooks: [{ type: 'command', command }] }] },
  });
  for (const folder of ['../my plugin', '../extension']) machine.write(`${folder}/hooks/guard.sh`, script, 0o755);
  const claude = ofPlugin('"$' + '{CLAUDE_PLUGIN_ROOT}"/hooks/guard.sh claude', 'PreToolUse', 'Bash');
  machine.write('../my plugin/.claude-plugin/plugin.json', { name: 'mine' });
  machine.write('../my plugin/hooks/hooks.json', claude);
  const gemini = ofPlugin(
    'sh "$' + '{extensionPath}$' + '{/}hooks/guard.sh" gemini',
    'BeforeTool',
    'run_shell_command',
  );
  machine.write('../extension/gemini-extension.json', { name: 'ext', version: '1.0.0' });
  machine.write('../extension/hooks/hooks.json', gemini);
  machine.write('.claude/settings.json', ofPlugin('touch ran', 'PreToolUse', '*'));
  return machine;
}

const removal = (tool_name: string) => ['--input', JSON.stringify({ tool_name, tool_input: { command: 'rm -rf /' } })];

it.each([
  ['../my plugin', 'PreToolUse', 'no rm, says claude'],
  ['../extension', 'BeforeTool', 'no rm, says gemini'],
])('run --plugin %s runs its hooks with the variables of the plugin, and no others', async (folder, event, reason) => {
  const { run } = pluginMachine();
  const { code, stdout } = await run([
    'run',
    event,
    '--plugin',
    folder,
    ...removal(event === 'PreToolUse' ? 'Bash' : 'run_shell_command'),
  ]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: expect.stringContaining(`reason ${reason}`) });
  expect(stdout).not.toContain('touch ran');
});

it('list, explain, test and trust read the hooks of a plugin', async () => {
  const { run, write } = pluginMachine();
  const plugin = ['--plugin', '../my plugin'];
  const listed = await run(['list', ...plugin]);
  expect(listed).toMatchObject({ code: 0 });
  expect(listed.stdout).toContain(
    '  ✓ guard.sh\n    command, extensions, enabled, trusted\n    $ "$' + '{CLAUDE_PLUGIN_ROOT}"/hooks/',
  );
  expect(listed.stdout).toMatch(/claude-code PreToolUse, .*my plugin\/hooks\/hooks.json:7:11/);
  const explained = await run(['explain', 'PreToolUse', ...plugin, '--tool', 'Bash']);
  expect(explained.stdout).toContain('BeforeTool (Bash): 1 would run');
  expect(await run(['trust', ...plugin])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('needs no trust, because you name its plugin'),
  });
  const input = { tool_name: 'Bash', tool_input: { command: 'rm -rf /' } };
  write('a.hooktest.json', { cases: [{ name: 'a', event: 'PreToolUse', input, expect: { decision: 'deny' } }] });
  expect(await run(['test', ...plugin])).toMatchObject({ code: 0, stdout: expect.stringContaining('1 passed') });
});

it('doctor checks the hooks of a plugin', async () => {
  const { run, write } = pluginMachine();
  const plugin = ['--plugin', '../my plugin'];
  const healthy = await run(['doctor', ...plugin]);
  expect(healthy.stdout).not.toContain('guard.sh');
  write('../my plugin/hooks/guard.sh', '#!/bin/sh\nexit 2\n', 0o644);
  const ill = await run(['doctor', ...plugin, '--json']);
  expect(ill.code).toBe(1);
  expect(JSON.parse(ill.stdout).findings).toContainEqual(
    expect.objectContaining({ fixable: true, message: expect.stringContaining('guard.sh') }),
  );
  expect(await run(['doctor', ...plugin, '--fix'])).toMatchObject({ stdout: expect.stringContaining('guard.sh') });
  expect((await run(['doctor', ...plugin, '--json'])).stdout).not.toContain('guard.sh');
});

it('reports a folder that is no plugin, and a plugin of several agents', async () => {
  const { run, write } = pluginMachine();
  expect(await run(['list', '--plugin', 'nowhere'])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('nowhere'),
  });
  const none = await run(['list', '--plugin', '.']);
  expect(none).toMatchObject({ code: 1, stderr: expect.stringContaining('is not a plugin with hooks') });
  write('../plain/hooks/hooks.json', { hooks: { Stop: [] } });
  const unclear = await run(['list', '--plugin', '../plain']);
  expect(unclear).toMatchObject({ code: 1, stderr: expect.stringContaining('add --dialect claude-code') });
  expect(await run(['list', '--plugin', '../plain', '--dialect', 'codex'])).toMatchObject({ code: 0 });
});
