import { type LocatedHook, locateHooks } from '../../../config/settings/hook-locations.js';
import type { FileProblem } from '../../inspector/api.js';
import type { ConfiguredHook } from '../../inspector/inspected-project.js';
import { originOf } from '../dialects.js';
import { CliError } from '../exit.js';
import type { HookProject, KnownHook } from '../project.js';
import { findSettingsLocations } from '../runtime.js';

export interface ConfiguredHooks {
  readonly hooks: readonly ConfiguredHook[];
  readonly problems: readonly FileProblem[];
}

/** Every hook with where it stands and what is wrong with it. Settings that cannot be used leave only their problems. */
export async function configuredHooks(project: HookProject): Promise<ConfiguredHooks> {
  const places = findSettingsLocations(project.settings.getWorkingDir());
  const placed = await locateHooks(places, project.contract);
  const hooks = await knownHooks(project);
  return { hooks: hooks.map((hook) => configuredHook(hook, placed)), problems: project.problems };
}

async function knownHooks(project: HookProject): Promise<readonly KnownHook[]> {
  try {
    return await project.hooks();
  } catch (error) {
    if (error instanceof CliError && project.problems.length > 0) return [];
    throw error;
  }
}

/** Takes the place from the list, so that the next hook that says the same gets the next one. */
function takePlace({ event, verdict }: KnownHook, placed: LocatedHook[]): LocatedHook | undefined {
  const { source, matcher } = verdict.entry;
  const at = placed.findIndex(
    (each) => each.event === event && each.source === source && each.name === verdict.name && each.matcher === matcher,
  );
  return at < 0 ? undefined : placed.splice(at, 1)[0];
}

function configuredHook(hook: KnownHook, placed: LocatedHook[]): ConfiguredHook {
  const { event, verdict, enabled, trusted, why } = hook;
  const { config, source, matcher, sequential, dialect } = verdict.entry;
  const { source: _, ...written } = config;
  const own = dialect === undefined ? takePlace(hook, placed) : undefined;
  const place =
    own ?? (dialect?.file === undefined ? undefined : { line: 1, column: 1, ...dialect, file: dialect.file });
  return {
    event,
    name: verdict.name,
    type: config.type,
    source,
    place: place && { file: place.file, line: place.line ?? 1, column: place.column ?? 1 },
    matcher,
    sequential: sequential === true,
    enabled,
    trusted,
    background: config.async === true,
    enforced: config.enforce !== false,
    why,
    origin: originOf(verdict.entry),
    config: JSON.stringify(written, undefined, 2),
    problems: own?.problems ?? [],
  };
}
