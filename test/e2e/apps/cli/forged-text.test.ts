import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cutToWidth, wrapped } from '../../../../src/apps/cli/lines.js';
import { bin, makeMachine } from './machine.js';

const ESCAPE = '\u001B';
/** Project text that tries to forge lines, add colours, hide text and reverse its direction. */
const name = `nice (BeforeTool, user)\n  it is trusted already\n${ESCAPE}[8mhidden\u202E`;
const command = `exit 0\n  covers a/harmless/file\n1 hook trusted${ESCAPE}[2J`;
const forging = {
  enableHooks: true,
  hooks: { BeforeTool: [{ matcher: 'x|\n  covers nothing', hooks: [{ type: 'command', name, command }] }] },
};

const OUR_STYLES = new RegExp(`${ESCAPE}\\[(1|2|22|31|32|33|36|39)m`, 'g');
const FORGED = /^ {0,2}(it is trusted already|covers (nothing|a\/harmless\/file)|1 hook trusted.+)/m;

it.each([
  [['trust', '--yes']],
  [['trust']],
  [['trust', '--list']],
  [['list']],
  [['explain', 'BeforeTool', '--tool', 'x']],
  [['run', 'BeforeTool', '--tool', 'x']],
  [['run', 'BeforeTool', '--tool', 'x', '--untrusted']],
  [['doctor']],
  [['test', '--untrusted']],
  [['validate']],
])('project text cannot forge a line or print control characters in %j', async (args) => {
  const { run, write } = makeMachine();
  write('.hookwright/settings.json', forging);
  write(`odd${ESCAPE}[31m\n  ✓ name.hooktest.json`, {
    cases: [{ name: `case\n✓ forged${ESCAPE}`, event: 'BeforeTool', expect: { verdicts: { [name]: 'matcher' } } }],
  });
  const { stdout, stderr } = await run(args, { env: { FORCE_COLOR: '1' } });
  const text = (stdout + stderr).replaceAll(OUR_STYLES, '');
  expect(text).not.toMatch(/[^\P{Cc}\n\t]|\p{Cf}/u);
  expect(text).not.toMatch(FORGED);
  expect(text).not.toMatch(/^\s*✓ (name|forged)/m);
});

it('shows all lines of a command as one entry', async () => {
  const { run, write } = makeMachine();
  write('.hookwright/settings.json', forging);
  const { stdout } = await run(['trust', '--yes']);
  expect(stdout).toContain('  $ exit 0\n  >   covers a/harmless/file\n  > 1 hook trusted\\u{1b}[2J');
});

it('JSON output escapes invisible characters', async () => {
  const { run, write } = makeMachine();
  write('.hookwright/settings.json', forging);
  const { stdout } = await run(['list', '--json']);
  expect(stdout).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u);
  expect(JSON.parse(stdout).hooks[0]).toMatchObject({ name, hook: { command } });
});

it('escapes control characters of a file that is not valid JSON', async () => {
  const { run, write } = makeMachine();
  write('input.json', `{"a": ${ESCAPE}[2J`);
  const { code, stderr } = await run(['run', 'BeforeTool', '--input', '@input.json']);
  expect(code).toBe(64);
  expect(stderr).toContain('is not valid JSON');
  expect(stderr).not.toContain(ESCAPE);
});

it.skipIf(process.platform !== 'linux').each([['kit', 'python'], ['list', '--json'], ['--help']])(
  'reports output that cannot be written: %s %s',
  (...args) => {
    const { project, environment } = makeMachine();
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [bin, ...args], {
      cwd: project,
      env: environment(),
      encoding: 'utf8',
      stdio: ['ignore', full, 'pipe'],
    });
    closeSync(full);
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(/^cannot write the output: /) });
  },
);

it('wraps lines by displayed width, never inside a style or a character', () => {
  const red = `${ESCAPE}[31m${'a'.repeat(7)}${ESCAPE}[39m`;
  expect(wrapped(red, 5)).toEqual([`${ESCAPE}[31maaaaa`, `aa${ESCAPE}[39m`]);
  expect(wrapped('日本語のフック', 6)).toEqual(['日本語', 'のフッ', 'ク']);
  expect(wrapped('one two three', 7, 2)).toEqual(['one two', '  three']);
  expect(wrapped('e\u0301e\u0301e\u0301', 2)).toEqual(['e\u0301e\u0301', 'e\u0301']);
  expect(cutToWidth('😀😀😀', 5)).toBe('😀😀');
});

it('revokes trust of a hook with a forged name', async () => {
  const { run, write, project } = makeMachine();
  write('.hookwright/settings.json', forging);
  expect(await run(['trust', '--yes'])).toMatchObject({ code: 0 });
  expect(await run(['trust', '--revoke', name])).toMatchObject({ code: 0 });
  expect(readFileSync(join(project, '.hookwright/settings.json'), 'utf8')).toContain('nice');
});
