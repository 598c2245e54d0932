import { resolve } from 'node:path';
import { type HookConfig, HookType } from '../../../../generated/index.js';
import type { PendingHook } from '../../../config/settings/index.js';
import { TrustedTexts } from '../../../config/trust/trusted-texts.js';
import { sha256 } from '../../../util/canonical-json.js';
import { readText } from '../../../util/files.js';
import { type DiffLine, lineDiff } from '../../../util/line-diff.js';
import { originOf } from '../dialects.js';
import type { HookProject, ProjectHook } from '../project.js';
import { type TrustRecord, TrustStore } from '../runtime.js';
import { visible } from '../terminal.js';

/** Hooks of a project and their trust records. */
export interface TrustView {
  readonly project: HookProject;
  readonly store: TrustStore;
  readonly texts: TrustedTexts;
  readonly records: readonly TrustRecord[];
  readonly untrusted: readonly ProjectHook[];
  /** Returns true if the settings still have the hook of a record. */
  isDeclared(record: TrustRecord): boolean;
}

export async function openTrustView(project: HookProject): Promise<TrustView> {
  const store = new TrustStore(project.settings.project);
  const state = store.read();
  const records = 'records' in state ? [...state.records.values()] : [];
  const hooks = await project.hooks();
  const untrusted = hooks.filter(({ trusted }) => !trusted);
  const declared = new Set(hooks.map(({ event, verdict }) => `${event} ${verdict.name}`));
  const isDeclared = ({ event, name }: TrustRecord): boolean => declared.has(`${event} ${name}`);
  return { project, store, texts: new TrustedTexts(store.path), records, untrusted, isDeclared };
}

/** Trusts hooks as they were shown. */
export function grantTrust({ project: { settings }, texts }: TrustView, hooks: readonly PendingHook[]) {
  // Stored before the grant: if a file changes in between, its digest differs and the stored text is never used.
  for (const { files } of hooks) texts.keepFiles(settings.project, files);
  return settings.trust.grant(hooks.map(({ id }) => id));
}

/** Returns the latest trusted version of each hook that is not pending again. */
export function trustedRecords(records: readonly TrustRecord[], pending: readonly PendingHook[]): TrustRecord[] {
  const waiting = new Set(pending.map(({ event, name }) => `${event} ${name}`));
  const known = new Map(records.map((record) => [`${record.event} ${record.name}`, record]));
  return [...known].filter(([key]) => !waiting.has(key)).map(([, record]) => record);
}

/** File that trust in a hook covers, and its changes. */
export interface FileChange {
  readonly state: 'new' | 'changed' | 'same';
  readonly text: string | undefined;
  readonly diff: readonly DiffLine[];
}

export function fileChange(view: TrustView, { name, event }: PendingHook, path: string): FileChange {
  const text = readText(resolve(view.project.settings.project, path));
  const versions = view.records.filter((record) => record.event === event && record.name === name);
  const digests = versions.flatMap(({ files }) =>
    files.filter((file) => file.path === path).map(({ sha256 }) => sha256),
  );
  if (text === undefined || digests.includes(sha256(text))) return { state: 'same', text, diff: [] };
  const texts = digests.map((digest) => view.texts.find(digest)).filter((each) => each !== undefined);
  // Shows the diff from the most similar trusted version.
  const [diff = []] = texts.map((each) => lineDiff(each, text)).sort((a, b) => a.length - b.length);
  return { state: digests.length === 0 ? 'new' : 'changed', text, diff };
}

/**
 * Returns the commands as written in the settings. If several pending hooks have the same name, returns all of them.
 */
export function commandsOf({ untrusted }: TrustView, { name, event }: PendingHook): string[] {
  return untrusted
    .filter((hook) => hook.event === event && hook.verdict.name === name)
    .map(({ verdict: { entry } }) => {
      const { source: _, name: __, ...config } = entry.config;
      const text = textOf(config);
      const notes = [
        entry.matcher === undefined ? [] : `matcher ${visible(entry.matcher)}`,
        originOf(entry) ?? [],
      ].flat();
      return notes.length === 0 ? text : `${text}  (${notes.join('; ')})`;
    });
}

function textOf(config: Omit<HookConfig, 'source' | 'name'>): string {
  if ('url' in config) return `sends such events to ${String(config.url)}: ${JSON.stringify(config)}`;
  if (config.type === HookType.Rule && 'when' in config) {
    const { type: _, when, ...effects } = config;
    return `when ${String(when)}\n  then ${JSON.stringify(effects)}`;
  }
  const isPlain = 'command' in config && Object.keys(config).length === 2;
  return `$ ${isPlain ? String(config.command) : JSON.stringify(config)}`;
}
