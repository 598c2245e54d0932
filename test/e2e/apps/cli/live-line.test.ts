import { spawnSync } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { beforeTool, bin, makeMachine } from './machine.js';

const COLUMNS = 40;
/** Control sequence that clears the line. */
const CLEARED = '\r\u{1B}\\[K';
const hasScript = spawnSync('script', ['--version']).status === 0;

/** Runs the command in a terminal and returns everything it wrote. */
function inTerminal({ project, environment }: ReturnType<typeof makeMachine>, args: string): string {
  const line = `stty cols ${COLUMNS}; ${process.execPath} ${bin} ${args}`;
  const env = { ...environment(), TERM: 'xterm', SHELL: '/bin/sh' };
  return spawnSync('script', ['-qec', line, '/dev/null'], { cwd: project, env, input: '', encoding: 'utf8' }).stdout;
}

function machineWithCases(hookName = 'guard') {
  const machine = makeMachine();
  machine.write(
    '../.config/hookwright/settings.json',
    beforeTool({ type: 'command', name: hookName, command: 'exit 2' }),
  );
  const cases = ['deny', 'deny', 'allow'].map((decision, at) => ({
    name: `case ${at}`,
    event: 'BeforeTool',
    input: { tool_name: 'write_file' },
    expect: { decision },
  }));
  machine.write('a.hooktest.json', { cases });
  return machine;
}

it.skipIf(!hasScript)('test shows its progress in one line that is cleared at the end', () => {
  const written = inTerminal(machineWithCases(), 'test');
  const counted = [...written.matchAll(new RegExp(`${CLEARED}(\\d of 3 cases, \\d failed)`, 'g'))].map(
    ([, text]) => text,
  );
  const steps = new Set(counted.map((text = '') => text.split(',')[0]));
  expect([...steps]).toEqual(['0 of 3 cases', '1 of 3 cases', '2 of 3 cases', '3 of 3 cases']);
  expect(counted.at(-1)).toBe('3 of 3 cases, 1 failed');
  // The next output starts on an empty line.
  expect(written).toMatch(new RegExp(`3 of 3 cases, 1 failed${CLEARED}[^\\r]*a\\.hooktest\\.json \\(3 cases\\)\\r\\n`));
});

it('test shows no progress if the output is not a terminal', async () => {
  const { stdout, stderr } = await machineWithCases().run(['test']);
  expect(stdout + stderr).not.toContain('of 3 cases');
});

it.skipIf(!hasScript)('run shows the running hook in one line, cut to the width and escaped', () => {
  const written = inTerminal(machineWithCases(`\u{1B}[2J\n${'日本'.repeat(30)}`), 'run BeforeTool --tool write_file');
  const [, shown = ''] = new RegExp(`${CLEARED}(running [^\\r]*)\\r`).exec(written) ?? [];
  expect(shown).toMatch(/^running \\u\{1b\}\[2J\\n日本/);
  const wide = shown.match(/[日本]/g)?.length ?? 0;
  expect(stripVTControlCharacters(shown).length + wide).toBeLessThan(COLUMNS);
  expect(written).not.toContain('\u{1B}[2J');
});
