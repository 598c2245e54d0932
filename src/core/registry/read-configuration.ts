import { ConfigSource, type HookRegistryEntry } from '../../../generated/index.js';
import { messageOf } from '../../util/errors.js';
import { isPlainObject } from '../../util/json.js';
import { nearestName } from '../../util/nearest-name.js';
import type { AdaptedHook, Contract, NotTrusted, WhyOff } from '../contract/index.js';
import { eachItem, readHooksMap } from './declare-hooks.js';
import { readAdapted } from './read-adapted.js';
import type { HooksOrigin } from './read-hook.js';
import type { HookDeclaration, HookTrust } from './registered-hook.js';
import type { RegistryConfig } from './registry-config.js';
import { guarded, HookRegistryLoadError, type ReportProblem } from './registry-problem.js';
import { unreadableGuards } from './unreadable-guards.js';

type ReadMap = (map: unknown, origin: HooksOrigin) => HookDeclaration[];

const SOURCES: readonly string[] = Object.values(ConfigSource);

/** Every hook that the host declares. Throws only when the host fails to say what its hooks are. */
export function readConfiguration(
  config: RegistryConfig,
  contract: Contract,
  report: ReportProblem,
): HookDeclaration[] {
  const read: ReadMap = (map, origin) => readHooksMap(map, contract, origin, report);
  const declared =
    config.getHookLayers === undefined ? readMaps(config, read) : readLayers(config, contract, read, report);
  return [...declared, ...readExtensions(config, read, report)];
}

/** The names of the hooks that start out switched off. */
export function readDisabledNames(config: RegistryConfig, report: ReportProblem): ReadonlySet<string> {
  const names = new Set<string>();
  const where = 'getDisabledHooks';
  guarded(where, report, () => {
    const list: unknown = config.getDisabledHooks?.() ?? [];
    if (!Array.isArray(list)) throw new TypeError('it is no list of names');
    eachItem(list, where, report, (name, at) => {
      if (typeof name === 'string') names.add(name);
      else report({ where: at, what: 'is no name of a hook', help: 'it is ignored; write names or commands' });
    });
  });
  return names;
}

/**
 * A merged map holds the project's hooks too: what both maps declare alike is one declaration. A host that does not tell
 * the project's hooks apart vouches for all of them.
 */
function readMaps(config: RegistryConfig, read: ReadMap): HookDeclaration[] {
  const mayRefuse = config.getProjectHooks === undefined;
  const origin = { source: ConfigSource.Project, label: 'project', mayRefuse };
  const merged = read(
    asked('getHooks', () => config.getHooks()),
    origin,
  );
  if (config.getProjectHooks === undefined) return merged;
  const project = read(
    asked('getProjectHooks', () => config.getProjectHooks?.()),
    origin,
  );
  const known = new Set(merged.map(fingerprintOf));
  return [...merged, ...project.filter((declaration) => !known.has(fingerprintOf(declaration)))];
}

function fingerprintOf({ eventName, matcherText, sequential, config }: HookDeclaration): string {
  return JSON.stringify([eventName, matcherText ?? null, sequential ?? null, config]);
}

function readLayers(
  config: RegistryConfig,
  contract: Contract,
  read: ReadMap,
  report: ReportProblem,
): HookDeclaration[] {
  const where = 'getHookLayers';
  const layers: unknown = asked(where, () => config.getHookLayers?.());
  const found: HookDeclaration[] = [];
  guarded(where, report, () => {
    if (!Array.isArray(layers)) throw new TypeError('it is no list of layers');
    eachItem(layers, where, report, (layer, at) => {
      if (!isPlainObject(layer)) throw new TypeError('it is no layer');
      const { source, hooks } = layer;
      const whyOff = whyOffIn(layer);
      if (isSource(source)) {
        const mayRefuse = source !== ConfigSource.Project && source !== ConfigSource.Extensions;
        const origin = { source, label: source, mayRefuse, whyOff };
        found.push(...read(hooks, origin), ...readAdapted(adaptedIn(layer), contract, origin, report));
        found.push(...unreadableGuards(layer['unreadable'], source, contract));
      } else report({ where: at, what: 'its source is none of ours', help: sourceHelp(source) });
    });
  });
  return found;
}

function readExtensions(config: RegistryConfig, read: ReadMap, report: ReportProblem): HookDeclaration[] {
  const where = ConfigSource.Extensions;
  const found: HookDeclaration[] = [];
  guarded('getExtensions', report, () => {
    const extensions: unknown = config.getExtensions?.() ?? [];
    if (!Array.isArray(extensions)) throw new TypeError('it is no list of extensions');
    eachItem(extensions, where, report, (extension, label) => {
      if (!isPlainObject(extension)) throw new TypeError('it is no extension');
      if (extension['isActive'] !== true) return;
      const origin = { source: ConfigSource.Extensions, label, mayRefuse: false, whyOff: whyOffIn(extension) };
      found.push(...read(extension['hooks'], origin));
    });
  });
  return found;
}

/** A host that fails to say why a hook is off has not switched it on. */
function whyOffIn({ whyOff }: Record<string, unknown>): WhyOff | undefined {
  if (typeof whyOff !== 'function') return undefined;
  return (name) => {
    try {
      const why: unknown = whyOff(name);
      return why === undefined ? undefined : String(why);
    } catch (error) {
      return `whether it is switched on cannot be told: ${messageOf(error)}`;
    }
  };
}

function asked<T>(method: string, ask: () => T): T {
  try {
    return ask();
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

/** Asks the host whether a hook may run. A host that fails to answer has not said yes. */
export interface TrustCheck {
  ofHook(entry: HookRegistryEntry): HookTrust;
  /** All that can be asked about a hook that cannot be read. */
  ofSource(source: ConfigSource): HookTrust;
}

export function trustCheckOf(config: RegistryConfig, report: ReportProblem): TrustCheck {
  const failure = (method: string, what: string): HookTrust => {
    const help = 'the hooks it was asked about do not run until it answers; then reload';
    report({ where: method, what, help });
    return untrusted(`${method}() of the host ${what}`);
  };
  let folder: HookTrust | undefined;
  const ofSource = (source: ConfigSource): HookTrust => {
    if (source !== ConfigSource.Project) return true;
    folder ??= askAboutFolder(config, failure);
    return folder;
  };
  const ofHook = (entry: HookRegistryEntry): HookTrust => {
    const trust = ofSource(entry.source);
    return trust === true ? askAboutHook(config, entry, failure) : trust;
  };
  return { ofHook, ofSource };
}

type Failure = (method: string, what: string) => HookTrust;

function askAboutFolder(config: RegistryConfig, failure: Failure): HookTrust {
  try {
    const answer: unknown = config.isTrustedFolder?.();
    if (answer === true || answer === undefined) return true;
    if (answer === false) return untrusted('the folder is not trusted');
    return failure('isTrustedFolder', 'must answer true or false');
  } catch (error) {
    return failure('isTrustedFolder', `failed: ${messageOf(error)}`);
  }
}

function askAboutHook(config: RegistryConfig, entry: HookRegistryEntry, failure: Failure): HookTrust {
  if (config.isHookTrusted === undefined) return true;
  try {
    const answer: unknown = config.isHookTrusted(entry);
    if (answer === true) return true;
    const refused = notTrusted(answer);
    if (refused !== undefined) return refused;
    return failure('isHookTrusted', 'must answer true, or { trusted: false, why }');
  } catch (error) {
    return failure('isHookTrusted', `failed: ${messageOf(error)}`);
  }
}

function untrusted(why: string): HookTrust {
  return Object.freeze({ trusted: false, why });
}

/** Reads the answer of a host that does not trust a hook. Returns undefined if it is not such an answer. */
function notTrusted(answer: unknown): NotTrusted | undefined {
  if (!isPlainObject(answer) || answer['trusted'] !== false) return undefined;
  const { why, blocks, reported } = answer;
  return Object.freeze({
    trusted: false,
    why: typeof why === 'string' ? why : 'the host does not trust it',
    ...(typeof blocks === 'string' && { blocks }),
    ...(reported === true && { reported }),
  });
}

/** Only code can make such hooks: a port that hands over anything else has none. */
function adaptedIn({ adapted }: Record<string, unknown>): readonly AdaptedHook[] {
  return Array.isArray(adapted) ? adapted.filter(isAdapted) : [];
}

function isAdapted(hook: unknown): hook is AdaptedHook {
  return isPlainObject(hook) && isPlainObject(hook['config']) && typeof hook['mayApply'] === 'function';
}
