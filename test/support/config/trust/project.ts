import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type CommandHookConfig, ConfigSource, HookType } from '../../../../generated/index.js';
import { ProjectTrust, type TrustEntry } from '../../../../src/config/trust/index.js';

/** Creates a folder that is deleted after the test. */
export function makeFolder(): string {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'hookwright-trust-')));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

export function write(folder: string, path: string, text: string | Uint8Array, mode = 0o755): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { mode });
  return file;
}

export function hook(
  command: string,
  more: Partial<CommandHookConfig> = {},
  entry: Partial<TrustEntry> = {},
): TrustEntry {
  const config: CommandHookConfig = { type: HookType.Command, command, ...more };
  return { config, eventName: 'BeforeTool', source: ConfigSource.Project, ...entry };
}

interface Given {
  entries?: readonly TrustEntry[];
  project?: string;
  storeFolder?: string;
  workingDir?: string;
  locked?: boolean;
}

/** Creates the trust of a project, as one process sees it. */
export function trustOf(given: Given = {}) {
  const project = given.project ?? makeFolder();
  const storeFolder = given.storeFolder ?? join(makeFolder(), 'trust');
  let entries = given.entries ?? [];
  const trust = new ProjectTrust({
    project,
    workingDir: given.workingDir ?? project,
    storeFolder,
    isLocked: () => given.locked ?? false,
    entries: () => entries,
  });
  return {
    project,
    storeFolder,
    trust,
    setEntries: (next: readonly TrustEntry[]) => {
      entries = next;
    },
    grantAll: async () => trust.grant((await trust.pending()).map(({ id }) => id)),
    whyNot: (entry: TrustEntry): string => {
      const answer = trust.stillTrusted(entry);
      return answer === true ? 'trusted' : answer.why;
    },
  };
}
