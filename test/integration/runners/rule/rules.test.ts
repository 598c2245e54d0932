import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { contract, type RuleHookConfig, routes } from '../../../../generated/index.js';
import { extendContract } from '../../../../src/contract.js';
import { InMemoryMessageBus } from '../../../../src/engine.js';
import {
  type CreateHooksOptions,
  createConfig,
  createHooks,
  type ToolConfirmationRequest,
} from '../../../../src/index.js';

function makeFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'hookwright-rules-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

type Options = Omit<CreateHooksOptions, 'hooks'>;

async function hooksWith(rules: readonly RuleHookConfig[], options: Options = {}) {
  const warnings: string[] = [];
  const logger = { log: () => {}, warn: (text: string) => void warnings.push(text) };
  const hooks = await createHooks({
    cwd: makeFolder(),
    settings: false,
    logger,
    hooks: { BeforeTool: [{ hooks: [...rules] }] },
    ...options,
  });
  onTestFinished(() => hooks.dispose());
  let last: Awaited<ReturnType<typeof hooks.fire>> | undefined;
  const fire = async (toolName: string, toolInput: Record<string, unknown>) => {
    const decision = await hooks.fire('BeforeTool', { toolName, toolInput });
    last = decision;
    return decision;
  };
  const shell = (command: string) => fire('run_shell_command', { command });
  const verdict = () => last?.trace.hooks[0];
  return { hooks, fire, shell, verdict, warnings };
}

const rule = (when: string, more: Partial<RuleHookConfig> = {}): RuleHookConfig => ({
  type: 'rule',
  name: 'test',
  when,
  decision: 'deny',
  ...more,
});

const FORCE_PUSH =
  "command.programs.exists(p, p.name == 'git' && 'push' in p.args && p.args.exists(a, a.startsWith('--force')))";

describe('Rule', () => {
  it('blocks what a command would do, however it is wrapped', async () => {
    const { shell } = await hooksWith([rule(FORCE_PUSH, { reason: 'Force pushes need a person.' })]);
    for (const command of [
      'git push --force',
      'cd x && git push origin --force-with-lease',
      "sudo env A=1 sh -c 'git push --force'",
      'echo a | timeout 5 git push --force',
    ]) {
      const decision = await shell(command);
      expect([command, decision.blocked, decision.reason]).toEqual([command, true, 'Force pushes need a person.']);
    }
    for (const command of ['git push', 'echo git push --force', 'git status']) {
      expect([command, (await shell(command)).blocked]).toEqual([command, false]);
    }
  });

  it('records the part of the condition that decided, and the item', async () => {
    const { shell, verdict } = await hooksWith([rule(`tool_name == 'x' || ${FORCE_PUSH}`)]);
    const { reason } = await shell('git push --force');
    expect(verdict()).toMatchObject({
      verdict: 'ran',
      decision: 'deny',
      because: `${FORCE_PUSH} (p = git push --force)`,
    });
    expect(reason).toBe(`Rule "test": ${FORCE_PUSH} (p = git push --force)`);
  });

  it('is skipped for tools without a command or file', async () => {
    const { fire, verdict } = await hooksWith([rule('command.uses_sudo')]);
    await fire('write_file', { file_path: 'a' });
    expect(verdict()).toMatchObject({ verdict: 'matcher', why: 'write_file has no command' });
  });

  it('leaves out an alternative about a fact that the tool does not have', async () => {
    const { hooks, shell } = await hooksWith([rule('file.is_secret_like || command.uses_sudo')]);
    expect((await shell('sudo ls')).blocked).toBe(true);
    const read = (path: string) => hooks.fire('BeforeTool', { toolName: 'read_file', toolInput: { file_path: path } });
    expect((await read('.env')).blocked).toBe(true);
    expect((await read('a.ts')).blocked).toBe(false);
  });

  it('judges where the path of a file tool leads', async () => {
    const cwd = makeFolder();
    mkdirSync(join(cwd, 'inside'));
    writeFileSync(join(makeFolder(), 'x'), '');
    symlinkSync(makeFolder(), join(cwd, 'link'));
    const { hooks } = await hooksWith([rule('!file.inside_project || file.is_symlink_out')], { cwd });
    const write = async (path: string) =>
      (await hooks.fire('BeforeTool', { toolName: 'write_file', toolInput: { file_path: path, content: '' } })).blocked;
    expect(await write('inside/a')).toBe(false);
    expect(await write('../a')).toBe(true);
    expect(await write('link/a')).toBe(true);
  });

  it('judges a file as written and where it leads [X-99]', async () => {
    const cwd = makeFolder();
    mkdirSync(join(cwd, '.hookwright'));
    symlinkSync('.hookwright', join(cwd, 'h'));
    const write = async (when: string, decision: 'allow' | 'deny', file_path: string) => {
      const { fire, verdict } = await hooksWith([rule(when, { decision })], { cwd });
      await fire('write_file', { file_path, content: '' });
      return verdict()?.decision;
    };
    const ours = String.raw`file.path.matches(r'/\.hookwright/')`;
    expect(await write(ours, 'deny', 'h/settings.json')).toBe('deny');
    expect(await write('file.path.matches("/h/")', 'deny', 'h/settings.json')).toBe('deny');
    expect(await write('has(file.real_path)', 'deny', '.hookwright/settings.json')).toBe(undefined);
    expect(await write(`!${ours}`, 'allow', 'h/settings.json')).toBe(undefined);
    expect(await write('file.path.matches("/h/")', 'allow', 'h/settings.json')).toBe(undefined);
    expect(await write(`!${ours}`, 'allow', 'a.txt')).toBe('allow');
  });

  it('finds folders that contain a file, and never allows by that [X-99]', async () => {
    const cwd = makeFolder();
    mkdirSync(join(cwd, 'src'));
    writeFileSync(join(cwd, '.env'), '');
    const { shell } = await hooksWith(
      [
        rule("command.reads.exists(r, covers(r, ['.env', '*.pem']))", { reason: 'secret' }),
        rule("command.writes.exists(w, covers(w, project + '/ci.yml'))", { reason: 'pipeline' }),
      ],
      { cwd },
    );
    const reasons = [];
    for (const command of ['cat .env', 'grep -rn a', 'cp -r . /tmp/x', 'cp ../ci.yml .', 'chmod -R 700 .'])
      reasons.push((await shell(command)).reason);
    expect(reasons).toEqual(['secret', 'secret', 'secret', 'pipeline', 'pipeline']);
    for (const command of [
      'ls',
      'ls -la .',
      'cat src/a.ts',
      'grep -rn a src',
      'find . -type f',
      'mkdir -p src',
      'cp ../a .',
    ])
      expect([command, (await shell(command)).blocked]).toEqual([command, false]);
    const allowing = await hooksWith([
      rule("command.reads.all(r, covers(r, project + '/src'))", { decision: 'allow' }),
    ]);
    expect(await allowing.shell('cat .env')).toMatchObject({ blocked: true });
    expect(allowing.warnings.join()).toContain('covers() is also true for folders above a file');
  });

  it('knows the project and the home folder, and what leaves the project [X-99]', async () => {
    const { shell } = await hooksWith([
      rule('command.deletes_outside.exists(d, d == home)', { reason: 'home' }),
      rule('command.deletes.exists(d, d == project)', { reason: 'project' }),
      rule('command.writes_outside.size() > 0', { reason: 'outside' }),
    ]);
    const reasons = [];
    for (const command of ['rm -rf ~', 'rm -rf .', 'touch ~/x', 'touch a; cat *.md; cd sub; rm -rf ../dist'])
      reasons.push((await shell(command)).reason);
    expect(reasons).toEqual(['home', 'project', 'outside', undefined]);
    const outside = await hooksWith([rule('command.deletes_outside.size() > 0')]);
    for (const command of ['rm -rf dist/*', 'rm -f *.log', 'cat *.md', 'find . -type f | xargs grep -l foo'])
      expect([command, (await outside.shell(command)).blocked]).toEqual([command, false]);
    for (const command of ['rm -rf ../*', 'rm -rf "$X"', 'rm -rf .*/x'])
      expect([command, (await outside.shell(command)).blocked]).toEqual([command, true]);
  });

  it('reads facts that scripts do not get because they are false', async () => {
    const inputs: string[] = [];
    const whenFalse = [rule('!file.is_secret_like && !file.is_symlink_out', { reason: 'Plain file.' })];
    const { hooks, fire, shell } = await hooksWith([...whenFalse, rule('!command.uses_sudo', { reason: 'No sudo.' })]);
    hooks.on('BeforeTool', {}, (input) => void inputs.push(JSON.stringify(input)));
    expect((await fire('read_file', { file_path: 'a' })).reason).toBe('Plain file.');
    expect((await shell('ls')).reason).toBe('No sudo.');
    expect((await fire('read_file', { file_path: '.env' })).blocked).toBe(false);
    expect(inputs.slice(0, 2).join()).not.toMatch(/secret|symlink|sudo|background|runs_code/);
    expect(inputs.slice(0, 2).join()).toMatch(/"inside_project":true.*"opaque":false/);
    expect(inputs[2]).toContain('"is_secret_like":true');
  });

  it('uses the roles that the host declares for its own tools', async () => {
    const { hooks } = await hooksWith([rule('command.uses_sudo')], {
      tools: { go: { role: 'shell', args: { command: 'line' } } },
    });
    expect((await hooks.fire('BeforeTool', { toolName: 'go', toolInput: { line: 'sudo ls' } })).blocked).toBe(true);
  });

  it('adds context, messages and labels, and rewrites arguments', async () => {
    const { hooks, shell } = await hooksWith([
      rule('command.deletes.size() > 0', {
        decision: undefined,
        context: 'Deleted files are gone.',
        systemMessage: 'Careful.',
        labels: ['deletes'],
        set: { command: "'echo ' + tool_input.?command.orValue('')", timeout: '2 * 5' },
      }),
    ]);
    const decision = await shell('rm a');
    expect(decision).toMatchObject({ blocked: false, context: 'Deleted files are gone.', systemMessage: 'Careful.' });
    const session = await hooks.session();
    const done = await session.tool('run_shell_command', { command: 'rm a' }, (args) => args);
    expect(done).toMatchObject({ status: 'done', result: { command: 'echo rm a', timeout: 10 } });
    expect([...session.labels]).toContain('deletes');
  });

  it('has no effect with enforce: false, and says what it would have done', async () => {
    const { shell, verdict } = await hooksWith([rule('command.uses_sudo', { enforce: false, reason: 'No sudo.' })]);
    expect((await shell('sudo ls')).blocked).toBe(false);
    expect(verdict()).toMatchObject({ enforced: false, would: { decision: 'deny', reason: 'No sudo.' } });
  });

  it('blocks if it cannot be evaluated, unless onError is allow', async () => {
    const long = Array.from({ length: 1001 }, (_, at) => `a${at}`).join(' ');
    const strict = await hooksWith([rule("command.programs.exists(p, 'x' in p.args)")]);
    const blocked = await strict.shell(`foo ${long}`);
    expect(blocked.blocked).toBe(true);
    expect(blocked.reason).toContain('a list has 1001 items, and at most 1000 are read');
    expect(strict.verdict()).toMatchObject({ verdict: 'not-asked' });
    const loose = await hooksWith([rule("command.programs.exists(p, 'x' in p.args)", { onError: 'allow' })]);
    expect((await loose.shell(`foo ${long}`)).blocked).toBe(false);
  });

  it('blocks while it is not valid, and says where', async () => {
    const { shell, warnings, verdict } = await hooksWith([rule("tool_nme == 'x'")]);
    const { blocked, reason } = await shell('ls');
    expect(blocked).toBe(true);
    expect(reason).toContain('when:1:1: there is no tool_nme (did you mean tool_name?)');
    expect(verdict()?.verdict).toBe('invalid');
    expect(warnings.join('\n')).toContain('there is no tool_nme (did you mean tool_name?)');
  });

  it('reports effects that the event does not have', async () => {
    const { warnings, hooks } = await hooksWith([], {});
    await hooks.dispose();
    expect(warnings).toEqual([]);
    const logger = { log: () => {}, warn: (text: string) => void warnings.push(text) };
    const rules = [
      rule('true'),
      rule('true', { decision: undefined }),
      rule('true', { decision: undefined, set: { a: '1' } }),
    ];
    const other = await createHooks({
      cwd: makeFolder(),
      settings: false,
      logger,
      hooks: { AfterTool: [{ hooks: rules }] },
    });
    onTestFinished(() => other.dispose());
    await other.fire('AfterTool', { toolName: 'x', toolInput: {}, toolResponse: {} });
    const text = warnings.join('\n');
    for (const part of [
      'AfterTool cannot be blocked',
      'the rule has no effect',
      'AfterTool has no arguments to change',
    ])
      expect(text).toContain(part);
  });

  it('judges the command that an earlier rule of a chain wrote', async () => {
    const cwd = makeFolder();
    const hooks = await createHooks({
      cwd,
      settings: false,
      hooks: {
        BeforeTool: [
          {
            sequential: true,
            hooks: [
              rule("command.programs.exists(p, p.name == 'ls')", {
                decision: undefined,
                set: { command: "'sudo ls'" },
              }),
              rule('command.uses_sudo', { name: 'no-sudo' }),
            ],
          },
        ],
      },
    });
    onTestFinished(() => hooks.dispose());
    expect((await hooks.fire('BeforeTool', { toolName: 'bash', toolInput: { command: 'ls' } })).blocked).toBe(true);
  });

  it('counts equal calls of a turn in session.repeats', async () => {
    const { hooks } = await hooksWith([rule('session.?repeats.orValue(0) >= 3')]);
    const session = await hooks.session();
    const call = async (command: string) => (await session.tool('bash', { command }, () => 'x')).status;
    expect([await call('a'), await call('a'), await call('b'), await call('a'), await call('b')]).toEqual([
      'done',
      'done',
      'done',
      'blocked',
      'done',
    ]);
    await session.fire('BeforeAgent', { prompt: 'go on' });
    expect(await call('a')).toBe('done');
  });
});

describe('Rule of an event of the host', () => {
  const BeforeDeploy = {
    ...routes.BeforeAgent,
    eventName: 'BeforeDeploy',
    params: { target: 'target' },
    validateInput: () => true,
  };
  const own = extendContract(contract, {
    version: '1.0.0',
    routes: { BeforeDeploy },
    ruleTypes: async () => ({
      inputs: { BeforeDeploy: 'Deploy' },
      types: { Deploy: { target: 'string', cwd: 'string' } },
    }),
    violations: (name) => (name.includes('Deploy') ? [] : undefined),
  });

  it('reads the fields of that event, and reports others', async () => {
    const warnings: string[] = [];
    const logger = { log: () => {}, warn: (text: string) => void warnings.push(text) };
    const rules = [rule("target == 'production'"), rule("tagret == 'production'", { onError: 'allow' })];
    const config = createConfig({
      workingDir: makeFolder(),
      contract: own,
      logger,
      hooks: JSON.parse(JSON.stringify({ BeforeDeploy: [{ hooks: rules }] })),
    });
    onTestFinished(() => config.dispose());
    const system = config.getHookSystem();
    await system?.initialize();
    const fire = async (target: string) =>
      (await system?.getEventHandler().fire('BeforeDeploy', { target }))?.finalOutput;
    expect(await fire('production')).toMatchObject({ decision: 'deny' });
    expect((await fire('staging'))?.decision).not.toBe('deny');
    expect(warnings.join()).toContain('there is no tagret (did you mean target?)');
  });
});

describe('Rule on a request of another machine', () => {
  const noCommand = { programs: [], reads: [], writes: [], deletes: [], hosts: [] };
  const flags = { uses_sudo: false, background: false, runs_code: false, opaque: false };
  const forgedCommand = { ...noCommand, ...flags };
  const forgedFile = { path: '/project/a', inside_project: true, is_symlink_out: false };
  const deletes = "command.deletes.exists(d, d == '/')";

  async function serverWith(
    rules: readonly RuleHookConfig[],
    options: Partial<Parameters<typeof createConfig>[0]> = {},
  ) {
    const bus = new InMemoryMessageBus();
    const config = createConfig({
      workingDir: makeFolder(),
      hooks: { BeforeTool: [{ hooks: [...rules] }] },
      messageBus: bus,
      ...options,
    });
    onTestFinished(() => config.dispose());
    await config.getHookSystem()?.initialize();
    return async (tool_name: string, tool_input: object, facts: object = {}, origin: object = { cwd: '/project' }) => {
      const input = { tool_name, tool_input, ...facts };
      const { output } = await bus.request({ eventName: 'BeforeTool', input, origin });
      const { decision, reason = '' } = output?.finalOutput ?? {};
      return { decision: reason.includes('cannot evaluate the rule') ? 'not evaluated' : decision, reason };
    };
  }

  it('takes every absolute path for one outside of the project if the request names no folder [X-99]', async () => {
    const ask = await serverWith([rule('command.deletes_outside.size() > 0', { reason: 'outside' })]);
    expect((await ask('Bash', { command: 'rm -rf /etc/x' }, {}, {})).reason).toBe('outside');
    expect((await ask('Bash', { command: 'rm -rf dist' }, {}, {})).decision).toBeUndefined();
  });

  it('finds the facts about a command itself, whatever the request reports', async () => {
    const ask = await serverWith([rule(deletes)]);
    const command = 'rm -rf /';
    expect(await ask('run_shell_command', { command }, { command: forgedCommand })).toMatchObject({ decision: 'deny' });
    expect(await ask('run_shell_command', { command: 'ls' }, { command: forgedCommand })).toMatchObject({
      decision: undefined,
    });
  });

  it('blocks if only the request says what the command of a tool does', async () => {
    const ask = await serverWith([rule(deletes)]);
    const { decision, reason } = await ask('my_shell', { line: 'rm -rf /' }, { command: forgedCommand });
    expect(decision).toBe('not evaluated');
    expect(reason).toContain('only the agent on the other machine knows the command of "my_shell"');
    // A forged question is not a weaker answer than the block.
    const opaque = { ...forgedCommand, opaque: true, why_opaque: 'forged' };
    expect((await ask('my_shell', { line: 'rm -rf /' }, { command: opaque })).decision).toBe('not evaluated');
  });

  it('judges the command of a tool that it declares itself', async () => {
    const ask = await serverWith([rule(deletes)], {
      tools: { my_shell: { role: 'shell', args: { command: 'line' } } },
    });
    expect(await ask('my_shell', { line: 'rm -rf /' }, { command: forgedCommand })).toMatchObject({ decision: 'deny' });
    expect((await ask('my_shell', { line: 'ls' }, { command: forgedCommand })).decision).toBeUndefined();
  });

  it('blocks calls about files of the other machine, with or without reported facts', async () => {
    const ask = await serverWith([rule('!file.inside_project || file.is_symlink_out')]);
    for (const facts of [{}, { file: forgedFile }, { file: {} }]) {
      const { decision, reason } = await ask('read_file', { file_path: 'link/a' }, facts);
      expect([facts, decision]).toEqual([facts, 'not evaluated']);
      expect(reason).toContain('the file of "read_file" is on another machine');
    }
  });

  it('still applies if reported facts make it stricter, and asks only if it may fail open', async () => {
    const strict = { file: { ...forgedFile, inside_project: false } };
    const ask = await serverWith([rule('!file.inside_project', { onError: 'allow', reason: 'Outside.' })]);
    expect(await ask('read_file', { file_path: '../a' }, strict)).toEqual({ decision: 'deny', reason: 'Outside.' });
    expect((await ask('read_file', { file_path: 'a' }, { file: forgedFile })).decision).toBeUndefined();
    const opaque = { command: { ...forgedCommand, opaque: true, why_opaque: 'forged' } };
    const loose = await serverWith([rule(deletes, { onError: 'allow' })]);
    expect((await loose('my_shell', { line: 'rm -rf /' }, opaque)).decision).toBe('ask');
  });

  it.each<[string, Partial<RuleHookConfig>]>([
    ['allows', { decision: 'allow' }],
    ['changes arguments', { decision: undefined, set: { file_path: 'file.path' } }],
  ])('does not apply by reported facts if it %s', async (_, effect) => {
    const ask = await serverWith([rule('file.inside_project', effect)]);
    expect((await ask('read_file', { file_path: '/etc/shadow' }, { file: forgedFile })).decision).toBe('not evaluated');
  });

  it.each(['input.?command.?uses_sudo.orValue(false)', 'has(command) && command.uses_sudo'])(
    'blocks if it reads the reported command as %s',
    async (when) => {
      const ask = await serverWith([rule(when)]);
      expect((await ask('my_shell', { line: 'rm -rf /' }, { command: forgedCommand })).decision).toBe('not evaluated');
    },
  );

  it('is skipped for a tool of which nobody reports a command', async () => {
    const ask = await serverWith([rule(deletes)]);
    expect((await ask('get_weather', { city: 'Rome' })).decision).toBeUndefined();
  });

  it('blocks if another part of its condition is false', async () => {
    const ask = await serverWith([rule(`tool_name == 'other' || ${deletes}`)]);
    expect((await ask('my_shell', { line: 'rm -rf /' }, { command: forgedCommand })).decision).toBe('not evaluated');
    expect((await ask('other', {}, { command: forgedCommand })).decision).toBe('deny');
  });
});

describe('Rule on an opaque command', () => {
  const two = [rule('command.uses_sudo', { name: 'a' }), rule('command.deletes.size() > 3', { name: 'b' })];

  it('asks once for all rules, and once for each text of a session', async () => {
    const asked: ToolConfirmationRequest[] = [];
    const confirm = async (request: ToolConfirmationRequest) => {
      asked.push(request);
      return request.toolInput['command'] === 'ls )';
    };
    const { hooks } = await hooksWith(two, { confirm });
    const session = await hooks.session();
    const run = async (command: string) => (await session.tool('bash', { command }, () => 'ran')).status;
    const statuses = [await run('ls )'), await run('ls )'), await run('eval "$Y"'), await run('eval "$Y"')];
    expect(statuses).toEqual(['done', 'done', 'blocked', 'blocked']);
    expect(asked.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/^Cannot tell what this command does: [^\n]+$/),
      expect.stringMatching(/^Cannot tell what this command does: [^\n]+$/),
    ]);
    const other = await hooks.session();
    await other.tool('bash', { command: 'ls )' }, () => 'ran');
    expect(asked).toHaveLength(3);
  });

  it.each([
    'eval "$(cat next.sh)"',
    'eval "$X"',
    '. ./$NEXT',
    'sh < next.sh',
    'cat next.sh | sh',
    'eval `cat next.sh`',
    'git apply next.diff',
    'patch -p1 -i next.diff',
    'sort --files0-from=next',
    'tar -T next -cf x.tar',
    'ls ) ; sort --files0-from=next',
  ])('asks each time about a text that may mean something else: %s', async (command) => {
    const confirm = vi.fn(async () => true);
    const { hooks } = await hooksWith(two, { confirm });
    const session = await hooks.session();
    const calls = () => session.tool('bash', { command }, () => 'ran');
    await Promise.all([calls(), calls()]);
    await calls();
    expect(confirm).toHaveBeenCalledTimes(3);
  });

  it('blocks without confirm, with the reason why it is opaque', async () => {
    const { hooks } = await hooksWith(two);
    const done = await (await hooks.session()).tool('bash', { command: 'eval "$X"' }, () => 'ran');
    expect(done.status).toBe('blocked');
    expect(JSON.stringify(done)).toContain('Cannot tell what this command does');
  });

  it('denies or ignores it if the rule says so', async () => {
    const deny = await hooksWith([rule('command.uses_sudo', { onOpaque: 'deny' })]);
    expect(await deny.shell('eval "$X"')).toMatchObject({ blocked: true });
    const ignore = await hooksWith([rule('command.uses_sudo', { onOpaque: 'ignore' })]);
    expect(await ignore.shell('eval "$X"')).toMatchObject({ blocked: false });
  });

  it.each([
    'input.?command.?deletes.orValue([]).size() > 3',
    'input[?"command"].?uses_sudo.orValue(false)',
    'has(command) && command.uses_sudo',
    'cel.bind(all, input, all.?command.?uses_sudo.orValue(false))',
  ])('is asked about by a rule that reads it as %s', async (when) => {
    const { shell, verdict } = await hooksWith([rule(when)]);
    await shell('eval "$X"');
    expect(verdict()).toMatchObject({ decision: 'ask' });
  });

  it('is not asked about by rules that do not read the command', async () => {
    const { shell } = await hooksWith([rule("tool_name == 'other'")]);
    expect((await shell('eval "$X"')).blocked).toBe(false);
  });

  it.each([
    ['command.deletes.size() > 3', 'wc -l src/*', false],
    ['command.deletes.size() > 3', 'find . -type f | xargs grep -l foo', false],
    ['has(command) && command.deletes.size() > 3', 'cat *.md', false],
    ['command.deletes.size() > 3 || command.reads.size() > 9', 'cat *.md', true],
    ['command.deletes.size() > 3', 'rm "$X"', true],
    ['command.deletes.size() > 3', '$X a', true],
    ['command.uses_sudo', 'cat src/*', false],
    ['command.runs_code', 'touch dist/$X', true],
    ['command.opaque && command.hosts.size() > 0', 'cat src/*', true],
    ['has(command.why_opaque) && command.hosts.size() > 0', 'cat src/*', true],
    ['has(command) && tool_name == "x"', 'cat src/*', true],
    ['cel.bind(c, command, c.deletes.size() > 3)', 'cat src/*', true],
    ['input["command"].deletes.size() > 3', 'cat src/*', false],
  ])('is asked about only for a fact that the rule reads: %s, %s [X-99]', async (when, command, asks) => {
    const { shell, verdict } = await hooksWith([rule(when)]);
    await shell(command);
    expect(verdict()?.decision).toBe(asks ? 'ask' : undefined);
  });

  it('is never allowed by a rule that allows', async () => {
    const { shell, verdict } = await hooksWith([rule('!command.uses_sudo', { decision: 'allow' })]);
    await shell('eval "$X"');
    expect(verdict()).toMatchObject({ decision: 'ask' });
  });
});
