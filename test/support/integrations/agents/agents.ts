import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { dialects } from '../../../../generated/dialects.js';
import { type Agent, findAgent, installableAgents } from '../../../../src/integrations/agents/install/agents.js';
import type { EntryOptions } from '../../../../src/integrations/agents/install/entries.js';

export const AGENTS = installableAgents(dialects);

export function agentNamed(name: string): Agent {
  const agent = findAgent(AGENTS, name);
  if (agent === undefined) throw new Error(`there is no agent ${name}`);
  return agent;
}

export const ENTRY_OPTIONS: EntryOptions = {
  name: 'hookwright',
  scope: 'user',
  project: '/project',
  onFailure: 'block',
  allEvents: false,
};

/** Creates an empty home and project, and points the variables of this process at them. */
export function makeHome(): { readonly home: string; readonly project: string; readonly options: EntryOptions } {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'hookwright-install-')));
  const project = join(home, 'project');
  mkdirSync(project);
  for (const name of ['XDG_STATE_HOME', 'XDG_DATA_HOME', 'XDG_CONFIG_HOME', 'CLAUDE_CONFIG_DIR', 'CODEX_HOME'])
    vi.stubEnv(name, undefined);
  vi.stubEnv('HOME', home);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(home, { recursive: true, force: true });
  });
  return { home, project, options: { ...ENTRY_OPTIONS, project } };
}
