import { type LocatedHook, locateHooks, type SettingsProblem } from '../../../config/settings/index.js';
import { originOf } from '../dialects.js';
import { takePlace } from '../located-hooks.js';
import type { HookProject, ProjectHook } from '../project.js';
import { CommandChecker, findSettingsLocations, type HookLocation } from '../runtime.js';
import type { AffectedHook } from './finding.js';

/** Hook with its place in the settings. */
export interface CheckedHook {
  readonly hook: ProjectHook;
  readonly located: LocatedHook | undefined;
  readonly affected: AffectedHook;
  /** Folders in which the hook runs. */
  readonly location: HookLocation;
}

/** Returns all hooks of the project with their places. */
export async function checkedHooks(project: HookProject): Promise<CheckedHook[]> {
  const workingDir = project.settings.getWorkingDir();
  const located = await locateHooks(findSettingsLocations(workingDir), project.contract);
  return (await project.hooks()).map((hook) => {
    const { dialect } = hook.verdict.entry;
    const own = dialect === undefined ? takePlace(hook, located) : undefined;
    const affected = { name: hook.verdict.name, event: hook.event, origin: originOf(hook.verdict.entry) };
    const location = { workingDir: dialect?.cwd ?? workingDir, project: project.settings.project };
    return { hook, located: own, affected, location };
  });
}

/** Returns the hook that a problem of a settings file concerns. */
export function hookOf(
  { file, line, column }: SettingsProblem,
  hooks: readonly CheckedHook[],
): CheckedHook | undefined {
  const isSame = (each: {
    file?: string | undefined;
    line?: number | undefined;
    column?: number | undefined;
  }): boolean => each.file === file && each.line === line && each.column === column;
  return hooks.find(({ hook, located }) => located?.problems.some(isSame) || isSame(hook.verdict.entry.dialect ?? {}));
}

/** Returns why the command of a hook does not start. */
export function commandFaults({ hook, location }: CheckedHook) {
  const { config, dialect } = hook.verdict.entry;
  return new CommandChecker().check({ config: { ...config }, location, variables: dialect?.variables });
}
