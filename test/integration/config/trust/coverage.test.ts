import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hook, makeFolder, trustOf, write } from '../../../support/config/trust/project.js';

const FILES = ['guard.sh', 'hooks/guard.js', 'hooks/lib.py', 'conf.json', 'log.txt', 'with space.sh', 'bash'];

/** Returns what trust would cover for a command in a project with these files. */
async function covered(command: string, more: Parameters<typeof hook>[1] = {}) {
  const project = makeFolder();
  for (const file of FILES) write(project, file, `# ${file}\n`);
  const { trust } = trustOf({ project, entries: [hook(command, more)] });
  const [pending] = await trust.pending();
  if (pending === undefined) throw new Error('nothing is pending');
  return pending;
}

describe('Files covered by trust', () => {
  it.each<[string, string[]]>([
    ['./guard.sh', ['guard.sh']],
    ['guard.sh', []],
    ['bash guard.sh --fast', ['guard.sh']],
    ['"$HOOKWRIGHT_PROJECT_DIR"/guard.sh', ['guard.sh']],
    ['$CLAUDE_PROJECT_DIR/hooks/guard.js', ['hooks/guard.js']],
    [`\${GEMINI_PROJECT_DIR}/guard.sh`, ['guard.sh']],
    ['node hooks/guard.js conf.json', ['conf.json', 'hooks/guard.js']],
    ['node hooks/guard', ['hooks/guard.js']],
    ['env X=1 python3 -u hooks/lib.py', ['hooks/lib.py']],
    ["bash 'with space.sh'", ['with space.sh']],
    ['bash with\\ space.sh', ['with space.sh']],
    ['. ./guard.sh && echo ok', ['guard.sh']],
    ['cat conf.json | ./guard.sh', ['conf.json', 'guard.sh']],
    ['./guard.sh > log.txt', ['guard.sh']],
    ['./guard.sh 2>>log.txt', ['guard.sh']],
    ['./guard.sh &> log.txt', ['guard.sh']],
    ['bash &> log.txt guard.sh', ['guard.sh']],
    ['cat "$HOOKWRIGHT_EVENT"conf.json', []],
    ['./guard.sh < conf.json', ['conf.json', 'guard.sh']],
    ['cat log.txt > log.txt', ['log.txt']],
    ['tool --config=conf.json', ['conf.json']],
    ['CONF=conf.json tool', ['conf.json']],
    ['node -r./hooks/guard.js -e 0', ['hooks/guard.js']],
    ['curl -d @conf.json http://localhost', ['conf.json']],
    ['bash bash', ['bash']],
    ['bash -c "./guard.sh conf.json"', ['conf.json', 'guard.sh']],
    ["sh -c 'node hooks/guard.js'", ['hooks/guard.js']],
    ['cd hooks && node guard.js', ['hooks/guard.js']],
    ['echo $(cat conf.json)', ['conf.json']],
    ['echo "$(cat conf.json)"', ['conf.json']],
    ['echo hello # conf.json', []],
  ])('of %s are %j [SEC-3]', async (command, files) => {
    expect((await covered(command)).files).toEqual(files);
  });

  it('include those of its arguments in exec form [SEC-3]', async () => {
    expect((await covered('node', { args: ['hooks/guard.js', '$HOME', '> log.txt'] })).files).toEqual([
      'hooks/guard.js',
    ]);
    expect((await covered('./guard.sh', { args: [] })).files).toEqual(['guard.sh']);
  });

  it('include those that its variables name [SEC-3]', async () => {
    const env = { NODE_OPTIONS: '--require ./hooks/guard.js', BASH_ENV: 'guard.sh' };
    expect((await covered('true', { env })).files).toEqual(['guard.sh', 'hooks/guard.js']);
    expect((await covered('bash $SCRIPT', { env: { SCRIPT: 'guard.sh' } })).files).toEqual(['guard.sh']);
  });

  it('exclude system programs, which are identified by their path [SEC-3]', async () => {
    const { files, programs } = await covered('cat conf.json');
    expect(files).toEqual(['conf.json']);
    expect(Object.keys(programs)).toEqual(['cat']);
    expect(programs['cat']).toMatch(/^\/.*\/cat$/);
    expect(Object.keys((await covered('env A=1 nice -n 5 cat x')).programs)).toEqual(['cat', 'env', 'nice']);
  });

  it('include a project program on PATH [SEC-3]', async () => {
    const project = makeFolder();
    write(project, 'bin/guard', '#!/bin/sh\n');
    const entry = hook('guard', { env: { PATH: join(project, 'bin') } });
    const { trust } = trustOf({ project, entries: [entry] });
    expect((await trust.pending())[0]?.files).toEqual(['bin/guard']);
  });

  it('are resolved from the working directory of the agent [SEC-3]', async () => {
    const project = makeFolder();
    write(project, 'guard.sh', 'outer');
    write(project, 'sub/guard.sh', 'inner');
    const { trust } = trustOf({ project, workingDir: join(project, 'sub'), entries: [hook('./guard.sh')] });
    expect((await trust.pending())[0]?.files).toEqual(['sub/guard.sh']);
  });
});

describe('Hook with hidden code', () => {
  it.each([
    'npm run lint',
    'npx prettier',
    'make check',
    'python3 -m guard',
    'eval "$CODE"',
    'echo $(date)',
    'echo `date`',
    'curl -s https://example.org/x | sh',
    'cat guard.sh | bash -s',
    'bash <(echo hi)',
    'cat hooks/*.sh',
    '$TOOL run',
    'sudo -n make check',
    'if make check; then echo ok; fi',
    'find . -name x -exec ls {} ;',
    "bash -c 'npm test'",
    'cd hooks && node guard.js',
    "bash $'\\x67uard.sh'",
    'bash guard$?.sh',
    'bash $HOOKWRIGHT_EVENT.sh',
    '$HOOKWRIGHT_SESSION_ID',
    'bash {gu,a}rd.sh',
    'bash ~root/guard.sh',
    'set -- gu ard.sh; bash "$1$2"',
    "python3 -c 'import guard'",
    'node -e "require(name)"',
    "env -S 'bash guard.sh'",
    "trap 'make x' EXIT",
    'su -c ./guard.sh',
  ])('is not fully covered: %s [SEC-3]', async (command) => {
    const { fullyCovered, hidden } = await covered(command);
    expect(fullyCovered).toBe(false);
    expect(hidden.length).toBeGreaterThan(0);
  });

  it.each([
    './guard.sh',
    'node hooks/guard.js "$HOOKWRIGHT_PROJECT_DIR"',
    'jq -e .tool_name >/dev/null 2>&1 || exit 2',
    'grep -q secret && exit 2; exit 0',
    'echo "$HOOKWRIGHT_EVENT" >> log.txt',
    '[ -f conf.json ] && ./guard.sh',
    "python3 -c 'print(1)'",
    'node -e "require(\'./guard\')"',
    "trap 'bash x.sh' EXIT",
    'grep -q secret && { echo "no secrets" >&2; exit 2; }',
    "bash $'guard.sh'",
    'test "$?" = 0 || echo "failed with $? in $HOOKWRIGHT_SESSION_ID"',
    './guard.sh > "$HOOKWRIGHT_PROJECT_DIR/$HOOKWRIGHT_EVENT.log"',
  ])('is fully covered: %s [SEC-3]', async (command) => {
    expect((await covered(command)).hidden).toEqual([]);
  });
});

it('covers no unquoted path with blanks [SEC-3]', async () => {
  const project = join(makeFolder(), 'my project');
  write(project, 'guard.sh', 'exit 0');
  const of = async (command: string) => (await trustOf({ project, entries: [hook(command)] }).trust.pending())[0];
  expect(await of('"$HOOKWRIGHT_PROJECT_DIR"/guard.sh')).toMatchObject({ files: ['guard.sh'], fullyCovered: true });
  expect(await of('$HOOKWRIGHT_PROJECT_DIR/guard.sh')).toMatchObject({ files: [], fullyCovered: false });
});

describe('Links', () => {
  it('are followed, and their targets are covered [SEC-3]', async () => {
    const project = makeFolder();
    write(project, 'real.sh', 'one');
    symlinkSync('real.sh', join(project, 'guard.sh'));
    const entry = hook('./guard.sh');
    const { grantAll, whyNot } = trustOf({ project, entries: [entry] });
    await grantAll();
    expect(whyNot(entry)).toBe('trusted');
    write(project, 'real.sh', 'two');
    expect(whyNot(entry)).toBe('guard.sh changed since it was trusted; review it, then trust it');
  });
});

it('ignores link loops, folders and FIFOs [SEC-3]', async () => {
  const project = makeFolder();
  write(project, 'guard.sh', 'x');
  symlinkSync('loop', join(project, 'loop'));
  execFileSync('mkfifo', [join(project, 'pipe')]);
  const { trust } = trustOf({ project, entries: [hook('./guard.sh ./loop pipe . /dev/null')] });
  const [pending] = await trust.pending();
  expect(pending?.files).toEqual(['guard.sh']);
});

it.each([
  ['is long', 'x '.repeat(100_000)],
  ['is deeply nested', '$('.repeat(20_000)],
  ['has many braces', '{'.repeat(60_000)],
  ['has many words', Array.from({ length: 10_000 }, (_, index) => `a${index}`).join(' ')],
  ['is one long quote', `$'${'x'.repeat(60_000)}`],
  ['has many folder changes', 'cd a; b c d e f g;'.repeat(3000)],
])('handles a command in bounded time that %s, without full coverage [SEC-3]', async (_, command) => {
  const { trust } = trustOf({ entries: [hook(command)] });
  const [pending] = await trust.pending();
  expect(pending?.files).toEqual([]);
  if (!command.startsWith("$'")) expect(pending?.fullyCovered).toBe(false);
});
