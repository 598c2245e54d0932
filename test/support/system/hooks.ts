import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type CreateHooksOptions, createHooks, type Hooks } from '../../../src/index.js';

/** Creates hooks without settings files, which are disposed after the test. */
export async function hooksOf(options: CreateHooksOptions = {}): Promise<Hooks> {
  const hooks = await createHooks({ settings: false, cwd: tmpdir(), logger: false, ...options });
  onTestFinished(() => hooks.dispose({ kill: true }));
  return hooks;
}

/** A project with settings in a folder of its own, and a home without any. */
export function projectWith(settings: object, files: Readonly<Record<string, string>> = {}): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'hookwright-hooks-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, '.hookwright'));
  writeFileSync(join(folder, '.hookwright', 'settings.json'), JSON.stringify(settings));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text, { mode: 0o755 });
  useHome(folder);
  return folder;
}

/** Settings and trust of the user are read from, and written to, a folder of the test. */
function useHome(folder: string): void {
  const kept = ['HOME', 'XDG_CONFIG_HOME', 'XDG_STATE_HOME'].map((name) => [name, process.env[name]] as const);
  onTestFinished(() => {
    for (const [name, value] of kept) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  });
  for (const [name] of kept) process.env[name] = join(folder, 'home');
}
