import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { RuleHookConfig, ToolRole } from '../../../../generated/index.js';
import { type CreateHooksOptions, createConfig, createHooks } from '../../../../src/index.js';

const rule = (when: string, more: Partial<RuleHookConfig> = {}): RuleHookConfig => ({
  type: 'rule',
  name: 'test',
  when,
  decision: 'deny',
  reason: 'RULE',
  ...more,
});
const NO_RM = rule("command.programs.exists(p, p.name == 'rm')");
const NO_ENV = rule("file.is_secret_like && file.path.endsWith('.env')");

async function hooksWith(rules: readonly RuleHookConfig[], options: Omit<CreateHooksOptions, 'hooks'> = {}) {
  const cwd = realpathSync(mkdtempSync(join(tmpdir(), 'hookwright-tools-')));
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }));
  const warnings: string[] = [];
  const logger = { log: () => {}, warn: (text: string) => void warnings.push(text) };
  const hooks = await createHooks({
    cwd,
    settings: false,
    logger,
    ask: 'deny',
    hooks: { BeforeTool: [{ hooks: [...rules] }] },
    ...options,
  });
  onTestFinished(() => hooks.dispose());
  const call = (toolName: string, toolInput: Record<string, unknown>, more: object = {}) =>
    hooks.fire('BeforeTool', { toolName, toolInput, ...more });
  return { hooks, call, warnings };
}

describe('Facts of a tool', () => {
  const RM: readonly (readonly [string, Record<string, unknown>])[] = [
    ...[
      'bash run_shell shell local_shell exec_command run_command execute_command terminal run_in_terminal sh',
      'run_terminal_cmd bash_20250124 run_shell_command Bash Shell Monitor monitor my_runner mcp__shell__run_command',
      'mcp__box__anything container.exec',
    ]
      .flatMap((names) => names.split(' '))
      .map((name) => [name, { command: 'rm -rf /' }] as const),
    ['run_shell', { cmd: 'rm -rf /' }],
    ['run_shell', { script: 'rm -rf /' }],
    ['exec_command', { cmd: 'rm -rf /', workdir: '/' }],
    ['job', { script: 'cd /\nrm -rf x' }],
    ['job', { cmd: ['rm', '-rf', '/'] }],
    ['job', { command: ['bash', '-lc', 'rm -rf /'] }],
    ['job', { commands: ['ls', 'rm -rf /'] }],
    ['job', { command: ['ls', 'rm -rf /'] }],
    ['job', { command: 'rm', args: ['-rf', '/'] }],
    ['job', { action: { type: 'exec', command: ['rm', '-rf', '/'] } }],
    ['job', { steps: [{ name: 'a', command: 'ls' }, { command: 'rm -rf /' }] }],
    ['job', { cmdLine: 'rm -rf /' }],
    ['job', { shellCommand: 'rm -rf /' }],
    ['job', { command: 'ls', script: 'rm -rf /' }],
  ];
  it.each(RM)('%s with %j has the command that it runs [X-84]', async (name, input) => {
    const { call } = await hooksWith([NO_RM]);
    expect(await call(name, input)).toMatchObject({ blocked: true, reason: 'RULE' });
  });

  const ENV: readonly (readonly [string, Record<string, unknown>])[] = [
    ...'read_file Read view edit_file create_file write_to_file str_replace_based_edit_tool str_replace_editor anything mcp__filesystem__write_file delete_file list_dir'
      .split(' ')
      .map((name) => [name, { path: '.env' }] as const),
    ...'file_path filepath filename file_name file notebook_path target_file filePath fileName absolutePath absolute_path relative_path source destination uri'
      .split(' ')
      .map((name) => ['anything', { [name]: name === 'uri' ? 'file:///p/.env' : '/p/.env' }] as const),
    ['anything', { paths: ['a', '.env'] }],
    ['anything', { files: [{ path: 'a' }, { path: '.env' }] }],
    ['anything', { files: { a: 'x', '.env': 'KEY=1' } }],
    ['anything', { edits: [{ path: 'a', text: 'b' }, { path: '.env' }] }],
    ['anything', { patch: '*** Begin Patch\n*** Add File: a\n+a\n*** Delete File: .env\n*** End Patch' }],
    ['apply_patch', { patch: '*** Begin Patch\n*** Delete File: .env\n*** End Patch' }],
    ['read_many_files', { paths: ['a', '.env'] }],
    ['read_many_files', { include: ['a', '**/.env'] }],
    ['mcp__fs__read_multiple_files', { paths: ['a', 'b/.env'] }],
    ['mcp__fs__move_file', { source: '.env', destination: 'a' }],
    ['NotebookEdit', { notebook_path: '/p/.env', new_source: '' }],
    ['view_image', { path: '.env' }],
    ['Grep', { pattern: 'KEY', path: '.env' }],
    ['Grep', { pattern: 'KEY', glob: '.env' }],
    ['Grep', { pattern: 'KEY', glob: '{a,.env}*' }],
    ['grep_search', { pattern: 'KEY', include_pattern: '**/.env' }],
    ['Glob', { pattern: '.env' }],
    ['grep', { pattern: 'KEY', path: 'a/.env' }],
    ['search_file_content', { pattern: 'KEY', include: '.env' }],
    ['write_file', { target: 'x', filename: '.env' }],
    ['write_file', { file_path: 'a', filename: '.env' }],
  ];
  it.each(ENV)('%s with %j has every file that it names [X-84]', async (name, input) => {
    const { call } = await hooksWith([NO_ENV]);
    expect(await call(name, input)).toMatchObject({ blocked: true, reason: 'RULE' });
  });

  it.each<[string, Record<string, unknown>]>([
    ['Grep', { pattern: '.env' }],
    ['Glob', { pattern: '**/*.ts' }],
    ['LS', {}],
    ['write_file', { file_path: 'a', content: '.env' }],
    ['web_fetch', { url: 'https://a.b/.env' }],
    ['anything', { uri: 'https://a.b/.env' }],
    ['anything', { profile: '.env', xpath: '.env' }],
    ['todo_write', { todos: [{ content: '.env' }] }],
  ])('%s with %j does not use .env [X-84]', async (name, input) => {
    const { call } = await hooksWith([NO_ENV]);
    expect((await call(name, input)).blocked).toBe(false);
  });

  it('cannot be resolved for text of PowerShell and for keys of a running program [X-84]', async () => {
    const { call } = await hooksWith([NO_RM]);
    for (const [name, input] of [
      ['PowerShell', { command: 'Remove-Item x' }],
      ['powershell', { command: 'Remove-Item x' }],
      ['write_stdin', { session_id: 1, chars: 'ls\n' }],
      ['write_bash', { shellId: 'a', input: 'ls{enter}' }],
    ] as const)
      expect([name, (await call(name, input)).verdict]).toEqual([name, 'block']);
    expect((await call('write_stdin', { session_id: 1, chars: '' })).blocked).toBe(false);
    expect((await call('write_stdin', { session_id: 1, chars: '\u0003' })).blocked).toBe(false);
  });

  it('lets a rule allow only if it holds for every file [X-84]', async () => {
    const { hooks } = await hooksWith([rule('file.inside_project', { decision: 'allow' })]);
    const decision = async (paths: readonly string[]) => {
      const { trace } = await hooks.fire('BeforeTool', { toolName: 'read_many_files', toolInput: { paths } });
      return trace.hooks[0]?.decision;
    };
    expect(await decision(['a', 'b'])).toBe('allow');
    expect(await decision(['a', '/etc/passwd'])).toBe(undefined);
    expect(await decision(['/etc/passwd', 'a'])).toBe(undefined);
  });

  it.each<[string, Record<string, unknown>]>([
    ['write_file', { file_path: 'a', path: '/p/ok' }],
    ['Edit', { file_path: '/p/ok', path: 'a' }],
    ['run_shell_command', { command: 'ls', directory: '/srv', dir_path: '/tmp' }],
    ['run_shell', { command: 'ls', cmd: 'pwd' }],
  ])('of %s with %j contradict, which blocks [X-99]', async (name, input) => {
    const { call } = await hooksWith([rule("file.path == '/x'"), rule('command.uses_sudo', { name: 'sudo' })]);
    const { blocked, reason } = await call(name, input);
    expect([blocked, reason]).toEqual([true, expect.stringContaining('differ')]);
  });
});

describe('Tool without facts', () => {
  const readsFact = rule('command.uses_sudo || file.is_secret_like', { reason: 'RULE' });
  const DEPLOY = ['deploy', { target: 'production' }] as const;

  it('is let through with one warning, a problem and a note in the trace [X-84]', async () => {
    const { hooks, call, warnings } = await hooksWith([readsFact, rule('command.runs_code', { name: 'other' })]);
    const { blocked, trace } = await call(...DEPLOY);
    await call(...DEPLOY);
    expect(blocked).toBe(false);
    const line = `tools: { "deploy": { role: 'shell', args: { command: '...' } } }`;
    expect(warnings).toEqual([expect.stringContaining(line)]);
    expect(hooks.problems).toMatchObject([
      { where: 'tools', severity: 'warning', what: expect.stringContaining('"deploy"') },
    ]);
    expect(trace.hooks).toMatchObject([
      { verdict: 'matcher', why: expect.stringContaining('cannot judge the tool "deploy"') },
      { verdict: 'matcher', why: expect.stringContaining(line) },
    ]);
  });

  it.each<[string, Partial<RuleHookConfig>, Omit<CreateHooksOptions, 'hooks'>, boolean]>([
    ['the rule blocks on errors', { onError: 'block' }, {}, true],
    ['the host blocks on errors', {}, { onError: 'block' }, true],
    ['the rule allows on errors', { onError: 'allow' }, { onError: 'block' }, false],
    ['the host declares it', { onError: 'block' }, { tools: { deploy: { role: 'task' } } }, false],
    ['the host declares it harmless', { onError: 'block' }, { tools: { deploy: { role: 'none' } } }, false],
  ])('if %s [X-84]', async (_, more, options, blocked) => {
    const { call } = await hooksWith([{ ...readsFact, ...more }], options);
    const decision = await call(...DEPLOY);
    expect(decision.blocked).toBe(blocked);
    if (blocked) expect(decision.reason).toContain('cannot judge the tool "deploy"');
  });

  it.each<[string, Record<string, unknown>]>([
    ['now', {}],
    ['add', { a: 1, b: true, c: null }],
    ['web_search', { query: 'a' }],
    ['web_fetch', { url: 'https://a.b' }],
    ['task', { prompt: 'a' }],
    ['ask_user', { question: 'a' }],
    ['ExitPlanMode', { plan: 'a' }],
    ['update_plan', { plan: [{ step: 'a' }] }],
    ['mcp__web__web_search', { query: 'a' }],
  ])('%s with %j is harmless [X-84]', async (name, input) => {
    const { call, warnings } = await hooksWith([{ ...readsFact, onError: 'block' }]);
    expect([(await call(name, input)).blocked, warnings]).toEqual([false, []]);
  });

  it('is judged by the parts of a rule that read no facts [X-84]', async () => {
    const { call } = await hooksWith([rule("tool_name == 'deploy' || command.uses_sudo", { onError: 'block' })]);
    expect((await call(...DEPLOY)).reason).toBe('RULE');
    expect((await call('publish', { target: 'a' })).reason).toContain('cannot judge');
  });
});

describe('Option "tools"', () => {
  it('accepts every role [X-84]', () => {
    const roles: Readonly<Record<ToolRole, string>> = {
      ...{ shell: '', read: '', write: '', edit: '', delete: '', glob: '', grep: '', list: '' },
      ...{ fetch: '', search: '', task: '', todo: '', ask: '', mcp: '', none: '' },
    };
    const isRole = (role: string): role is ToolRole => Object.hasOwn(roles, role);
    const tools = Object.fromEntries(
      Object.keys(roles)
        .filter(isRole)
        .map((role) => [role, { role }]),
    );
    expect(() => createConfig({ workingDir: '/', tools })).not.toThrow();
  });

  it.each<[string, unknown, string]>([
    [
      'the name of a shell as role',
      { role: 'bash' },
      'tools.run_shell.role: expected one of shell, read, .* got "bash". Did you mean "shell"',
    ],
    ['a misspelt role', { role: 'shel' }, 'tools.run_shell.role: .* Did you mean "shell"'],
    ['a wrong key with a role', { kind: 'shell' }, 'tools.run_shell.kind: .* got "shell". Did you mean "role"'],
    ['a misspelt key', { role: 'shell', arg: {} }, 'tools.run_shell.arg: .* Did you mean "args"'],
    ['no role', {}, 'tools.run_shell.role: expected one of shell, .* got undefined'],
    ['a text', 'shell', 'tools.run_shell: expected an object, .* got "shell"'],
    ['null', null, 'tools.run_shell: expected an object, .* got null'],
    ['args that are a text', { role: 'shell', args: 'cmd' }, 'tools.run_shell.args: expected an object'],
    [
      'an unknown argument',
      { role: 'shell', args: { comand: 'x' } },
      'tools.run_shell.args.comand: .* Did you mean "command"',
    ],
    [
      'an argument without a name',
      { role: 'shell', args: { command: 1 } },
      'tools.run_shell.args.command: expected a text, got 1',
    ],
    [
      'a misspelt language',
      { role: 'shell', language: 'pwsh' },
      'tools.run_shell.language: expected one of powershell',
    ],
    ['required that is a text', { role: 'shell', required: 'cmd' }, 'tools.run_shell.required: expected a list'],
  ])('rejects %s [X-84]', async (_, tool, message) => {
    const tools = JSON.parse(JSON.stringify({ run_shell: tool }));
    const expected = expect.objectContaining({ name: 'TypeError', message: expect.stringMatching(message) });
    await expect(createHooks({ settings: false, tools })).rejects.toEqual(expected);
    await expect(createHooks({ tools })).rejects.toEqual(expected);
    expect(() => createConfig({ workingDir: '/', tools })).toThrow(TypeError);
  });
});
