import type { LocatedHook } from '../../config/settings/index.js';
import type { ProjectHook } from './project.js';

/** Finds the location of a hook. Removes it from the list, so that the next identical hook gets the next location. */
export function takeLocation({ event, verdict }: ProjectHook, located: LocatedHook[]): LocatedHook | undefined {
  const { source, matcher } = verdict.entry;
  const at = located.findIndex(
    (each) => each.event === event && each.source === source && each.name === verdict.name && each.matcher === matcher,
  );
  return at < 0 ? undefined : located.splice(at, 1)[0];
}
