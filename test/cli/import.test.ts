import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { makeMachine } from './machine.js';

function importing() {
  const machine = makeMachine();
  const { home, project } = machine;
  const read = (folder: string, path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8'));
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

const command = (text: string, more: object = {}) => ({ type: 'command', command: text, ...more });

it('writes native settings from the files of Claude Code, each layer into its own, with milliseconds', async () => {
  const { run, write, writeHome, written, writtenHome } = importing();
  write('.claude/settings.json', {
    hooks: { PreToolUse: [{ matcher: 'Bash', hooks: [command('guard', { timeout: 30 })] }] },
  });
  write('.claude/settings.local.json', { hooks: { Stop: [{ hooks: [command('mine')] }] } });
  writeHome('.claude/settings.json', {
    hooks: { SessionStart: [{ matcher: 'startup|compact', hooks: [command('hello', { timeout: 0.5 })] }] },
  });
  const { code, stdout } = await run(['init', '--from', 'claude']);
  expect(code).toBe(0);
  expect(stdout).toContain('wrote .hookwright/settings.json: 1 hook');
  const [guard] = written().hooks.BeforeTool;
  expect(guard.hooks).toEqual([command('guard', { timeout: 30_000 })]);
  const matcher = new RegExp(guard.matcher);
  expect(['Bash', 'run_shell_command', 'Shell', 'Bashful', 'Read'].filter((name) => matcher.test(name))).toEqual([
    'Bash',
    'run_shell_command',
    'Shell',
  ]);
  expect(written('.hookwright/settings.local.json').hooks.AfterAgent[0].hooks).toEqual([
    command('mine', { timeout: 600_000 }),
  ]);
  expect(writtenHome().hooks.SessionStart).toEqual([
    { matcher: 'startup|compress', hooks: [command('hello', { timeout: 500 })] },
  ]);
  expect(await run(['validate'])).toMatchObject({ code: 0, stdout: 'No problems.\n' });
});

it('copies milliseconds as milliseconds', async () => {
  const { run, write, written } = importing();
  const hooks = { BeforeTool: [{ matcher: 'write_file', hooks: [command('guard', { timeout: 30, name: 'g' })] }] };
  for (const agent of ['gemini', 'llxprt']) {
    const machine = importing();
    machine.write(`.${agent}/settings.json`, { hooks });
    expect(await machine.run(['init', '--from', agent])).toMatchObject({ code: 0 });
    expect(machine.written().hooks.BeforeTool[0].hooks).toEqual([command('guard', { timeout: 30, name: 'g' })]);
  }
  write(
    '.codex/config.toml',
    '[[hooks.PreToolUse]]\nmatcher = "Bash"\nhooks = [{ type = "command", command = "g", timeout = 3 }]\n',
  );
  expect(await run(['init', '--from', 'codex'])).toMatchObject({ code: 0 });
  expect(written().hooks.BeforeTool[0].hooks[0]).toMatchObject({ timeout: 3000 });
});

it('goes into the folder that a hook runs in, and keeps what else it says', async () => {
  const { run, write, written, project } = importing();
  const hook = { type: 'command', bash: './guard.sh', cwd: "it's here", timeoutSec: 5 };
  write('.github/hooks/guard.json', { version: 1, hooks: { preToolUse: [hook] } });
  expect(await run(['init', '--from', 'copilot'])).toMatchObject({ code: 0 });
  expect(written().hooks.BeforeTool[0].hooks).toEqual([
    command(`cd '${project}/it'\\''s here' && ./guard.sh`, { timeout: 5000 }),
  ]);
});

it('says line by line what it could not carry over', async () => {
  const { run, write, written } = importing();
  write('.cursor/hooks.json', {
    hooks: {
      beforeShellExecution: [{ command: 'guard "$CURSOR_PROJECT_DIR"', matcher: 'curl', failClosed: true }],
      stop: [{ command: 'go-on', loop_limit: 3 }],
      subagentStart: [{ command: 'x' }],
    },
  });
  const { code, stdout } = await run(['init', '--from', 'cursor'], { env: { COLUMNS: '1000' } });
  expect(code).toBe(0);
  const lines = stdout.split('\n').filter((line) => line.includes('.cursor/hooks.json:'));
  for (const said of [
    /:4:7: matcher "curl" is about more than the name of a tool/,
    /:4:7: a refusal by permission in its answers is not heard here/,
    /:4:7: CURSOR_PROJECT_DIR is set for hooks of cursor only/,
    /:11:7: nobody counts how often it asks to go on/,
    /:11:7: loop_limit is not carried over/,
    /:16:5: subagentStart is an event of cursor that never happens here/,
  ]) {
    expect(lines.join('\n')).toMatch(said);
  }
  expect(stdout).toContain('"dialects": ["cursor"]');
  expect(written().hooks.BeforeTool[0].hooks[0]).toMatchObject({ onError: 'block', timeout: 60_000 });
  expect(JSON.parse((await importingAgain(run)).stdout)).toMatchObject({ written: [], notes: expect.any(Array) });
});

it.each([
  [
    'claude',
    { '.claude/settings.json': { hooks: { PreToolUse: [{ hooks: [command('g', { if: 'Bash(rm *)' })] }] } } },
    [
      /settings\.json:6:11: it is not given permission_mode, tool_use_id/,
      /settings\.json:6:11: in tool_name and tool_input, tools and arguments have the names of the host/,
      /settings\.json:6:11: if is not carried over: it runs whether that holds or not/,
    ],
  ],
  [
    'gemini',
    { '.gemini/settings.json': { hooks: { AfterTool: [{ hooks: [command('g "$GEMINI_SESSION_ID"')] }] } } },
    [
      /settings\.json:6:11: GEMINI_SESSION_ID is set for hooks of gemini-cli only/,
      /settings\.json:6:11: its answer counts there whatever the exit code; here with 0 only/,
    ],
  ],
  [
    'llxprt',
    { '.llxprt/settings.json': { hooks: { BeforeTool: [{ hooks: [command('g'), { type: 'plugin' }] }] } } },
    [
      /settings\.json:6:11: in tool_name and tool_input, tools and arguments have the names of the host/,
      /settings\.json:10:11: a hook of the type "plugin" cannot be run; it is left out/,
    ],
  ],
  [
    'codex',
    {
      '.codex/config.toml': '[[hooks.SessionStart]]\nhooks = [{ command = "g" }]\n[[hooks.PostCompact]]\nhooks = []\n',
    },
    [
      /config\.toml:2:1: source is in other words: "compress" for "compact"/,
      /config\.toml:3:1: PostCompact is an event of codex that never happens here/,
    ],
  ],
  [
    'copilot',
    { '.github/hooks/a.json': { hooks: { preToolUse: [{ bash: 'g', cwd: 'sub', powershell: 'h' }] } } },
    [
      /a\.json:4:7: it is not given sessionId, toolName, toolArgs, toolInput/,
      /a\.json:4:7: a refusal by permissionDecision, permissionDecisionReason in its answers is not heard here/,
      /a\.json:4:7: an exit code other than 0 and 2 refuses there/,
    ],
  ],
])('says so for each agent: %s', async (agent, files, expected) => {
  const { run, write } = importing();
  for (const [path, content] of Object.entries(files)) write(path, content);
  const { code, stdout } = await run(['init', '--from', agent], { env: { COLUMNS: '1000' } });
  expect(code).toBe(0);
  for (const said of expected) expect(stdout).toMatch(said);
});

function importingAgain(run: ReturnType<typeof makeMachine>['run']) {
  return run(['init', '--from', 'cursor', '--json']);
}

it('overwrites nothing, and says what is in the way', async () => {
  const { run, write, project, writeHome, writtenHome } = importing();
  write('.github/hooks/a.json', { hooks: { preToolUse: [{ bash: 'guard', timeoutSec: 5 }] } });
  writeHome('.copilot/hooks/b.json', { hooks: { sessionEnd: [{ bash: 'bye' }] } });
  write('.hookwright/settings.json', { enableHooks: true });
  const { code, stdout, stderr } = await run(['init', '--from', 'copilot']);
  expect(code).toBe(1);
  expect(stderr).toContain('already there: .hookwright/settings.json');
  expect(stdout).not.toContain('.github/hooks/a.json');
  expect(readFileSync(join(project, '.hookwright/settings.json'), 'utf8')).not.toContain('guard');
  expect(writtenHome().hooks.SessionEnd[0].hooks).toEqual([command('bye', { timeout: 30_000 })]);
});

it('says only what is in the way when it writes nothing', async () => {
  const { run, write } = importing();
  write('.cursor/hooks.json', { hooks: { stop: [{ command: 'go-on', loop_limit: 3 }] } });
  expect((await run(['init', '--from', 'cursor'])).stdout).toContain('Not carried over:');
  const { code, stdout, stderr } = await run(['init', '--from', 'cursor']);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain('already there: .hookwright/settings.json');
});

it('says why it writes nothing where there are only hooks that cannot be run', async () => {
  const { run, write, project } = importing();
  write('.llxprt/settings.json', { hooks: { BeforeTool: [{ hooks: [{ type: 'plugin' }] }] } });
  const { code, stdout, stderr } = await run(['init', '--from', 'llxprt'], { env: { COLUMNS: '1000' } });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^Not carried over:\n +.*settings\.json:\d+:\d+: a hook of the type "plugin" cannot be run/);
  expect(stdout).not.toContain('Now look at them');
  expect(existsSync(join(project, '.hookwright/settings.json'))).toBe(false);
});

it('writes nothing where there are no hooks, and knows the agents by name', async () => {
  const { run, project } = importing();
  const none = await run(['init', '--from', 'gemini']);
  expect(none.code).toBe(1);
  expect(none.stderr).toContain('looked for .gemini/settings.json');
  expect((await run(['init', '--from', 'gemni'])).stderr).toContain('did you mean gemini?');
  expect(existsSync(join(project, '.hookwright'))).toBe(false);
});
