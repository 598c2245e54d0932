import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HookFireResult } from '../../../../generated/index.js';
import type { LoadConfigOptions, LoadedConfig } from '../../../../src/system/index.js';
import { makeMachine, trustAll } from '../settings/machine.js';

/** Project hook file of each agent. */
export const PROJECT_FILES: Readonly<Record<string, string>> = {
  'claude-code': '.claude/settings.json',
  'gemini-cli': '.gemini/settings.json',
  'llxprt-code': '.llxprt/settings.json',
  codex: '.codex/hooks.json',
  cursor: '.cursor/hooks.json',
  'copilot-cli': '.github/hooks/hooks.json',
  'qwen-code': '.qwen/settings.json',
};

export interface ForeignProject {
  readonly machine: ReturnType<typeof makeMachine>;
  readonly config: LoadedConfig;
}

/** Creates a project with trusted hooks of other agents. */
export async function foreignProject(
  files: Readonly<Record<string, unknown>>,
  options: Partial<LoadConfigOptions> & { dialects: readonly string[] },
): Promise<ForeignProject> {
  const machine = makeMachine();
  for (const [path, content] of Object.entries(files)) {
    machine.write(join(machine.project, path), content);
    if (typeof content === 'string' && content.startsWith('#!')) chmodSync(join(machine.project, path), 0o755);
  }
  const config = await machine.load({ sessionId: 's1', ...options });
  await trustAll(config);
  return { machine, config };
}

/** Fires an event by name, like a client. */
export async function fireEvent(
  config: LoadedConfig,
  event: Readonly<Record<string, unknown>>,
): Promise<HookFireResult> {
  const { hook_event_name: name, ...fields } = event;
  const system = config.getHookSystem();
  if (system === undefined) throw new Error('hooks are off');
  await system.initialize();
  return system.getEventHandler().fire(String(name), fields);
}

/** Returns the input that a script saved, or undefined. */
export function written(machine: ForeignProject['machine'], name: string): unknown {
  const file = join(machine.project, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Returns a shell variable in braces. */
export function inBraces(name: string): string {
  return ['$', `{${name}}`].join('');
}
