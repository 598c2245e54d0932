import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { TrustStore } from '../../../../src/config/trust/trust-store.js';
import { executeToolWithHooks } from '../../../../src/index.js';
import type { LoadedConfig } from '../../../../src/system/index.js';
import { makeMachine, trustAll } from '../../../support/config/settings/machine.js';

type Machine = ReturnType<typeof makeMachine>;

interface Step {
  remove?: string;
  rename?: string;
  to?: string;
  write?: string;
  json?: unknown;
  text?: string;
  append?: string;
  link?: string;
  target?: string;
  mkdir?: string;
  chmod?: string;
  mode?: number;
}

interface Edit {
  name: string;
  layer: 'project' | 'user';
  steps: Step[];
  expect: 'kept' | 'blocks' | 'unreadable' | 'could-not-run';
  command?: string;
  onError?: string;
}

const { edits }: { edits: Edit[] } = JSON.parse(
  readFileSync(new URL('../../../support/config/settings/fixtures/guard-edits.json', import.meta.url), 'utf8'),
);

const PATIENT = { timeout: 10_000, interval: 20 };
const SCRIPT = '#!/bin/sh\necho "no deploys" >&2\nexit 2\n';

/** Returns the file for a path of the fixture. */
function pathOf(machine: Machine, path: string): string {
  if (path === 'trust') return new TrustStore(machine.project).path;
  const [root = '', ...rest] = path.split('/');
  return join(root === 'user' ? dirname(machine.user) : machine.project, ...rest);
}

function take(machine: Machine, step: Step): void {
  const at = (path: string | undefined): string => pathOf(machine, path ?? '');
  if (step.remove) rmSync(at(step.remove), { recursive: true });
  if (step.rename) renameSync(at(step.rename), at(step.to));
  if (step.write) {
    mkdirSync(dirname(at(step.write)), { recursive: true });
    writeFileSync(at(step.write), step.text ?? JSON.stringify(step.json, undefined, 2));
  }
  if (step.append) appendFileSync(at(step.append), step.text ?? '');
  if (step.link) symlinkSync(step.target ?? '', at(step.link));
  if (step.mkdir) mkdirSync(at(step.mkdir));
  if (step.chmod) chmodSync(at(step.chmod), step.mode ?? 0);
}

/** Starts a host with the guard of the edit, which has just blocked a call. */
async function guardedHost(machine: Machine, { layer, command, onError }: Edit): Promise<LoadedConfig> {
  const script = layer === 'user' ? join(machine.home, 'guard.sh') : join(machine.project, 'guard.sh');
  machine.write(script, SCRIPT, 0o755);
  const run = command ?? (layer === 'user' ? 'sh "$HOME/guard.sh"' : 'sh guard.sh');
  const hook = { type: 'command', name: 'no-deploys', command: run, ...(onError && { onError }) };
  const settings = { enableHooks: true, hooks: { BeforeTool: [{ matcher: '^deploy$', hooks: [hook] }] } };
  machine.write(layer === 'user' ? machine.user : machine.shared, settings);
  const config = await machine.load({ watch: true });
  await trustAll(config);
  expect((await deploy(config)).text).toContain('no deploys');
  return config;
}

async function deploy(config: LoadedConfig): Promise<{ ran: boolean; text: string; notes: readonly string[] }> {
  let ran = false;
  const result = await executeToolWithHooks(config, 'deploy', {}, async () => {
    ran = true;
    return { llmContent: 'deployed' };
  });
  const notes = config.getHookSystem()?.getTraces().at(-1)?.notes ?? [];
  return { ran, text: String(result.llmContent), notes };
}

const guardWarnings = (machine: Machine): string[] =>
  machine.logger.warnings
    .flat()
    .filter((line) => /cannot (remove|run) the guard "no-deploys"/.test(String(line)))
    .map(String);

/** Adds tests with the full name of each edit in their titles. */
function each(ending: Edit['expect'], effect: string, check: (edit: Edit) => Promise<void>): void {
  for (const edit of edits.filter((one) => one.expect === ending)) {
    it(`${effect} after an edit that ${edit.name} [X-73]`, () => check(edit));
  }
}

describe('guard of a running host', () => {
  each('kept', 'stays in force', async (edit) => {
    const machine = makeMachine();
    const config = await guardedHost(machine, edit);
    for (const step of edit.steps) take(machine, step);
    await vi.waitFor(() => expect(guardWarnings(machine)).toHaveLength(1), PATIENT);
    const first = await deploy(config);
    expect(first).toMatchObject({ ran: false, text: expect.stringContaining('no deploys') });
    expect(first.notes.join()).toContain('cannot remove the guard "no-deploys"');
    // The note is also in the trace of an event that no guard matches.
    const other = await config.getHookSystem()?.getEventHandler().fireNotificationEvent({ message: 'hello' });
    expect(other?.trace.notes?.join()).toContain('no-deploys');
    expect((await deploy(config)).ran).toBe(false);
    expect(guardWarnings(machine)).toHaveLength(1);
  });

  each('blocks', 'blocks', async (edit) => {
    const machine = makeMachine();
    const config = await guardedHost(machine, edit);
    for (const step of edit.steps) take(machine, step);
    // The very next call must be blocked, before a file watcher can notice the edit.
    expect((await deploy(config)).ran).toBe(false);
    await vi.waitFor(() => expect(guardWarnings(machine).length).toBeGreaterThan(0), PATIENT);
    const { ran, text, notes } = await deploy(config);
    expect(ran).toBe(false);
    expect(text).toMatch(/cannot run the guard "no-deploys".*(guard\.sh|trust)/s);
    expect(text).toContain('hookwright trust');
    expect(notes.join()).toContain('cannot run the guard "no-deploys"');
    expect(guardWarnings(machine).filter((line) => line.includes('cannot run'))).toHaveLength(1);
    expect(existsSync(join(machine.project, 'swapped'))).toBe(false);
  });

  each('unreadable', 'stays in force as last read', async (edit) => {
    const machine = makeMachine();
    const config = await guardedHost(machine, edit);
    for (const step of edit.steps) take(machine, step);
    await vi.waitFor(() => expect(config.problems).toHaveLength(1), PATIENT);
    const { ran, text, notes } = await deploy(config);
    expect(ran).toBe(false);
    expect(text).toContain('no deploys');
    expect(notes.join()).toContain('settings.json');
    expect(machine.logger.warnings.flat().join('\n')).toContain('settings.json');
  });

  each('could-not-run', 'follows its onError', async (edit) => {
    const machine = makeMachine();
    const config = await guardedHost(machine, edit);
    for (const step of edit.steps) take(machine, step);
    const { ran, text } = await deploy(config);
    expect(ran).toBe(false);
    expect(text).toContain('no-deploys');
    expect(machine.logger.warnings.flat().join('\n')).toContain('no-deploys');
  });
});
