import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { CONTRACT_VERSION } from '../../../../generated/index.js';
import { HookEnvironment } from '../../../../src/runners/command/environment.js';
import { type Bench, makeBench, setVariables } from '../../../support/core/runner/support.js';

const DUMP = 'require("fs").writeFileSync(process.env.OUT, JSON.stringify(process.env))';

type Variables = Readonly<Record<string, string | undefined>>;

/** Returns the environment of a hook, as its program sees it, without a shell in between. */
async function environmentOf(bench: Bench, more: Record<string, string> = {}): Promise<Variables> {
  const hook = bench.hook(process.execPath, { args: ['-e', DUMP], env: { OUT: bench.path('env'), ...more } });
  const { success } = await bench.run(hook);
  expect(success).toBe(true);
  return JSON.parse(bench.read('env'));
}

/** Returns only the names that differ: a report does not need the values of a whole environment. */
function differences(seen: Variables, expected: Variables): string[] {
  const names = new Set([...Object.keys(seen), ...Object.keys(expected)]);
  return [...names].filter((name) => seen[name] !== expected[name]);
}

/** Returns the expected variables that are missing or different. */
function missing(seen: Variables, expected: Variables): string[] {
  return Object.keys(expected).filter((name) => seen[name] !== expected[name]);
}

const restores: (() => void)[] = [];
const set = (variables: Record<string, string | undefined>) => restores.push(setVariables(variables));

afterEach(() => {
  for (const restore of restores.splice(0).reverse()) restore();
});

describe('Hook environment', () => {
  it('contains the host variables, project, session, event and version [WIRE-26] [X-38]', async () => {
    const bench = makeBench();
    const expected = {
      ...process.env,
      HOOKWRIGHT_PROJECT_DIR: bench.directory,
      LLXPRT_PROJECT_DIR: bench.directory,
      GEMINI_PROJECT_DIR: bench.directory,
      CLAUDE_PROJECT_DIR: bench.directory,
      HOOKWRIGHT_SESSION_ID: 'session-1',
      HOOKWRIGHT_EVENT: 'BeforeTool',
      HOOKWRIGHT_CONTRACT_VERSION: CONTRACT_VERSION,
      HOOKWRIGHT_DEPTH: '1',
      GEMINI_CWD: bench.directory,
      GEMINI_SESSION_ID: 'session-1',
      BENCH_MARK: bench.mark,
      OUT: bench.path('env'),
    };
    const { HOOKWRIGHT_STATE_DIR, ...seen } = await environmentOf(bench);
    expect(HOOKWRIGHT_STATE_DIR).toMatch(/\/hookwright\/hook-state\/[0-9a-f]+-[0-9a-f]+$/);
    expect(differences(seen, expected)).toEqual([]);
  });

  it('contains the variables of compatible agents [WIRE-28]', async () => {
    const bench = makeBench();
    expect(
      missing(await environmentOf(bench), { GEMINI_CWD: bench.directory, GEMINI_SESSION_ID: 'session-1' }),
    ).toEqual([]);
  });

  it('gives precedence to the variables of the hook [WIRE-28]', async () => {
    set({ FROM_HOST: 'host' });
    const bench = makeBench();
    const own = await environmentOf(bench, { FROM_HOST: 'hook', GEMINI_PROJECT_DIR: '/elsewhere', OWN: 'a=b\n€' });
    expect(missing(own, { FROM_HOST: 'hook', GEMINI_PROJECT_DIR: '/elsewhere', OWN: 'a=b\n€' })).toEqual([]);
    const other = await environmentOf(bench);
    expect(missing(other, { FROM_HOST: 'host', GEMINI_PROJECT_DIR: bench.directory })).toEqual([]);
    expect(Object.keys(other)).not.toContain('OWN');
  });

  it('is a snapshot until it is refreshed [WIRE-26]', async () => {
    set({ CHANGING: 'first', GOING: 'there', COMING: undefined });
    const bench = makeBench();
    expect(missing(await environmentOf(bench), { CHANGING: 'first', GOING: 'there' })).toEqual([]);
    set({ CHANGING: 'second', GOING: undefined, COMING: 'now' });
    const before = await environmentOf(bench);
    expect(missing(before, { CHANGING: 'first', GOING: 'there' })).toEqual([]);
    expect(Object.keys(before)).not.toContain('COMING');
    bench.runner.refreshEnvironment();
    const after = await environmentOf(bench);
    expect(missing(after, { CHANGING: 'second', COMING: 'now' })).toEqual([]);
    expect(Object.keys(after)).not.toContain('GOING');
  });

  it('layers event and hook variables on one snapshot without copying it [WIRE-26]', () => {
    const environment = new HookEnvironment('1.0.0');
    const event = environment.forEvent(makeBench().input());
    const next = environment.forEvent(makeBench().input());
    expect(Object.keys(event).length).toBeLessThan(10);
    expect(Object.getPrototypeOf(event)).toBe(Object.getPrototypeOf(next));
    const own = environment.forHook(event, { OWN: 'x' });
    expect(Object.keys(own)).toEqual(['OWN']);
    expect(Object.getPrototypeOf(own)).toBe(event);
    expect(environment.forHook(event, undefined)).toBe(event);
  });
});

const SECRETS = {
  GITHUB_TOKEN: 'x',
  OPENAI_API_KEY: 'x',
  AWS_SECRET_ACCESS_KEY: 'x',
  DB_PASSWORD: 'x',
  PGPASSWORD: 'x',
  MYSQL_PWD: 'x',
  my_secret: 'x',
  GOOGLE_APPLICATION_CREDENTIALS: 'x',
  TLS_PRIVATE_KEY: 'x',
  BASIC_AUTH: 'x',
};
const HARMLESS = { KEYBOARD: 'k', TOKENIZERS_PARALLELISM: 'k', MONKEY: 'k', AUTHOR: 'k', PWD_LIKE: 'k' };

describe('Redaction', () => {
  const redact = (allowed: string[] = [], blocked: string[] = []) => ({
    enableEnvironmentVariableRedaction: true,
    allowedEnvironmentVariables: allowed,
    blockedEnvironmentVariables: blocked,
  });

  it('is off unless the host enables it [WIRE-29] [X-38]', async () => {
    set(SECRETS);
    expect(missing(await environmentOf(makeBench()), SECRETS)).toEqual([]);
    const off = { ...redact([], ['DB_PASSWORD']), enableEnvironmentVariableRedaction: false };
    expect(missing(await environmentOf(makeBench({ getSanitizationConfig: () => off })), SECRETS)).toEqual([]);
    expect(missing(await environmentOf(makeBench({ getSanitizationConfig: () => undefined })), SECRETS)).toEqual([]);
  });

  it('removes only variables that look like secrets [WIRE-29]', async () => {
    set({ ...SECRETS, ...HARMLESS });
    const seen = await environmentOf(makeBench({ getSanitizationConfig: () => redact() }));
    for (const name of Object.keys(SECRETS)) expect(Object.keys(seen)).not.toContain(name);
    expect(missing(seen, HARMLESS)).toEqual([]);
    expect(missing(seen, { PATH: process.env['PATH'], HOOKWRIGHT_SESSION_ID: 'session-1' })).toEqual([]);
  });

  it('follows the lists of the host and keeps the variables of the hook [WIRE-29]', async () => {
    set({ ...SECRETS, ...HARMLESS });
    const bench = makeBench({ getSanitizationConfig: () => redact(['DB_PASSWORD', 'MONKEY'], ['MONKEY']) });
    const seen = await environmentOf(bench, { OWN_TOKEN: 'given' });
    expect(missing(seen, { DB_PASSWORD: 'x', OWN_TOKEN: 'given' })).toEqual([]);
    expect(Object.keys(seen)).not.toContain('MONKEY');
  });

  it('is on if the host setting throws or is invalid [WIRE-29] [RUN-10]', async () => {
    set(SECRETS);
    const badly = JSON.parse('{"enableEnvironmentVariableRedaction":true}');
    const throws = () => {
      throw new Error('no idea');
    };
    for (const getSanitizationConfig of [throws, () => badly]) {
      expect(Object.keys(await environmentOf(makeBench({ getSanitizationConfig })))).not.toContain('DB_PASSWORD');
    }
  });
});

describe('Project directory in a command', () => {
  const NAMES = [
    'a $(touch x) b',
    'a `touch x` b',
    'with "double" and \'single\' quotes',
    "'; touch x; '",
    '"; touch x; "',
    'a && touch x',
    '$HOME $(HOME) ~ * \\ !',
    '-n two\nlines\ttab',
    '%s € 🙂',
  ];

  it.each(NAMES)('named %j is a path and executes nothing [WIRE-27] [SEC-6] [B-03]', async (name) => {
    const bench = makeBench();
    const cwd = bench.path(name);
    mkdirSync(cwd);
    writeFileSync(join(cwd, 'hook.sh'), '#!/bin/sh\nprintf %s "$PWD"', { mode: 0o755 });
    const before = { here: readdirSync(process.cwd()), bench: readdirSync(bench.directory) };
    const variables = ['LLXPRT_PROJECT_DIR', 'GEMINI_PROJECT_DIR', 'CLAUDE_PROJECT_DIR', 'HOOKWRIGHT_PROJECT_DIR'];
    const commands = variables.flatMap((variable) => [
      `"$${variable}/hook.sh"`,
      `"\${${variable}}"/hook.sh`,
      `sh "$${variable}/hook.sh"`,
    ]);
    const input = bench.input({ cwd, session_id: name });
    const results = await bench.runner.executeHooksParallel(
      [...commands, './hook.sh'].map((command) => bench.hook(command)),
      'BeforeTool',
      input,
    );
    expect(results.map(({ stdout }) => stdout)).toEqual(Array.from({ length: 13 }, () => cwd));
    expect(readdirSync(cwd)).toEqual(['hook.sh']);
    expect({ here: readdirSync(process.cwd()), bench: readdirSync(bench.directory) }).toEqual(before);
  });

  it('is substituted for exact variable names only [WIRE-27] [B-03]', async () => {
    const bench = makeBench();
    const result = await bench.run(`echo "[$LLXPRT_PROJECT_DIR_OLD]" '$GEMINI_PROJECT_DIR'`);
    expect(result.stdout).toBe('[] $GEMINI_PROJECT_DIR\n');
  });

  it('is not substituted in exec-form arguments [SEC-6]', async () => {
    const bench = makeBench();
    const args = ['%s|', '$GEMINI_PROJECT_DIR', '$(touch x)', 'a b', '', '*'];
    const result = await bench.run(bench.hook('printf', { args }));
    expect(result.stdout).toBe('$GEMINI_PROJECT_DIR|$(touch x)|a b||*|');
    expect(existsSync(bench.path('x'))).toBe(false);
  });
});

describe('Hook shell', () => {
  it('starts in the directory of the event [WIRE-30]', async () => {
    const bench = makeBench();
    mkdirSync(bench.path('sub'));
    const input = bench.input({ cwd: bench.path('sub') });
    expect((await bench.run('pwd -P', { input })).stdout).toBe(`${bench.path('sub')}\n`);
    expect((await bench.run(bench.hook('pwd', { args: ['-P'] }), { input })).stdout).toBe(`${bench.path('sub')}\n`);
  });

  it('is bash without start-up files [WIRE-30]', async () => {
    const bench = makeBench();
    writeFileSync(bench.path('.bashrc'), 'echo from the start-up file >&2');
    set({ SHLVL: undefined });
    const result = await bench.run(
      bench.hook('tr "\\0" "|" < /proc/$$/cmdline; exit 2', { env: { HOME: bench.directory } }),
    );
    expect(result.stdout).toMatch(/^\S*bash\|--norc\|-c\|--\|tr "\\0" "\|" < \/proc\/\$\$\/cmdline; exit 2\|$/);
    expect(result.output).toEqual({ decision: 'deny', reason: 'Blocked by hook' });
  });

  it('supports pipes, lists, here-documents and arrays [WIRE-30]', async () => {
    const bench = makeBench();
    const result = await bench.run('a=(1 2); [[ $a == 1 ]] && cat <<< "$((a + 1))" | tr 2 b; (exit 2)');
    expect(result).toMatchObject({ stdout: 'b\n', exitCode: 2 });
  });

  it('starts even if a directory on PATH is not searchable [WIRE-30]', async () => {
    const bench = makeBench();
    symlinkSync('loop', bench.path('loop'));
    bench.script('my-guard', '#!/bin/sh\necho no >&2; exit 2');
    const path = [bench.path('loop'), `/${'x'.repeat(5000)}`, bench.directory, process.env['PATH']].join(':');
    for (const env of [{ PATH: path }, { PATH: path, OLDPWD: bench.path('loop') }]) {
      const result = await bench.run(bench.hook('my-guard', { env }));
      expect(result.output).toEqual({ decision: 'deny', reason: 'no' });
    }
  });
});

describe('Nesting depth', () => {
  it.each([
    [undefined, '1'],
    ['', '1'],
    ['nonsense', '1'],
    ['-3', '1'],
    ['0', '1'],
    ['7', '8'],
  ])('is passed to hooks: HOOKWRIGHT_DEPTH=%s becomes %s', async (depth, seen) => {
    set({ HOOKWRIGHT_DEPTH: depth });
    expect(missing(await environmentOf(makeBench()), { HOOKWRIGHT_DEPTH: seen })).toEqual([]);
  });

  it.each(['8', '9', '1000'])('of %s rejects commands with an error and starts none', async (depth) => {
    set({ HOOKWRIGHT_DEPTH: depth });
    const bench = makeBench();
    const result = await bench.run('touch ran');
    expect(result).toMatchObject({ success: false, skipped: 'depth' });
    expect(result.error?.message).toContain(`${depth} levels deep`);
    expect(result.output?.decision).toBe('deny');
    expect(existsSync(bench.path('ran'))).toBe(false);
    expect(readdirSync(bench.memory)).toEqual([]);
  });
});
