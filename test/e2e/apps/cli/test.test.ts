import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { beforeTool, makeMachine, resultOf } from './machine.js';

const guard = {
  type: 'command',
  name: 'guard',
  command: 'node hooks/guard.mjs',
};
const script = `
import { appendFileSync, existsSync } from 'node:fs';
import { json } from 'node:stream/consumers';
const { tool_input } = await json(process.stdin);
appendFileSync('log.txt', 'asked ' + tool_input.n + '\\n');
if (tool_input.n === 'sleep') await new Promise((resolve) => setTimeout(resolve, 100000));
if (tool_input.n % 2) { console.error('odd: ' + tool_input.n + (existsSync('extra.txt') ? ' extra' : '')); process.exit(2); }
console.log(JSON.stringify({ systemMessage: 'even', hookSpecificOutput: { tool_input: { m: 1 } } }));
`;
const input = (n: unknown) => ({ tool_name: 'write_file', tool_input: { n } });

async function trustedProject() {
  const machine = makeMachine();
  machine.write('.hookwright/settings.json', beforeTool(guard));
  machine.write('hooks/guard.mjs', script);
  await machine.run(['trust', '--yes']);
  const writeCases = (...cases: object[]) => machine.write('hooks/guard.hooktest.json', { cases });
  return { ...machine, writeCases };
}

it('passes if decision, reason, output, verdicts, files and time match', async () => {
  const { run, write, writeCases, project } = await trustedProject();
  write('hooks/four.json', input(4));
  writeCases(
    { name: 'odd', event: 'BeforeTool', input: input(3), expect: { decision: 'deny', reason: 'odd: 3' } },
    {
      name: 'pattern',
      event: 'BeforeTool',
      input: input(5),
      files: { 'extra.txt': '' },
      expect: { reason: { pattern: '^odd: \\d extra$' }, files: { 'extra.txt': '' } },
    },
    {
      name: 'even',
      event: 'BeforeTool',
      inputFile: 'four.json',
      expect: {
        decision: 'allow',
        output: { systemMessage: 'even', hookSpecificOutput: { tool_input: { m: 1 } } },
        verdicts: { guard: 'ran' },
        files: { 'log.txt': 'asked 4\n', 'other.txt': false },
        within: 60_000,
      },
    },
    { name: 'other', event: 'BeforeTool', input: { tool_name: 'read' }, expect: { verdicts: { guard: 'matcher' } } },
  );
  const { code, stdout } = await run(['test']);
  expect(stdout).toBe('✓ hooks/guard.hooktest.json (4 cases)\n4 passed, 0 failed\n');
  expect(code).toBe(0);
  expect(existsSync(join(project, 'log.txt'))).toBe(false);
});

it('prints the differences, exits 1, and writes JUnit', async () => {
  const { run, writeCases, project } = await trustedProject();
  writeCases(
    {
      name: 'wrong <everywhere> & "there"',
      event: 'BeforeTool',
      input: input(3),
      expect: {
        decision: 'allow',
        reason: { pattern: 'even' },
        output: { systemMessage: 'even' },
        verdicts: { guard: 'matcher', gaurd: 'ran' },
        files: { 'log.txt': false, none: 'text' },
        within: 0,
      },
    },
    { name: 'right', event: 'BeforeTool', input: input(2), expect: { decision: 'allow' } },
  );
  const { code, stdout } = await run(['test', '--junit', 'report.xml']);
  expect(code).toBe(1);
  for (const line of [
    'decision: expected "allow", got "deny"',
    'reason: expected something like /even/, got "odd: 3"',
    'output.systemMessage: expected "even", got none',
    'verdict of guard: expected "matcher", got "ran"',
    'verdict of gaurd: there is no such hook; the hooks are guard',
    'file log.txt: expected none, got "asked 3\\n"',
    'file none: expected "text", got none',
    '1 passed, 1 failed',
  ])
    expect(stdout).toContain(line);
  expect(stdout).toMatch(/it took \d+ ms, more than 0/);
  const report = readFileSync(join(project, 'report.xml'), 'utf8');
  expect(report).toContain('name="wrong &lt;everywhere&gt; &amp; &quot;there&quot;"');
  expect(report).toContain('tests="2" failures="1" skipped="0"');
});

it.each([
  ['broken JSON', '{ "cases": [', /JSON/],
  ['a missing field', { cases: [{ name: 'x', expect: {} }] }, /\/cases\/0\/event/],
  [
    'a misspelt field',
    { cases: [{ name: 'x', event: 'BeforeTool', expect: { decison: 'deny' } }] },
    /did you mean decision\?/,
  ],
  ['an unknown event', { cases: [{ name: 'x', event: 'BeforeTol', expect: {} }] }, /did you mean BeforeTool\?/],
  [
    'input that does not fit',
    { cases: [{ name: 'x', event: 'BeforeTool', input: { tool_input: 1 }, expect: {} }] },
    /tool_input/,
  ],
  [
    'a missing input file',
    { cases: [{ name: 'x', event: 'BeforeTool', inputFile: 'no.json', expect: {} }] },
    /no\.json/,
  ],
  ['a file outside', { cases: [{ name: 'x', event: 'BeforeTool', files: { '../x': '' }, expect: {} }] }, /outside/],
])('fails a test file with %s, and reports the error', async (_, content, message) => {
  const { run, write } = makeMachine();
  write('a.hooktest.json', content);
  const { code, stdout, stderr } = await run(['test']);
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  expect(stdout).toMatch(message);
});

it('never leaves the temporary project, even through links', async () => {
  const { run, write, home, project } = makeMachine();
  write('.hookwright/settings.json', beforeTool('exit 0'));
  write('node_modules/own.js', 'own');
  write('../.bashrc', 'own');
  symlinkSync(home, join(project, '.hookwright/away'));
  symlinkSync('../../.bashrc', join(project, '.hookwright/file'));
  symlinkSync('../../nothing-yet', join(project, '.hookwright/dangling'));
  const paths = ['away/.bashrc', 'away/new/x', 'file', 'dangling', '../node_modules/own.js', '../../x'];
  const cases = [
    ...paths.map((path) => ({ files: { [`.hookwright/${path}`]: 'evil' }, expect: {} })),
    ...paths.map((path) => ({ expect: { files: { [`.hookwright/${path}`]: 'secret' } } })),
    { files: { '.hookwright/new/b.txt': 'b' }, expect: { files: { '.hookwright/new/b.txt': 'b', 'no/such': false } } },
  ];
  write('a.hooktest.json', { cases: cases.map((one, at) => ({ name: `case ${at}`, event: 'BeforeTool', ...one })) });
  const { results } = JSON.parse((await run(['test', '--untrusted', '--json'])).stdout);
  const outside = { status: 'failed', differences: [expect.stringContaining('outside')] };
  expect(results).toMatchObject([...Array.from({ length: 2 * paths.length }, () => outside), { status: 'passed' }]);
  expect(readFileSync(join(home, '.bashrc'), 'utf8')).toBe('own');
  expect(readFileSync(join(project, 'node_modules/own.js'), 'utf8')).toBe('own');
  expect([existsSync(join(home, 'new')), existsSync(join(home, 'nothing-yet'))]).toEqual([false, false]);
});

it('fails a case whose hook failed, unless the case expects it', async () => {
  const { run, write } = makeMachine();
  const strict = { type: 'command', name: 'strict', command: 'exit 3', onError: 'block' };
  const slow = { type: 'command', name: 'slow', command: 'sleep 100', timeout: 200 };
  write('../.config/hookwright/settings.json', {
    enableHooks: true,
    hooks: {
      BeforeTool: [
        { matcher: 'a', hooks: [strict] },
        { matcher: 'b', hooks: [slow] },
      ],
    },
  });
  const case_ = (tool: string, expect: object) => ({
    name: 'x',
    event: 'BeforeTool',
    input: { tool_name: tool },
    expect,
  });
  const cases = [
    case_('a', { decision: 'deny' }),
    case_('b', { decision: 'allow' }),
    case_('a', { decision: 'deny', fails: ['strict'] }),
    case_('b', { decision: 'allow', fails: ['slow'] }),
    case_('c', { fails: ['slow'] }),
  ];
  write('a.hooktest.json', { cases });
  const { results } = JSON.parse((await run(['test', '--json'])).stdout);
  expect(results).toMatchObject([
    { status: 'failed', differences: [expect.stringMatching(/^strict: failed/), expect.stringContaining('code 3')] },
    { status: 'failed', differences: [expect.stringMatching(/^slow: failed/), expect.stringContaining('timed out')] },
    { status: 'passed' },
    { status: 'passed' },
    { status: 'failed', differences: ['slow: expected to fail, and did not'] },
  ]);
});

it('does not run untrusted hooks, and exits 1 with help', async () => {
  const { run, write, writeCases } = await trustedProject();
  writeCases({ name: 'odd', event: 'BeforeTool', input: input(3), expect: { decision: 'deny' } });
  expect(await run(['test'])).toMatchObject({ code: 0 });
  write('hooks/guard.mjs', `${script}// changed`);
  const { code, stdout } = await run(['test']);
  expect(code).toBe(1);
  expect(stdout).toContain('hookwright trust');
  expect(await run(['test', '--untrusted'])).toMatchObject({ code: 0 });
});

it('exits 1 if there are no tests or the path does not exist', async () => {
  const { run } = makeMachine();
  expect(await run(['test'])).toMatchObject({ code: 1, stderr: expect.stringContaining('hookwright init') });
  expect(await run(['test', 'nowhere'])).toMatchObject({ code: 1, stderr: expect.stringContaining('nowhere') });
});

it('runs cases in parallel, reports them in order, and removes the temporary projects', async () => {
  const { run, writeCases } = await trustedProject();
  writeCases(
    ...Array.from({ length: 40 }, (_, n) => ({
      name: `case ${n}`,
      event: 'BeforeTool',
      input: input(n),
      expect: { decision: n % 2 ? 'deny' : 'allow', files: { 'log.txt': `asked ${n}\n` } },
    })),
  );
  const { results } = JSON.parse((await run(['test', '--json'])).stdout);
  expect(results.map(({ name }: { name: string }) => name)).toEqual(Array.from({ length: 40 }, (_, n) => `case ${n}`));
  expect(results.every(({ status }: { status: string }) => status === 'passed')).toBe(true);
});

it('stops on Ctrl-C and removes the temporary projects', async () => {
  const { start, writeCases, root, write } = await trustedProject();
  write('../tmp/.keep', '');
  writeCases({ name: 'sleeps', event: 'BeforeTool', input: input('sleep'), expect: {} });
  const temporary = join(root, 'home', 'tmp');
  const child = start(['test'], { env: { TMPDIR: temporary } });
  const ended = resultOf(child);
  const projects = () => readdirSync(temporary).filter((name) => name.startsWith('hookwright-test-'));
  while (!projects().some((name) => existsSync(join(temporary, name, 'log.txt')))) await moment();
  child.kill('SIGINT');
  expect(await ended).toMatchObject({ code: 130 });
  expect(projects()).toEqual([]);
});

it('runs again after a change with --watch, until Ctrl-C', async () => {
  const { start, write, writeCases } = await trustedProject();
  writeCases({ name: 'odd', event: 'BeforeTool', input: input(3), expect: { decision: 'deny' } });
  const child = start(['test', '--watch']);
  let seen = '';
  child.stdout.on('data', (data) => (seen += String(data)));
  const ended = resultOf(child);
  const file = write('note.txt', '');
  while (!seen.includes('Waiting')) await moment();
  const runs = () => seen.split('1 passed').length - 1;
  const before = runs();
  while (runs() === before) {
    writeFileSync(file, String(Math.random()));
    await moment();
  }
  child.kill('SIGINT');
  expect(await ended).toMatchObject({ code: 130 });
});

function moment(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 150));
}
