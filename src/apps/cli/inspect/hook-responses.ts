import { HookType } from '../../../../generated/index.js';
import type { PendingHook } from '../../../config/settings/index.js';
import type { FileProblem, PendingTrust, TrustResponse } from '../../inspector/api.js';
import type { ConfiguredHook } from '../../inspector/inspected-project.js';
import { originOf } from '../dialects.js';
import { CliError } from '../exit.js';
import { type HookPlace, placesOf } from '../located-hooks.js';
import type { HookProject, ProjectHook } from '../project.js';
import { commandsOf, fileChange, type TrustView, trustedRecords } from '../trust/trust-view.js';

interface ConfiguredHooks {
  readonly hooks: readonly ConfiguredHook[];
  readonly problems: readonly FileProblem[];
}

/** Returns every hook with its location and problems. If the settings are invalid, returns only their problems. */
export async function configuredHooks(project: HookProject): Promise<ConfiguredHooks> {
  const hooks = await readHooks(project);
  const places = await placesOf(project, hooks);
  return { hooks: hooks.map((hook, index) => configuredHook(hook, places[index])), problems: project.problems };
}

async function readHooks(project: HookProject): Promise<readonly ProjectHook[]> {
  try {
    return await project.hooks();
  } catch (error) {
    if (error instanceof CliError && project.problems.length > 0) return [];
    throw error;
  }
}

function configuredHook(hook: ProjectHook, place: HookPlace | undefined): ConfiguredHook {
  const { event, verdict, enabled, trusted, why } = hook;
  const { config, source, matcher, sequential } = verdict.entry;
  const { source: _, ...written } = config;
  return {
    event,
    name: verdict.name,
    type: config.type,
    source,
    place: place && { file: place.file, line: place.line, column: place.column },
    matcher,
    sequential: sequential === true,
    enabled,
    trusted,
    background: config.async === true,
    enforced: config.enforce !== false,
    why,
    origin: originOf(verdict.entry),
    rule: config.type === HookType.Rule ? config.when : undefined,
    config: JSON.stringify(written, undefined, 2),
    problems: place?.problems ?? [],
  };
}

/** Longer files are not shown; open them in an editor. */
const MAX_TEXT_LENGTH = 64 * 1024;

/** Lists the hooks that wait for trust and those that are trusted. */
export async function trustResponse(view: TrustView): Promise<TrustResponse> {
  const pending = await view.project.settings.trust.pending();
  const trusted = trustedRecords(view.records, pending).map(({ event, name, files }) => ({
    ids: view.records.filter((record) => record.event === event && record.name === name).map(({ id }) => id),
    event,
    name,
    files: files.map(({ path }) => path),
  }));
  return { pending: pending.map((hook) => pendingTrust(view, hook)), trusted };
}

function pendingTrust(view: TrustView, hook: PendingHook): PendingTrust {
  const { id, event, name, source, why, files, programs, hidden } = hook;
  const covered = files.map((path) => {
    const { state, text, diff } = fileChange(view, hook, path);
    return { path, state, text: text !== undefined && isDisplayable(text) ? text : undefined, diff };
  });
  return { id, event, name, source, why, commands: commandsOf(view, hook), files: covered, programs, hidden };
}

function isDisplayable(text: string): boolean {
  return text.length <= MAX_TEXT_LENGTH && !text.includes('\0');
}
