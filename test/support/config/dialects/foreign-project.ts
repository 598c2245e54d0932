import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HookFireResult } from '../../../../generated/index.js';
import type { LoadConfigOptions, LoadedConfig } from '../../../../src/system/index.js';
import { makeMachine, trustAll } from '../settings/machine.js';

/** Where each agent has the hooks of a project. */
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

/** A project with hooks of other agents, which a person has trusted. */
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

/** Fires an event by its free name, as a client would. */
export async function fireEvent(
  config: LoadedConfig,
  event: Readonly<Record<string, unknown>>,
): Promise<HookFireResult> {
  const { hook_event_name: name, ...fields } = event;
  const system = config.getHookSystem();
  if (system === undefined) throw new Error('no hooks are on');
  await system.initialize();
  return system.getEventHandler().fire(String(name), fields);
}

/** What a script wrote down of its input. */
export function written(machine: ForeignProject['machine'], name: string): unknown {
  const file = join(machine.project, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** A variable as shells and files of other agents write it. */
export function inBraces(name: string): string {
  return ['$', `{${name}}`].join('');
}
