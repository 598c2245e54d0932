import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { createConfig, type HookEventHandler, type HookEventName } from '../../../src/index.js';

export const root = fileURLToPath(new URL('../../..', import.meta.url));
export const hooksFolder = join(root, 'examples/hooks');
export const scripts = readdirSync(hooksFolder);

export const python = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0);

/** Creates a folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'hookwright-test-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Creates a hook system in its own folder, with the script as its only hook. */
export async function hookedWith(
  script: string,
  eventName: HookEventName,
  env: Record<string, string> = {},
  type: 'command' | 'worker' = 'command',
): Promise<{ folder: string; events: HookEventHandler }> {
  const folder = temporaryFolder();
  const command = programOf(script);
  // On a busy machine a script may start more slowly than the default start timeout.
  const own = type === 'worker' ? { startTimeout: 30_000 } : {};
  const hook = { ...own, type, command, args: [join(hooksFolder, script)], env };
  const system = createConfig({ workingDir: folder, hooks: { [eventName]: [{ hooks: [hook] }] } }).getHookSystem();
  if (system === undefined) throw new Error('hooks are off');
  onTestFinished(() => system.dispose({ kill: true }));
  await system.initialize();
  return { folder, events: system.getEventHandler() };
}

function programOf(script: string): string {
  if (script.endsWith('.sh')) return 'bash';
  return script.endsWith('.py') ? (python ?? 'python3') : process.execPath;
}
