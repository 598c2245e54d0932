import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { contract } from '../../../../generated/index.js';
import { evaluateRule } from '../../../../src/config/dialects/built-in/permission-rule.js';
import { ToolCall } from '../../../../src/config/dialects/dialect-tool.js';
import { HostTools } from '../../../../src/config/dialects/host-tools.js';
import { fireEvent, foreignProject } from '../../../support/config/dialects/foreign-project.js';
import { inLongForm } from '../../../support/long-form.js';

interface ShellCommands {
  commands: string[];
  forms: string[];
  wrappers: string[];
  plain: string[];
}

const { commands, forms, wrappers, plain }: ShellCommands = JSON.parse(
  readFileSync(new URL('../../../support/config/dialects/shell-commands.json', import.meta.url), 'utf8'),
);

const documents = (await contract.dialects?.()) ?? {};
const tools = new HostTools(Object.values(documents));
const root = mkdtempSync(join(tmpdir(), 'hookwright-shell-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const RULE = 'Bash(rm *)';

function conditionOf(command: string, rule = RULE) {
  const document = documents['claude-code'];
  if (document === undefined) throw new Error('cannot find the dialect claude-code');
  return evaluateRule(
    rule,
    new ToolCall(document, tools.find('run_shell_command'), { command }, root),
    document.config.runsNothingElse ?? [],
  );
}

/** Programs that run their arguments; the real ones need rights that tests do not have, or are often not installed. */
const RUNS_ITS_ARGUMENTS = ['sudo', 'doas', 'busybox', 'parallel'];

/** Returns true if bash ran `rm`: the stub on the PATH, or the real one, which deletes V. */
async function runsRm(command: string): Promise<boolean> {
  const folder = mkdtempSync(join(root, 'run-'));
  const programs = join(folder, 'bin');
  mkdirSync(programs);
  const stub = (name: string, script: string) =>
    writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  stub('rm', `: > '${join(folder, 'ran')}'`);
  for (const name of RUNS_ITS_ARGUMENTS) stub(name, 'exec "$@"');
  const cwd = join(folder, 'work');
  mkdirSync(cwd);
  writeFileSync(join(cwd, 'V'), '');
  const path = `${programs}:/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin`;
  // In its own process group, so that nothing the command leaves behind outlives the test.
  const child = spawn('bash', ['-c', command], {
    cwd,
    env: { PATH: path, HOME: folder, LC_ALL: 'C.UTF-8', TERM: 'dumb' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  child.stdout.resume();
  child.stderr.resume();
  const kill = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch (error) {
      // The process group no longer exists.
      expect(error).toMatchObject({ code: 'ESRCH' });
    }
  };
  const timer = setTimeout(kill, 10_000);
  await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
  clearTimeout(timer);
  kill();
  const ran = existsSync(join(folder, 'ran')) || !existsSync(join(cwd, 'V'));
  rmSync(folder, { recursive: true, force: true });
  return ran;
}

/** Runs each command, four at a time. Returns those that ran `rm`. */
async function thoseThatRunRm(all: readonly string[]): Promise<string[]> {
  const queue = [...all];
  const found: string[] = [];
  const work = async () => {
    for (let command = queue.shift(); command !== undefined; command = queue.shift())
      if (await runsRm(command)) found.push(command);
  };
  await Promise.all([work(), work(), work(), work()]);
  return found;
}

const inQuotes = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
const wrapped = (text: string, wrapper: string): string =>
  wrapper.replaceAll('{q}', () => inQuotes(text)).replaceAll('{}', () => text);

const nested = fc
  .tuple(fc.constantFrom(...forms), fc.array(fc.constantFrom(...wrappers), { minLength: 1, maxLength: 3 }))
  .map(([form, around]) => around.reduce(wrapped, form));

/** Pieces of shell syntax, which random lines consist of. */
const PIECES = [
  ...[
    'echo',
    'ls',
    'cat',
    ' ',
    ' ',
    '\t',
    '\n',
    ';',
    '&',
    '|',
    '#',
    "'",
    '"',
    '$',
    '$HOME',
    '\\',
    '\\\n',
    '`',
    '!',
    '=',
  ],
  ...['(', ')', '{', '}', '[', ']', '<', '<<E\n', '\nE\n', '>s', 'A', '+=', 'x', '*', '?', '~', '-f', '\r', '\u00a0'],
  ...['2>&1', '>&2', '&>s', ' >s ', '>>s', '<V', ' 2>s', '>&-', '>|s', '<>s', '>s;', '>s&', '2>&1|', '>ls'],
  ...['echo hi', "#a '", " #'", "$'\\''", "$'", '$"', 'A=x ', 'A+=x ', "''", '""', '; '],
  ...['rm -f V', 'rm -f V', ';rm -f V', '\nrm -f V\n', '$(rm -f V)', '|sh'],
];
const randomLine = fc
  .array(fc.constantFrom(...PIECES), { minLength: 2, maxLength: 12 })
  .map((pieces) => pieces.join(''));

describe('condition Bash(rm *)', () => {
  it('runs the hook for every command that runs rm [X-63]', { timeout: 300_000 }, async () => {
    const ran = await thoseThatRunRm(commands);
    expect(ran.filter((command) => !conditionOf(command).applies)).toEqual([]);
    // The installed wrappers differ between machines.
    expect(ran.length).toBeGreaterThan(82);
  });

  it('runs the hook for every wrapped rm, three levels deep [X-63]', { timeout: 600_000 }, async () => {
    const single = wrappers.map((wrapper) => wrapped('rm -f V', wrapper));
    const seed = inLongForm(20_261_117, Date.now());
    const all = [...new Set([...single, ...forms, ...fc.sample(nested, { numRuns: inLongForm(60, 2000), seed })])];
    const ran = await thoseThatRunRm(all);
    expect(ran.filter((command) => !conditionOf(command).applies)).toEqual([]);
    expect(ran.length).toBeGreaterThan(all.length / 2);
    expect(single.filter((command) => ran.includes(command)).length).toBeGreaterThan(40);
  });

  it('skips the hook for no random line that runs rm [X-63]', { timeout: 600_000 }, async () => {
    const seed = inLongForm(20_261_117, Date.now());
    const lines = fc.sample(randomLine, { numRuns: inLongForm(20_000, 400_000), seed });
    const skipped = [...new Set(lines)].filter((line) => line.includes('rm') && !conditionOf(line).applies);
    expect(skipped.length).toBeGreaterThan(0);
    expect(await thoseThatRunRm(skipped.slice(0, inLongForm(100, 5000)))).toEqual([]);
  });

  it('skips the hook for plain commands that run no other [X-63]', { timeout: 60_000 }, async () => {
    for (const command of plain) expect(conditionOf(command), command).toEqual({ applies: false });
    expect(await thoseThatRunRm(plain)).toEqual([]);
  });

  it('blocks every command that may run rm if the hook exits with 2 [X-63]', { timeout: 300_000 }, async () => {
    const entry = { type: 'command', command: 'exit 2', if: RULE };
    const file = { hooks: { PreToolUse: [{ matcher: 'Bash', hooks: [entry] }] } };
    const { config } = await foreignProject({ '.claude/settings.json': file }, { dialects: ['claude-code'] });
    const passed: string[] = [];
    for (const command of commands.filter((_, index) => index % inLongForm(4, 1) === 0)) {
      const event = { hook_event_name: 'BeforeTool', tool_name: 'run_shell_command', tool_input: { command } };
      const { finalOutput } = await fireEvent(config, event);
      if (finalOutput?.isBlockingDecision() !== true) passed.push(command);
    }
    expect(passed).toEqual([]);
  });
});
