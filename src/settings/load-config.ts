import { ConfigSource, type HookRegistryEntry, type HooksMap } from '../../generated/index.js';
import { type CreateConfigOptions, createConfig, type OwnedHostConfig } from '../config/create-config.js';
import type { Contract, HookExtension, HookLayer, SanitizationConfig } from '../contract/index.js';
import type { DialectPlugin } from '../dialect/index.js';
import { contractOf } from '../engine/events.js';
import { say } from '../engine/registry/registry-problem.js';
import type { HookSystem, HostConfig } from '../system.js';
import { definitionKey, type JudgedEntry, ProjectTrust, type Trust } from '../trust/index.js';
import { messageOf } from '../values/errors.js';
import { checkLoadOptions } from './check-load-options.js';
import { LiveSettings } from './live-settings.js';
import { findPlaces, type Places } from './places.js';
import { SettingsFiles } from './settings-files.js';
import { describeProblem, type SettingsProblem } from './settings-problem.js';
import { layerEntries } from './settings-state.js';
import { SettingsUnreadableError } from './settings-unreadable.js';
import { SettingsTrace } from './trace-place.js';

/** What a host may say beside its settings files; hooks come from those. */
export interface LoadConfigOptions extends Omit<CreateConfigOptions, 'hooks'> {
  /** The settings of the system, in another place than /etc/hookwright/settings.json. */
  systemSettings?: string | undefined;
  /** Accept exactly the project hooks that its lock file lists; also HOOKWRIGHT_LOCKED=1, or a setting. */
  locked?: boolean | undefined;
  /** `false` reads the files once. */
  watch?: boolean | undefined;
  /** Other agents whose hooks run too, from their own files: `claude-code`, `gemini-cli` and others. */
  dialects?: readonly string[] | undefined;
  /** Folders of plugins that were written for other agents. */
  plugins?: readonly DialectPlugin[] | undefined;
}

/** A host config from settings files. */
export interface LoadedConfig extends OwnedHostConfig {
  /** The folder whose hooks need trust. */
  readonly project: string;
  /** What in the files does not count, or looks wrong, as they stand. */
  readonly problems: readonly SettingsProblem[];
  readonly trust: Pick<ProjectTrust, 'pending' | 'grant' | 'revoke' | 'lock'>;
  /** What keeps the settings from counting as they are written, for the trace of every event. */
  getNotes(): readonly string[];
  /** Whether a hook may start at this very moment. */
  isHookStillTrusted(entry: HookRegistryEntry): Trust;
  /** Tells when settings or trust changed; returns the way to stop it. */
  onChange(listener: () => void): () => void;
}

/** A complete host config from the files of the system, the user and the project. */
export async function loadConfig(options: LoadConfigOptions): Promise<LoadedConfig> {
  const warnings = checkLoadOptions(options);
  const { systemSettings, locked: _locked, watch: _watch, dialects, plugins, ...rest } = options;
  const places = findPlaces(String(options.workingDir), systemSettings);
  const contract = contractOf({ getContract: () => options.contract });
  const files = await SettingsFiles.read({
    places,
    workingDir: String(options.workingDir),
    onByDefault: options.enableHooks === true,
    contract,
    dialects,
    dialectOptions: { tools: options.tools, hooksMay: options.hooksMay, plugins },
  });
  const sanitization = combined(options.sanitization, files.state.sanitization);
  // Whether hooks run is decided by the files, event by event; only the host may say never.
  const enableHooks = options.enableHooks !== false;
  const trace = new SettingsTrace(options.trace, places.project);
  await trace.follow(files.state.trace);
  const base = createConfig({ ...rest, hooks: undefined, enableHooks, sanitization, trace: trace.options });
  for (const warning of warnings) say(base.getDebugLogger?.(), 'warn', `hooks: ${warning}`);
  return new SettingsConfig(base, options, { files, places, trace, contract }).config;
}

interface SettingsParts {
  readonly files: SettingsFiles;
  readonly places: Places;
  readonly trace: SettingsTrace;
  readonly contract: Contract;
}

type Layers = readonly HookLayer<HooksMap, ConfigSource>[];

/** Stands between the files and the hook system. */
class SettingsConfig {
  readonly config: LoadedConfig;
  readonly #options: LoadConfigOptions;
  readonly #files: SettingsFiles;
  readonly #trust: ProjectTrust;
  readonly #trace: SettingsTrace;
  readonly #live: LiveSettings | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #hostLayers: Layers;
  readonly #hostKeys: ReadonlySet<string>;
  /** Undefined where the files decide. */
  readonly #enabledByHost: boolean | undefined;
  #said: ReadonlySet<string> = new Set();
  #system: HookSystem | undefined;
  /** The registry has read the settings, so it must be told when they change. */
  #wasRead = false;
  #heldBack: JudgedEntry[] = [];
  #trustSeen = '';

  constructor(base: HostConfig, options: LoadConfigOptions, { files, places, trace, contract }: SettingsParts) {
    this.#trace = trace;
    this.#options = options;
    this.#files = files;
    this.#hostLayers = base.getHookLayers?.() ?? [];
    const asksBus = options.bus !== undefined && options.busEvents?.length !== 0;
    const hasHooks = this.#hostLayers.length > 0 || (options.extensions ?? []).length > 0 || asksBus;
    this.#enabledByHost = options.enableHooks ?? (hasHooks || undefined);
    this.#hostKeys = new Set(
      this.#hostLayers.flatMap(({ hooks, source }) => layerEntries(hooks, source, contract).map(definitionKey)),
    );
    this.#trust = new ProjectTrust({
      project: places.project,
      workingDir: places.workingDir,
      isLocked: () => this.#isLocked(),
      entries: () => files.state.projectEntries,
      isWanted: (entry) => files.state.wantedEntries.has(entry),
      onChange: () => this.#apply(),
    });
    // With a bus there is a system before anybody asks for it, and it must hear of changes.
    if (options.messageBus !== undefined) this.#system = base.getHookSystem();
    this.config = this.#extend(base, places.project);
    this.#trustSeen = this.#trust.signature();
    this.#sayProblems();
    this.#live = options.watch === false ? undefined : this.#watch(places);
  }

  #watch({ files }: Places): LiveSettings {
    const { store, lockFile } = this.#trust;
    return new LiveSettings({
      files: this.#files,
      watched: () => [...files.map(({ file }) => file), store.path, lockFile.path, ...this.#files.watched],
      onLook: async (changed) => {
        if (changed || this.#trust.signature() !== this.#trustSeen) await this.#apply();
      },
      warn: (text) => this.#warn(text),
    });
  }

  /** The hook system keeps the config that made it: what files decide must stand there as well as in ours. */
  #extend(base: HostConfig, project: string): LoadedConfig {
    const files = this.#files;
    const { pending, grant, revoke, lock } = bound(this.#trust);
    const askAgain = base.isHookStillTrusted?.bind(base);
    const givenExtensions = base.getExtensions?.bind(base);
    const port = {
      getEnableHooks: () => this.#isEnabled(),
      getProjectDir: () => this.#options.projectDir ?? project,
      getHookLayers: () => this.#layers(),
      getExtensions: () => (givenExtensions?.() ?? []).map((each) => this.#withSwitch(each)),
      isHookTrusted: this.#judge(base.isHookTrusted?.bind(base)),
      getSanitizationConfig: () => combined(this.#options.sanitization, files.state.sanitization),
      getHttpPolicy: () => ({
        allowedEnv: [...(this.#options.httpAllowedEnv ?? []), ...files.state.httpAllowedEnv],
        allowHttp: (this.#options.allowHttp ?? files.state.allowHttp) === true,
      }),
      getHookSystem: this.#systemGiver(base.getHookSystem.bind(base)),
      getNotes: () => files.notes,
      isHookStillTrusted: (entry: HookRegistryEntry) => {
        const answer = askAgain?.(entry) ?? true;
        return answer === true ? this.#trustOf(entry) : answer;
      },
      getHookVersion: (entry: HookRegistryEntry) => this.#trust.versionOf(entry),
    };
    const dispose = (): Promise<void> => this.#dispose();
    return {
      ...Object.assign(base, port),
      project,
      get problems() {
        return files.problems;
      },
      trust: { pending, grant, revoke, lock },
      onChange: (listener) => {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
      },
      dispose,
      [Symbol.asyncDispose]: dispose,
    };
  }

  #isLocked(): boolean {
    return this.#options.locked === true || process.env['HOOKWRIGHT_LOCKED'] === '1' || this.#files.state.locked;
  }

  #isEnabled(): boolean {
    const { state } = this.#files;
    return this.#enabledByHost ?? (state.anyOn || this.#files.failure !== undefined);
  }

  #layers(): Layers {
    const { failure, state } = this.#files;
    if (failure !== undefined) throw new SettingsUnreadableError(describeProblem(failure));
    this.#wasRead = true;
    this.#heldBack = [];
    const { whyNoProject } = state;
    const given = this.#hostLayers.map((layer) => {
      const isOff = layer.source === ConfigSource.Project && whyNoProject !== undefined;
      return isOff ? { ...layer, whyOff: () => whyNoProject } : layer;
    });
    return [...given, ...state.layers];
  }

  /** Files stronger than an extension may switch its hooks off. */
  #withSwitch(extension: HookExtension<HooksMap>): HookExtension<HooksMap> {
    const { whyExtensionOff } = this.#files.state;
    return {
      get isActive() {
        return extension.isActive;
      },
      get hooks() {
        return extension.hooks;
      },
      whyOff: (name) => extension.whyOff?.(name) ?? whyExtensionOff(name),
    };
  }

  #judge(host: HostConfig['isHookTrusted']) {
    return (entry: HookRegistryEntry): Trust => {
      const answer = host?.(entry) ?? true;
      if (answer !== true) return answer;
      const trust = this.#trustOf(entry);
      if (trust !== true) this.#heldBack.push(entry);
      return trust;
    };
  }

  /** What the host handed over itself needs no trust, nor what the user and the system say. */
  #trustOf(entry: HookRegistryEntry): Trust {
    if (entry.source !== ConfigSource.Project || this.#isOfHost(entry)) return true;
    return this.#trust.stillTrusted(entry);
  }

  #isOfHost(entry: HookRegistryEntry): boolean {
    return this.#hostKeys.size > 0 && this.#hostKeys.has(definitionKey(entry));
  }

  #systemGiver(make: () => HookSystem | undefined) {
    return (): HookSystem | undefined => {
      if (!this.#isEnabled()) return undefined;
      if (this.#system === undefined || this.#system.isDisposed()) this.#system = make();
      if (this.#heldBack.length > 0) this.#lookAtHeldBack();
      return this.#system;
    };
  }

  /** A script that is again what was trusted runs again, without anybody being asked. */
  #lookAtHeldBack(): void {
    if (!this.#heldBack.some((entry) => this.#trust.stillTrusted(entry) === true)) return;
    this.#heldBack = [];
    void this.#apply();
  }

  /** From here on the settings count as they are now. */
  async #apply(): Promise<void> {
    this.#trustSeen = this.#trust.signature();
    this.#sayProblems();
    const system = this.#system;
    if (await this.#trace.follow(this.#files.state.trace)) system?.writeTraces(this.#trace.options);
    if (this.#wasRead && system !== undefined && !system.isDisposed()) {
      await system
        .reload()
        .catch((error: unknown) => this.#warn(`the hooks could not be read again: ${messageOf(error)}`));
    }
    for (const listener of this.#listeners) this.#tell(listener);
  }

  #tell(listener: () => void): void {
    try {
      listener();
    } catch (error) {
      this.#warn(`a listener failed: ${messageOf(error)}`);
    }
  }

  /** Each problem once, for as long as it lasts. */
  #sayProblems(): void {
    const lines = this.#files.problems.map(describeProblem);
    for (const line of lines) if (!this.#said.has(line)) this.#warn(line);
    this.#said = new Set(lines);
  }

  #warn(text: string): void {
    say(this.config.getDebugLogger?.(), 'warn', `settings: ${text}`);
  }

  async #dispose(): Promise<void> {
    await this.#live?.dispose();
    this.#listeners.clear();
    if (this.#system !== undefined && !this.#system.isDisposed()) await this.#system.dispose();
  }
}

function bound(trust: ProjectTrust): LoadedConfig['trust'] {
  return {
    pending: () => trust.pending(),
    grant: (ids) => trust.grant(ids),
    revoke: (ids) => trust.revoke(ids),
    lock: () => trust.lock(),
  };
}

/** Either may withhold a variable; only the host may hand one out against the files. */
function combined(
  host: SanitizationConfig | undefined,
  files: SanitizationConfig | undefined,
): SanitizationConfig | undefined {
  if (host === undefined || files === undefined) return host ?? files;
  return {
    enableEnvironmentVariableRedaction:
      host.enableEnvironmentVariableRedaction || files.enableEnvironmentVariableRedaction,
    allowedEnvironmentVariables: host.allowedEnvironmentVariables,
    blockedEnvironmentVariables: [...host.blockedEnvironmentVariables, ...files.blockedEnvironmentVariables],
  };
}
