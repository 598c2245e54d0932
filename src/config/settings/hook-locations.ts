import { ConfigSource, type HookConfig, validateHookConfig } from '../../../generated/index.js';
import type { Contract } from '../../core/contract/index.js';
import { nameOf } from '../../core/registry/registered-hook.js';
import { isRecord } from '../../util/json.js';
import { checkFiles } from './check-files.js';
import { checkRules } from './check-rules.js';
import { checkSettings, listOf } from './check-settings.js';
import { foreignEventsIn } from './foreign-events.js';
import type { SettingsLocation, SettingsLocations } from './locations.js';
import { parseSettings } from './parse-settings.js';
import { readBytes } from './read-settings-file.js';
import type { Finding, SettingsProblem } from './settings-problem.js';

/** A hook of a settings file and its position. */
export interface LocatedHook {
  readonly source: ConfigSource;
  readonly event: string;
  readonly name: string | undefined;
  readonly matcher: string | undefined;
  readonly file: string;
  /** Starts at 1. */
  readonly line: number;
  readonly column: number;
  readonly problems: readonly SettingsProblem[];
}

/** Returns every hook of the settings files in declared order. Broken files are skipped. */
export async function locateHooks(locations: SettingsLocations, contract: Contract): Promise<LocatedHook[]> {
  const all = await Promise.all(locations.files.map((location) => hooksOf(location, locations, contract)));
  return all.flat();
}

async function hooksOf(
  location: SettingsLocation,
  locations: SettingsLocations,
  contract: Contract,
): Promise<LocatedHook[]> {
  const { file, source } = location;
  // Reading the settings reports a file that cannot be read.
  const bytes = await readBytes(location, locations.project).catch(() => undefined);
  const parsed = bytes && parseSettings(file, bytes);
  if (parsed === undefined || 'broken' in parsed) return [];
  const { settings, position } = parsed;
  const ofProject = source === ConfigSource.Project;
  const foreign = await foreignEventsIn(settings, contract);
  const findings = [
    ...checkSettings(settings, ofProject, contract, foreign),
    ...checkFiles(settings, locations, contract),
    ...(await checkRules(settings, contract)),
  ];
  return declaredHooks(settings).map(({ event, path, definition, hook, matcher }) => ({
    source,
    event,
    name: validateHookConfig(hook) ? nameOf(hook) : nameIn(hook),
    matcher,
    file,
    ...position(path),
    problems: parsed.locate(findings.filter((finding) => isAbout(finding, path, definition))),
  }));
}

interface DeclaredHook {
  readonly event: string;
  readonly definition: readonly string[];
  readonly path: readonly string[];
  readonly hook: unknown;
  readonly matcher: string | undefined;
}

function declaredHooks({ hooks: events }: Readonly<Record<string, unknown>>): DeclaredHook[] {
  return Object.entries(isRecord(events) ? events : {}).flatMap(([event, definitions]) =>
    listOf(definitions).flatMap((each, index): DeclaredHook[] => {
      const definition = ['hooks', event, ...(Array.isArray(definitions) ? [String(index)] : [])];
      if (!isRecord(each) || !Array.isArray(each['hooks'])) return [];
      const hooks: readonly unknown[] = each['hooks'];
      const matcher = typeof each['matcher'] === 'string' ? each['matcher'] : undefined;
      return hooks.map((hook, at) => {
        return { event, definition, path: [...definition, 'hooks', String(at)], hook, matcher };
      });
    }),
  );
}

/** Returns true if a finding concerns a hook: its own fields, or those of its definition. */
function isAbout({ path }: Finding, hook: readonly string[], definition: readonly string[]): boolean {
  if (isBelow(path, hook)) return true;
  return isBelow(path, definition) && path[definition.length] !== 'hooks';
}

function isBelow(path: readonly string[], above: readonly string[]): boolean {
  return above.every((name, index) => path[index] === name);
}

function nameIn(hook: unknown): string | undefined {
  const { name, command }: Partial<Record<keyof HookConfig | 'command', unknown>> = isRecord(hook) ? hook : {};
  return [name, command].find((each) => typeof each === 'string');
}
