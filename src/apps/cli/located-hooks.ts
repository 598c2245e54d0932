import { type LocatedHook, locateHooks } from '../../config/settings/hook-locations.js';
import type { HookProject, ProjectHook } from './project.js';
import { findSettingsLocations } from './runtime.js';
import { shortPath } from './show-problems.js';

/** Position of a hook in its file, with the problems of the hook. */
export type HookPlace = Pick<LocatedHook, 'file' | 'line' | 'column' | 'problems'>;

/** Returns the position of each hook; undefined for a hook that no file declares. */
export async function placesOf(
  project: HookProject,
  hooks: readonly ProjectHook[],
): Promise<(HookPlace | undefined)[]> {
  const locations = findSettingsLocations(project.settings.getWorkingDir());
  const located = await locateHooks(locations, project.contract);
  return hooks.map((hook) => {
    const { dialect } = hook.verdict.entry;
    if (dialect === undefined) return takePlace(hook, located);
    const { file, line = 1, column = 1 } = dialect;
    return file === undefined ? undefined : { file, line, column, problems: [] };
  });
}

/** Removes the position from the list, so that the next identical hook gets the next position. */
export function takePlace({ event, verdict }: ProjectHook, located: LocatedHook[]): LocatedHook | undefined {
  const { source, matcher } = verdict.entry;
  const at = located.findIndex(
    (each) => each.event === event && each.source === source && each.name === verdict.name && each.matcher === matcher,
  );
  return at < 0 ? undefined : located.splice(at, 1)[0];
}

export function describePlace({ file, line, column }: HookPlace): string {
  return `${shortPath(file)}:${line}:${column}`;
}
