import {
  ConfigSource,
  type HookEventName,
  type HookRegistryEntry,
  type HooksMap,
  HookType,
} from '../../../generated/index.js';
import { isPlainObject } from '../../util/json.js';
import { nearestName } from '../../util/nearest-name.js';
import { compileMatcher } from '../../util/regex/compile.js';
import type { Contract, HostConfigPort } from '../contract/index.js';
import { eachItem, readHooksMap } from './declare-hooks.js';
import { canBlock, eventNameHelp, isEventOf } from './events.js';
import type { HooksOrigin } from './read-hook.js';
import { ReadLayer, readLayer, whyOffIn } from './read-layer.js';
import type { HookDeclaration } from './registered-hook.js';
import { guarded, HookRegistryLoadError, type ReportProblem } from './registry-problem.js';

/** The parts of the host's config that the registry reads. */
export type RegistryConfig = Pick<
  HostConfigPort<HooksMap, ConfigSource, HookRegistryEntry, unknown>,
  | 'getContract'
  | 'getHooks'
  | 'getProjectHooks'
  | 'getHookLayers'
  | 'getExtensions'
  | 'getDisabledHooks'
  | 'getHookBus'
  | 'getBusEvents'
  | 'isTrustedFolder'
  | 'isHookTrusted'
>;

type ReadMap = (map: unknown, origin: HooksOrigin) => HookDeclaration[];

const SOURCES: readonly string[] = Object.values(ConfigSource);

/** Reads every hook that the host declares. Throws only if a method of the host that returns hooks throws. */
export function readConfiguration(
  config: RegistryConfig,
  contract: Contract,
  report: ReportProblem,
): HookDeclaration[] {
  const read: ReadMap = (map, origin) => readHooksMap(map, contract, origin, report);
  const fromSettings =
    config.getHookLayers === undefined ? readMaps(config, read) : readLayers(config, contract, report);
  const declared = [...fromSettings, ...readExtensions(config, read, report)];
  return [...declared, ...impliedBusHooks(config, contract, declared, report)];
}

/** Reads the names of the hooks that are disabled at the start. */
export function readDisabledNames(config: RegistryConfig, report: ReportProblem): ReadonlySet<string> {
  const names = new Set<string>();
  const where = 'getDisabledHooks';
  guarded(where, report, () => {
    const list: unknown = config.getDisabledHooks?.() ?? [];
    if (!Array.isArray(list)) throw new TypeError('it is not a list of names');
    eachItem(list, where, report, (name, at) => {
      if (typeof name === 'string') names.add(name);
      else report({ where: at, what: 'is not the name of a hook', help: 'it is ignored; write names or commands' });
    });
  });
  return names;
}

/**
 * Reads getHooks and getProjectHooks. The first may contain the second, so a hook that both declare counts once. A host
 * without getProjectHooks vouches for all of its hooks.
 */
function readMaps(config: RegistryConfig, read: ReadMap): HookDeclaration[] {
  const mayBlock = config.getProjectHooks === undefined;
  const origin = { source: ConfigSource.Project, label: 'project', mayBlock };
  const hooks = callHost('getHooks', () => config.getHooks());
  const merged = read(hooks, origin);
  if (config.getProjectHooks === undefined) return merged;
  const projectHooks = callHost('getProjectHooks', () => config.getProjectHooks?.());
  const project = read(projectHooks, origin);
  const keys = new Set(merged.map(declarationKey));
  return [...merged, ...project.filter((declaration) => !keys.has(declarationKey(declaration)))];
}

function declarationKey({ eventName, matcherText, sequential, config }: HookDeclaration): string {
  return JSON.stringify([eventName, matcherText ?? null, sequential ?? null, config]);
}

function readLayers(config: RegistryConfig, contract: Contract, report: ReportProblem): HookDeclaration[] {
  const where = 'getHookLayers';
  const layers: unknown = callHost(where, () => config.getHookLayers?.());
  const declarations: HookDeclaration[] = [];
  guarded(where, report, () => {
    if (!Array.isArray(layers)) throw new TypeError('it is not a list of layers');
    eachItem(layers, where, report, (layer, at) => {
      if (layer instanceof ReadLayer) {
        for (const problem of layer.problems) report(problem);
        declarations.push(...layer.declarations);
        return;
      }
      if (!isPlainObject(layer)) throw new TypeError('it is not a layer');
      const { source } = layer;
      if (!isSource(source)) {
        report({ where: at, what: 'its source is unknown', help: sourceHelp(source) });
        return;
      }
      declarations.push(
        ...readLayer(layer, source, contract, report),
        ...unreadableGuards(layer['unreadable'], source, contract),
      );
    });
  });
  return declarations;
}

function readExtensions(config: RegistryConfig, read: ReadMap, report: ReportProblem): HookDeclaration[] {
  const declarations: HookDeclaration[] = [];
  guarded('getExtensions', report, () => {
    const extensions: unknown = config.getExtensions?.() ?? [];
    if (!Array.isArray(extensions)) throw new TypeError('it is not a list of extensions');
    eachItem(extensions, ConfigSource.Extensions, report, (extension, label) => {
      if (!isPlainObject(extension)) throw new TypeError('it is not an extension');
      if (extension['isActive'] !== true) return;
      const origin = { source: ConfigSource.Extensions, label, mayBlock: false, whyOff: whyOffIn(extension) };
      declarations.push(...read(extension['hooks'], origin));
    });
  });
  return declarations;
}

function callHost<T>(method: string, call: () => T): T {
  try {
    return call();
  } catch (error) {
    throw new HookRegistryLoadError(method, error);
  }
}

function isSource(source: unknown): source is ConfigSource {
  return typeof source === 'string' && SOURCES.includes(source);
}

function sourceHelp(source: unknown): string {
  const nearest = typeof source === 'string' ? nearestName(source, SOURCES) : undefined;
  const hint = nearest === undefined ? `the sources are ${SOURCES.join(', ')}` : `did you mean ${nearest}?`;
  return `its hooks are ignored; ${hint}`;
}

/** Fields of a declaration that applies to every event of its name. */
function unfiltered() {
  const matcher = compileMatcher(undefined, 'regex');
  return { matcherText: undefined, sequential: undefined, matcher, off: undefined };
}

/** Declares the guards of a settings file that cannot be read: one invalid hook for each event that can be blocked. */
function unreadableGuards(unreadable: unknown, source: ConfigSource, contract: Contract): HookDeclaration[] {
  if (!isPlainObject(unreadable)) return [];
  const [file, why] = [String(unreadable['file']), String(unreadable['why'])];
  const cause = `cannot read ${file}: ${why}`;
  const reason = `${cause}. Its guards are not known, so events are blocked until the file can be read`;
  const fault = Object.freeze({ why: cause, blocks: unreadable['blocks'] === true, reason });
  const config = Object.freeze({ type: HookType.Command, command: file, name: file, source });
  return Object.entries(contract.routes).flatMap(([eventName, route]): HookDeclaration[] =>
    isEventOf(contract, eventName) && canBlock(route) ? [{ ...unfiltered(), source, config, fault, eventName }] : [],
  );
}

const IMPLIED_BUS = Object.freeze({ type: HookType.Bus, name: HookType.Bus, source: ConfigSource.Runtime });

/** Declares a bus hook for every event without a declared one, if the host has a bus. */
function impliedBusHooks(
  config: RegistryConfig,
  contract: Contract,
  declared: readonly HookDeclaration[],
  report: ReportProblem,
): HookDeclaration[] {
  if (config.getHookBus?.() === undefined) return [];
  const explicit = declared.filter((each) => each.config.type === HookType.Bus && replacesImplied(each, config));
  const events = new Set<string>(explicit.map(({ eventName }) => eventName));
  return busEvents(config, contract, report)
    .filter((eventName) => !events.has(eventName))
    .map((eventName) => {
      return { ...unfiltered(), eventName, source: ConfigSource.Runtime, config: IMPLIED_BUS, fault: undefined };
    });
}

/** Returns false for a bus hook of a cloned project, or one that does not run: neither may turn the bus off. */
function replacesImplied({ source, fault, off }: HookDeclaration, config: RegistryConfig): boolean {
  if (fault !== undefined || off !== undefined) return false;
  if (source !== ConfigSource.Project && source !== ConfigSource.Extensions) return true;
  const vouchesForAll = config.getHookLayers === undefined && config.getProjectHooks === undefined;
  return source === ConfigSource.Project && vouchesForAll;
}

function busEvents(config: RegistryConfig, contract: Contract, report: ReportProblem): HookEventName[] {
  const names = new Set<string>(config.getBusEvents?.() ?? Object.keys(contract.routes));
  return [...names].flatMap((name) => {
    if (isEventOf(contract, name)) return [name];
    const what = `unknown event ${JSON.stringify(name)}`;
    report({ where: 'busEvents', what, help: eventNameHelp(contract, String(name)) });
    return [];
  });
}
