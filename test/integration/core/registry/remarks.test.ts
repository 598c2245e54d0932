import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { unquotedProjectDir } from '../../../../src/util/shell/project-dir.js';
import { command, fromCode, fromJson, load, namesOf } from '../../../support/core/registry/host.js';

const problemsOf = async (hooks: unknown) => {
  const { registry, logger } = await load(fromJson({ BeforeTool: hooks }));
  expect(logger.warnings).toHaveLength(registry.getProblems().length);
  return { registry, problems: registry.getProblems() };
};

describe('Unknown key', () => {
  it.each([
    ['definition', [{ matchr: 'Edit', hooks: [command('a.sh')] }], '', 'matchr', 'matcher'],
    ['definition', [{ Sequential: true, hooks: [command('a.sh')] }], '', 'Sequential', 'sequential'],
    ['hook', [{ hooks: [command('a.sh', { onErrror: 'block' })] }], '.hooks[0] "a.sh"', 'onErrror', 'onError'],
    ['hook', [{ hooks: [command('a.sh', { timout: 500 })] }], '.hooks[0] "a.sh"', 'timout', 'timeout'],
    ['hook', [{ hooks: [command('a.sh', { on_error: 'block' })] }], '.hooks[0] "a.sh"', 'on_error', 'onError'],
  ])(
    'of a %s causes a warning with the nearest name, and the hook runs [X-63]',
    async (_of, hooks, at, key, nearest) => {
      const { registry, problems } = await problemsOf(hooks);
      expect(namesOf(registry, 'BeforeTool')).toEqual(['a.sh']);
      expect(problems).toEqual([
        {
          where: `project BeforeTool[0]${at}`,
          what: `unknown key "${key}"`,
          help: `it is ignored; did you mean "${nearest}"?`,
          severity: 'warning',
        },
      ]);
    },
  );

  it('without a close match is reported with the list of keys [X-63]', async () => {
    const { problems } = await problemsOf([{ hooks: [], $schema: 'x', 'x-note': 'y' }]);
    expect(problems).toMatchObject([
      { what: 'unknown key "$schema"', help: 'it is ignored; the keys are matcher, sequential, set, hooks' },
      { what: 'unknown key "x-note"' },
    ]);
  });

  it('of an invalid hook is part of its single problem [X-63, REG-5]', async () => {
    const { registry, problems } = await problemsOf([{ hoks: [] }, { hooks: [{ type: 'command', comand: 'a.sh' }] }]);
    expect(registry.getAllHooks()).toEqual([]);
    expect(problems).toMatchObject([
      { what: expect.stringMatching(/\/hooks is required; .*"hoks".*did you mean "hooks"/), severity: 'error' },
      { what: expect.stringMatching(/\/command is required; .*"comand".*did you mean "command"/), severity: 'error' },
    ]);
  });

  it('of a function hook or its options is reported if it is close to a valid one [X-63]', async () => {
    const { registry } = await load({});
    const hook = { type: 'function' as const, name: 'f', action: () => undefined, onErrror: 'block', client: 5 };
    registry.registerHook(hook, 'BeforeTool', fromCode({ matchr: 'Edit' }));
    expect(registry.getProblems()).toMatchObject([
      { where: 'registerHook BeforeTool "f"', what: 'unknown key "onErrror"', severity: 'warning' },
      { what: 'unknown key "matchr"', help: expect.stringContaining('did you mean "matcher"?') },
    ]);
    expect(namesOf(registry, 'BeforeTool')).toEqual(['f']);
  });
});

describe('Severity', () => {
  it.each<[string, unknown, 'error' | 'warning']>([
    ['an invalid hook', [{ hooks: [{ type: 'command' }] }], 'error'],
    ['an invalid definition', [{}], 'error'],
    ['an invalid matcher', [{ matcher: '(?=(a+)+$)(a+)+$', hooks: [] }], 'error'],
    ['a matcher that is compared by equality', [{ matcher: 'write(', hooks: [] }], 'warning'],
    ['a matcher that looks like a glob', [{ matcher: 'write_*', hooks: [] }], 'warning'],
  ])('of %s shows if a part is ignored [X-63]', async (_what, hooks, severity) => {
    expect((await problemsOf(hooks)).problems).toMatchObject([{ severity }]);
  });
});

describe('Short timeout', () => {
  it.each([1, 5, 99])(
    'of %s causes a warning that names the unit, and the hook runs [X-63, REG-13]',
    async (timeout) => {
      const { registry, problems } = await problemsOf([{ hooks: [command('a.sh', { timeout })] }]);
      expect(namesOf(registry, 'BeforeTool')).toEqual(['a.sh']);
      expect(problems).toMatchObject([{ what: expect.stringContaining('milliseconds'), severity: 'warning' }]);
      expect(problems[0]?.help).toContain(`${timeout * 1000}`);
    },
  );

  it.each([100, 60_000, undefined])('warning is not given for %s [REG-13]', async (timeout) => {
    expect((await problemsOf([{ hooks: [command('a.sh', { timeout })] }])).problems).toEqual([]);
  });

  it('of a function hook is reported too [X-63]', async () => {
    const { registry } = await load({});
    registry.registerHook({ type: 'function', name: 'f', action: () => undefined, timeout: 5 }, 'BeforeTool');
    expect(registry.getProblems()).toMatchObject([{ severity: 'warning', what: expect.stringContaining('millisec') }]);
  });
});

describe('Unquoted project directory', () => {
  it.each<[string, string]>([
    ['$GEMINI_PROJECT_DIR/.gemini/hooks/check.sh', '"$GEMINI_PROJECT_DIR"/.gemini/hooks/check.sh'],
    ['$CLAUDE_PROJECT_DIR/x.sh --fast', '"$CLAUDE_PROJECT_DIR"/x.sh --fast'],
    [`python3 $${'{LLXPRT_PROJECT_DIR}'}/x.py`, `python3 "$${'{LLXPRT_PROJECT_DIR}'}"/x.py`],
    ['cd $HOOKWRIGHT_PROJECT_DIR && ./x', 'cd "$HOOKWRIGHT_PROJECT_DIR" && ./x'],
    ['echo "it\'s" $GEMINI_PROJECT_DIR', 'echo "it\'s" "$GEMINI_PROJECT_DIR"'],
    ['echo \\" $GEMINI_PROJECT_DIR \\"', 'echo \\" "$GEMINI_PROJECT_DIR" \\"'],
    ['cat $GEMINI_PROJECT_DIR/a $CLAUDE_PROJECT_DIR/b', 'cat "$GEMINI_PROJECT_DIR"/a "$CLAUDE_PROJECT_DIR"/b'],
  ])('is reported with the quoted form: %s [X-63, WIRE-26]', async (text, quoted) => {
    const { registry, problems } = await problemsOf([{ hooks: [command(text)] }]);
    expect(problems).toMatchObject([{ severity: 'warning', help: `it runs; write ${quoted}` }]);
    expect(namesOf(registry, 'BeforeTool')).toEqual([text]);
    expect(unquotedProjectDir(quoted)).toEqual([]);
  });

  it.each([
    '"$GEMINI_PROJECT_DIR"/x.sh',
    '"$GEMINI_PROJECT_DIR/x.sh" --fast',
    `bash "$${'{CLAUDE_PROJECT_DIR}'}/x.sh"`,
    `echo '$GEMINI_PROJECT_DIR'`,
    'echo \\$GEMINI_PROJECT_DIR',
    'DIR=$GEMINI_PROJECT_DIR; "$DIR"/x.sh',
    '$GEMINI_PROJECT_DIRECTORY/x.sh',
    '$HOME/x.sh',
    'echo GEMINI_PROJECT_DIR',
  ])('is not reported for %s [X-63]', (text) => {
    expect(unquotedProjectDir(text)).toEqual([]);
  });

  it('is not reported for a command with args [X-63]', async () => {
    const { problems } = await problemsOf([{ hooks: [command('$GEMINI_PROJECT_DIR/x.sh', { args: [] })] }]);
    expect(problems).toEqual([]);
  });

  it('fails, and works if quoted, in a folder with a blank [X-63]', () => {
    const dir = join(mkdtempSync(join(tmpdir(), 'hookwright-remarks-')), 'a folder');
    onTestFinished(() => rmSync(join(dir, '..'), { recursive: true, force: true }));
    mkdirSync(dir);
    writeFileSync(join(dir, 'x.sh'), 'echo ran', { mode: 0o755 });
    const run = (text: string) =>
      spawnSync('bash', ['--norc', '-c', text], { env: { ...process.env, GEMINI_PROJECT_DIR: dir }, encoding: 'utf8' });
    const written = 'sh $GEMINI_PROJECT_DIR/x.sh';
    const [remark] = unquotedProjectDir(written);
    expect(run(written).status).not.toBe(0);
    expect(run(remark?.help.replace('it runs; write ', '') ?? '').stdout).toBe('ran\n');
  });

  it('is reported without the command if the command is very long [X-63]', () => {
    const long = `${'echo "$GEMINI_PROJECT_DIR" $X; '.repeat(5000)}$GEMINI_PROJECT_DIR/x`;
    expect(unquotedProjectDir(long)).toMatchObject([{ help: 'it runs; write "$GEMINI_PROJECT_DIR"' }]);
  });
});

it('lists an invalid hook as a problem and not as a hook [X-63]', async () => {
  const { registry, problems } = await problemsOf([{ hooks: [{ ...command('a.sh'), timeout: '5s' }] }]);
  expect(problems).toHaveLength(1);
  expect([registry.getAllHooks(), registry.getHooksForEvent('BeforeTool')]).toEqual([[], []]);
});
