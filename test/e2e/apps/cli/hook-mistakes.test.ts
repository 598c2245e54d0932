import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeMachine } from './machine.js';

const GUARD = 'if grep -q danger; then echo "No danger." >&2; exit 2; fi\n';
const BLOCK = { onError: 'block' };
const G = 'bash "$HOOKWRIGHT_PROJECT_DIR"/g.sh';

interface Mistake {
  /** Fields of the command hook. */
  readonly hook?: object;
  readonly matcher?: string;
  readonly event?: string;
  /** The whole settings file, or its text. */
  readonly settings?: unknown;
  /** Links of the project, by their place. */
  readonly links?: Readonly<Record<string, string>>;
  /** More files of the project. */
  readonly files?: Readonly<Record<string, string>>;
  readonly mode?: number;
  /** Folder of the agent, in the project. */
  readonly cwd?: string;
  /** Undefined if it reports nothing. */
  readonly validate?: RegExp;
  /** Defaults to the text of validate. */
  readonly doctor?: RegExp;
  /** `off`: the call runs. A person is warned at the start of the session, if validate reports the mistake. */
  readonly agent: 'blocks' | 'warns' | 'off';
  readonly text?: RegExp;
}

async function tryOut({ hook, matcher, event = 'BeforeTool', settings, files, links, mode, cwd = '.' }: Mistake) {
  const { run, write, project } = makeMachine();
  const command = { type: 'command', name: 'g', command: G, ...hook };
  const definition = { ...(matcher !== undefined && { matcher }), hooks: [command] };
  const written = settings ?? { enableHooks: true, hooks: { [event]: [definition] } };
  write('g.sh', GUARD, mode);
  write('sub/keep', '');
  for (const [path, text] of Object.entries(files ?? {})) write(path, text, mode);
  for (const [path, target] of Object.entries(links ?? {})) symlinkSync(target, join(project, path));
  write('../.config/hookwright/settings.json', written);
  const input = {
    session_id: 's',
    transcript_path: '',
    cwd: `${project}/${cwd}`,
    hook_event_name: 'PreToolUse',
    tool_name: 'Bash',
    tool_input: { command: 'echo danger' },
  };
  const args = ['hook', '--as', 'claude-code', 'PreToolUse'];
  const [validated, doctored, ran] = await Promise.all([
    run(['validate']),
    run(['doctor']),
    run(args, { input: JSON.stringify(input), cwd: `${project}/${cwd}` }),
  ]);
  const start = { ...input, hook_event_name: 'SessionStart', source: 'startup' };
  const began = await run(['hook', '--as', 'claude-code', 'SessionStart'], {
    input: JSON.stringify(start),
    cwd: `${project}/${cwd}`,
  });
  return { validated, doctored, ran, began };
}
const rule = (when: string) => ({ hook: { type: 'rule', when, decision: 'deny', command: undefined } });
const script = (text: string) => ({ files: { 'g.sh': text } });
const CLAUDE = {
  hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: 'deny', permissionDecisionReason: 'x' },
};
const BOM =
  '\ufeff// why\r\n{ "enableHooks": true, "hooks": { "BeforeTool": [ { "hooks": [ { "type": "command", "command": "exit 2" } ] } ] } }';
const DEFINITION = { hooks: [{ type: 'command', name: 'g', command: G }] };

const ROWS: [string, Mistake][] = [
  ['a script with CRLF', { ...script(GUARD.replaceAll('\n', '\r\n')), validate: /CRLF/, agent: 'blocks' }],
  [
    'a script that is not executable',
    { hook: { command: './g.sh', ...BLOCK }, validate: /not executable/, agent: 'blocks' },
  ],
  [
    'a program that is missing',
    { hook: { command: 'pyhton3 g.py', ...BLOCK }, validate: /not found on PATH/, agent: 'blocks' },
  ],
  [
    'a venv that is missing',
    {
      hook: { command: '.venv/bin/python g.py', ...BLOCK },
      validate: /"\.venv\/bin\/python": not found/,
      agent: 'blocks',
    },
  ],
  [
    'a script that is missing',
    { hook: { command: 'bash h.sh', ...BLOCK }, validate: /"h\.sh": not found/, agent: 'blocks' },
  ],
  [
    'a missing program without onError',
    { hook: { command: 'pyhton3 g.py' }, validate: /not found on PATH/, agent: 'warns' },
  ],
  ['a script without #!', { hook: { command: './g.sh' }, mode: 0o755, agent: 'blocks', text: /No danger/ }],
  [
    'Python without #!',
    {
      hook: { command: './g.py' },
      files: { 'g.py': 'import sys\nprint("no")\n(sys.exit)(2)\n' },
      mode: 0o755,
      agent: 'blocks',
    },
  ],
  [
    'exit code 1',
    { ...script(GUARD.replace('exit 2', 'exit 1')), agent: 'warns', text: /exit code 2 blocks|exited with code 1/ },
  ],
  ['exit code 1 with onError', { ...script(GUARD.replace('exit 2', 'exit 1')), hook: BLOCK, agent: 'blocks' }],
  ['debug text and exit code 2', { ...script(`echo checking\n${GUARD}`), agent: 'blocks' }],
  [
    'output of 50 MB and exit code 2',
    {
      ...script("head -c 50000000 /dev/zero | tr '\\0' x\necho 'No danger.' >&2; exit 2\n"),
      agent: 'blocks',
      text: /No danger/,
    },
  ],
  [
    'output of 50 MB and no decision, with onError',
    { ...script("head -c 50000000 /dev/zero | tr '\\0' x\n"), hook: BLOCK, agent: 'blocks' },
  ],
  ['input that is never read', { ...script('exec <&-; echo "No danger." >&2; exit 2\n'), agent: 'blocks' }],
  ['input that is read late', { ...script(`for i in 1 2 3; do sh -c :; done\n${GUARD}`), agent: 'blocks' }],
  [
    'a question on /dev/tty',
    { ...script('read -r answer < /dev/tty || exit 2\n[ "$answer" = y ] || exit 2\n'), agent: 'blocks' },
  ],
  ['a script behind a link', { hook: { command: './l.sh' }, links: { 'l.sh': 'g.sh' }, mode: 0o755, agent: 'blocks' }],
  [
    'a script behind a link, in a subfolder',
    {
      hook: { command: 'bash "$HOOKWRIGHT_PROJECT_DIR"/l.sh' },
      links: { 'l.sh': 'g.sh' },
      files: { '.hookwright/keep': '' },
      cwd: 'sub',
      agent: 'blocks',
    },
  ],
  ['an agent in a subfolder', { files: { '.hookwright/keep': '' }, cwd: 'sub', agent: 'blocks' }],
  [
    'a path with spaces without quotes, with onError',
    {
      hook: { command: 'bash my hooks/g.sh', ...BLOCK },
      files: { 'my hooks/g.sh': GUARD },
      validate: /not found/,
      agent: 'blocks',
    },
  ],
  [
    'a path with spaces without quotes',
    {
      hook: { command: './my hooks/g.sh' },
      files: { 'my hooks/g.sh': GUARD },
      mode: 0o755,
      validate: /not found/,
      agent: 'warns',
    },
  ],
  ['a variable that no hook has', { hook: { command: 'case "$TOOL_INPUT" in *danger*) exit 2;; esac' }, agent: 'off' }],
  ['an exit in a pipe', { ...script('grep danger | while read -r l; do exit 2; done\nexit 0\n'), agent: 'off' }],
  ['an exit in the last part of a pipe', { ...script('cat | if grep -q danger; then exit 2; fi\n'), agent: 'blocks' }],
  ['a child in the background', { ...script(`(sleep 30; echo late) &\n${GUARD}`), agent: 'blocks' }],
  [
    'debug text and JSON',
    { ...script(`echo checking; echo '{"decision":"deny"}'`), agent: 'warns', text: /print only the JSON/ },
  ],
  [
    'debug text and JSON with onError',
    { ...script(`echo checking; echo '{"decision":"deny"}'`), hook: BLOCK, agent: 'blocks' },
  ],
  ['a wrong key', { ...script(`echo '{"decison":"deny"}'`), agent: 'warns', text: /did you mean decision/ }],
  ['a wrong key with onError', { ...script(`echo '{"decison":"deny"}'`), hook: BLOCK, agent: 'blocks' }],
  ['a Python dict with onError', { ...script(`echo "{'decision': 'deny'}"`), hook: BLOCK, agent: 'blocks' }],
  [
    'jq missing',
    {
      ...script('c=$(jqq .)\ncase "$c" in *danger*) exit 2;; esac\n'),
      doctor: /runs "jqq": not found/,
      agent: 'warns',
      text: /a program that it uses is missing/,
    },
  ],
  [
    'jq missing with onError',
    {
      ...script('c=$(jqq .)\ncase "$c" in *danger*) exit 2;; esac\n'),
      hook: BLOCK,
      doctor: /runs "jqq"/,
      agent: 'blocks',
    },
  ],
  ["an answer in Claude's form", { ...script(`echo '${JSON.stringify(CLAUDE)}'`), agent: 'blocks' }],
  ['an endless loop', { ...script('while :; do :; done'), hook: { timeout: 300 }, agent: 'warns', text: /timed out/ }],
  [
    'an endless loop with onError',
    { ...script('while :; do :; done'), hook: { timeout: 300, ...BLOCK }, agent: 'blocks' },
  ],
  [
    'a timeout in seconds',
    { ...script('sleep 5'), hook: { timeout: 5 }, validate: /timeout is in milliseconds/, agent: 'warns' },
  ],
  ['the matcher bash', { matcher: 'bash', agent: 'blocks' }],
  ['the matcher *', { matcher: '*', agent: 'blocks' }],
  ["a matcher with another agent's name", { matcher: 'run_shell_command', agent: 'blocks' }],
  ['an invalid matcher', { matcher: '(Bash|Write', validate: /not a valid regular expression/, agent: 'off' }],
  [
    'a permission rule as matcher',
    { matcher: 'Bash(git *)', validate: /for names, not for arguments; write "\^Bash\$"/, agent: 'off' },
  ],
  [
    'a comma in a matcher',
    { matcher: 'Write, Bash', validate: /no name has a comma; write "Write\|Bash"/, agent: 'off' },
  ],
  [
    'a matcher for no tool',
    { matcher: '^Bsah$', validate: /no known tool matches "\^Bsah\$"\s+did you mean "Bash"/, agent: 'off' },
  ],
  ['an event of another agent', { event: 'PreToolUse', validate: /that is BeforeTool here/, agent: 'off' }],
  ['an event in another case', { event: 'beforeTool', validate: /did you mean "BeforeTool"/, agent: 'off' }],
  [
    'an event at the top level',
    { settings: { enableHooks: true, BeforeTool: [DEFINITION] }, validate: /unknown key "BeforeTool"/, agent: 'off' },
  ],
  [
    'no inner list',
    {
      settings: { enableHooks: true, hooks: { BeforeTool: DEFINITION.hooks } },
      validate: /hooks is required/,
      agent: 'warns',
    },
  ],
  [
    'no enableHooks',
    { settings: { hooks: { BeforeTool: [DEFINITION] } }, validate: /write "enableHooks": true/, agent: 'off' },
  ],
  [
    'broken JSON',
    {
      settings: '{ "enableHooks": true, ',
      validate: /:1:\d+: error: not valid JSON/,
      doctor: /not valid JSON/,
      agent: 'blocks',
    },
  ],
  ['a byte order mark, CRLF and comments', { settings: BOM, agent: 'blocks' }],
  [
    'a relative path, in a subfolder, with onError',
    { hook: { command: 'bash g.sh', ...BLOCK }, cwd: 'sub', agent: 'blocks' },
  ],
  [
    'a relative path, in a subfolder',
    { hook: { command: 'bash g.sh' }, cwd: 'sub', agent: 'warns', text: /No such file/ },
  ],
  [
    'a rule with a misspelt field',
    { ...rule("tool_nme == 'Bash'"), validate: /did you mean tool_name/, agent: 'blocks' },
  ],
  ['a rule with =', { ...rule("tool_name = 'Bash'"), validate: /write ==/, agent: 'blocks' }],
  ['a rule with look-ahead', { ...rule("tool_name.matches('a(?!b)')"), validate: /look-around/, agent: 'blocks' }],
  [
    'a rule with a wrong overload',
    { ...rule("command.programs.exists(p, p.args.contains('x'))"), validate: /no matching overload/, agent: 'blocks' },
  ],
  [
    'a rule with a missing field',
    { ...rule("command.text.contains('danger')"), validate: /there is no text/, agent: 'blocks' },
  ],
  ["a rule with tool_name == 'bash'", { ...rule("tool_name == 'bash'"), agent: 'blocks' }],
  [
    'a rule about commands for tools without one',
    { ...rule('command.opaque'), matcher: 'Write|Edit', validate: /can never be judged: no known tool/, agent: 'off' },
  ],
  [
    'a wrong input field',
    { ...script('jq -r .tool_input.cmd | grep -q danger && exit 2; exit 0\n'), hook: BLOCK, agent: 'off' },
  ],
];

describe('A mistake of a hook author', () => {
  it.each(ROWS)('%s is reported, blocks or warns [X-89]', async (_name, row) => {
    const { validate, doctor = validate, agent, text = /(?:)/ } = row;
    const { validated, doctored, ran, began } = await tryOut(row);
    expect(validated.stdout).toMatch(validate ?? /^No problems\./);
    expect(doctored.stdout).toMatch(doctor ?? /Nothing keeps hooks from firing/);
    const output = ran.stdout === '' ? {} : JSON.parse(ran.stdout);
    const denied = output.hookSpecificOutput?.permissionDecision === 'deny';
    expect(denied ? 'blocks' : 'systemMessage' in output ? 'warns' : 'off').toBe(agent);
    expect(ran.stdout).toMatch(text);
    if (agent === 'off' && validate !== undefined) expect(began.stdout).toContain('systemMessage');
  });

  it.each([
    [
      '.claude/settings.json',
      'PreToolUse',
      /\.claude\/settings\.json has hooks of claude-code.*doctor --dialect claude-code/s,
    ],
    ['.hookwright/hooks.json', 'BeforeTool', /\.hookwright\/hooks\.json is not a settings file.*rename it/s],
  ])('hooks only in %s are named by doctor [X-89]', async (file, event, text) => {
    const { run, write } = makeMachine();
    write(file, { enableHooks: true, hooks: { [event]: [DEFINITION] } });
    expect(await run(['doctor'])).toMatchObject({ code: 1, stdout: expect.stringMatching(text) });
  });

  it.each([
    ['never trusted', false],
    ['edited after it was trusted', true],
  ])('a hook of a project that is %s is reported and warns [X-89]', async (_, isTrusted) => {
    const { run, write, project } = makeMachine();
    const hook = { ...DEFINITION.hooks[0], ...BLOCK };
    write('g.sh', GUARD);
    write('.hookwright/settings.json', { enableHooks: true, hooks: { BeforeTool: [{ hooks: [hook] }] } });
    if (isTrusted) await run(['trust', '--yes']);
    if (isTrusted) write('g.sh', `${GUARD}# edited\n`);
    const call = { tool_name: 'Bash', tool_input: { command: 'echo danger' } };
    const input = { session_id: 's', transcript_path: '', cwd: project, hook_event_name: 'PreToolUse', ...call };
    const ran = await run(['hook', '--as', 'claude-code', 'PreToolUse'], { input: JSON.stringify(input) });
    expect(JSON.parse(ran.stdout)).toMatchObject({
      systemMessage: expect.stringMatching(/never been trusted|changed/),
    });
    expect(await run(['doctor'])).toMatchObject({ code: 1, stdout: expect.stringMatching(/trust/) });
  });

  it('a module in a package of the type commonjs is reported, with the name to use [X-89]', async () => {
    const { run, write } = makeMachine();
    write('package.json', { type: 'commonjs' });
    write('guard.ts', "import { defineHook } from 'hookwright/kit';\n");
    write('../.config/hookwright/settings.json', {
      enableHooks: true,
      hooks: { BeforeTool: [{ hooks: [{ type: 'command', command: 'node guard.ts' }] }] },
    });
    expect((await run(['validate'])).stdout).toMatch(/type of its package is "commonjs"\s+rename it to \.mts/);
  });

  it('serve names the address at which nobody answers [X-89]', async () => {
    const { run, write } = makeMachine();
    write('../.config/hookwright/settings.json', {
      enableHooks: true,
      hooks: { BeforeTool: [{ hooks: [{ type: 'command', command: 'exit 0' }] }] },
    });
    const { code, stderr } = await run(['serve', '--nats', 'nats://user:secret@127.0.0.1:1']);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringContaining('cannot connect to nats://127.0.0.1:1: '),
    });
    expect(stderr).not.toContain('secret');
  });

  it('trust --list names hooks that are gone [X-89]', async () => {
    const { run, write } = makeMachine();
    const settings = { enableHooks: true, hooks: { BeforeTool: [DEFINITION] } };
    write('g.sh', GUARD);
    write('.hookwright/settings.json', settings);
    await run(['trust', '--yes']);
    write('.hookwright/settings.json', { enableHooks: true });
    const { stdout } = await run(['trust', '--list']);
    expect(stdout).toMatch(/- g \(BeforeTool\): it is not in the settings any more;\s+hookwright\s+trust --revoke g/);
  });
});
