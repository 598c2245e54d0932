import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeMachine } from '../../../support/config/settings/machine.js';

interface Case {
  readonly title: string;
  readonly command: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly enforce?: boolean;
  readonly event?: string;
  /** Text and mode by path. */
  readonly files?: Readonly<Record<string, readonly [string, number]>>;
  /** Additional programs besides those of the base system. */
  readonly programs?: readonly string[];
  readonly fault?: string;
  readonly help?: string;
  /** True if the problem does not disable a guard. */
  readonly uncertain?: boolean;
}

const cases: readonly Case[] = JSON.parse(
  readFileSync(new URL('../../../support/config/settings/fixtures/unstartable-commands.json', import.meta.url), 'utf8'),
);

/** Creates a machine whose PATH has only a few programs of the base system. */
function machineWith({ files = {}, programs = [] }: Case) {
  const machine = makeMachine();
  const folder = join(machine.root, 'programs');
  mkdirSync(folder);
  for (const name of ['sh', 'bash', 'cat', 'env', 'grep']) symlinkSync(`/bin/${name}`, join(folder, name));
  symlinkSync(process.execPath, join(folder, 'node'));
  for (const name of programs) writeFileSync(join(folder, name), '#!/bin/sh\nexit 0\n', { mode: 0o755 });
  const before = process.env['PATH'];
  process.env['PATH'] = folder;
  onTestFinished(() => {
    process.env['PATH'] = before;
  });
  for (const [path, [text, mode]] of Object.entries(files)) {
    const file = machine.write(join(machine.project, path), text);
    chmodSync(file, mode);
  }
  return machine;
}

function expectFault(problems: readonly { message: string }[], { fault, help, uncertain }: Case): void {
  if (fault === undefined) {
    expect(problems).toEqual([]);
    return;
  }
  expect(problems).toMatchObject([
    {
      severity: 'warning',
      message: expect.stringContaining(fault),
      ...(help !== undefined && { help: expect.stringContaining(help) }),
    },
  ]);
  expect(problems.map((problem) => 'disablesGuard' in problem)).toEqual([uncertain !== true]);
}

const reported = cases.filter(({ fault }) => fault !== undefined);
const silent = cases.filter(({ fault }) => fault === undefined);

async function loadNative(each: Case) {
  const { write, load, user } = machineWith(each);
  const { command, args, env, enforce, event = 'BeforeTool' } = each;
  const hook = { type: 'command', command, args, env, enforce };
  write(user, { enableHooks: true, hooks: { [event]: [{ hooks: [hook] }] } });
  return load();
}

describe('Commands that cannot start', () => {
  it.each(reported)('reports $title', async (each) => expectFault((await loadNative(each)).problems, each));

  it.each(silent)('has no problem for $title', async (each) => expectFault((await loadNative(each)).problems, each));

  it.each(reported.filter(({ event, enforce }) => event === undefined && enforce === undefined))(
    "reports $title in another agent's file, with its line",
    async (each) => {
      const { write, load, project } = machineWith(each);
      const { command, args } = each;
      const hooks = { PreToolUse: [{ hooks: [{ type: 'command', command, args }] }] };
      const file = write(join(project, '.claude/settings.json'), { hooks });
      const { problems } = await load({ dialects: ['claude-code'] });
      expectFault(problems, each);
      expect(problems).toMatchObject([{ file, line: 6, column: 11 }]);
    },
  );

  it('are reported for TypeScript only if Node cannot run it', async () => {
    const runs = 'typescript' in process.features && Boolean(process.features.typescript);
    const files = { 'guard.ts': ['process.exit(0)\n', 0o644] as const };
    const { problems } = await loadNative({ title: '', command: 'node guard.ts', files });
    expect(problems).toHaveLength(runs ? 0 : 1);
    const other = await loadNative({ title: '', command: 'node --import tsx guard.ts', files });
    expect(other.problems).toEqual([]);
  });
});
