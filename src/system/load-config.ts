import { ConfigSource, type Dialect, type HookRegistryEntry, type HooksMap, HookType } from '../../generated/index.js';
import { ActiveGuards, type DeclaredHook, type LostGuard, type Removals } from '../config/settings/active-guards.js';
import { appliedRemovalText, lostGuardText, untrustedText } from '../config/settings/guard-texts.js';
import { ActiveBudgets, type StoredGuards } from '../config/settings/index.js';
import { findSettingsLocations, misnamedFiles, type SettingsLocations } from '../config/settings/locations.js';
import { SettingsFiles } from '../config/settings/settings-files.js';
import { describeProblem, type SettingsProblem } from '../config/settings/settings-problem.js';
import { readHooks } from '../config/settings/settings-state.js';
import { SettingsTrace } from '../config/settings/trace-settings.js';
import { definitionKey, ProjectTrust, type Trust, type TrustEntry } from '../config/trust/index.js';
import type {
  Contract,
  GuardChange,
  GuardedCall,
  GuardQuestions,
  HookExtension,
  HookLayer,
  SanitizationConfig,
  TrustAnswer,
} from '../core/contract/index.js';
import { guardChange } from '../core/registry/describe-hook.js';
import { contractOf, isEventOf } from '../core/registry/events.js';
import { strengthOf } from '../core/registry/registered-hook.js';
import { logProblem } from '../core/registry/registry-problem.js';
import { cutText } from '../util/cut-text.js';
import { messageOf } from '../util/errors.js';
import { checkLoadOptions, type LoadConfigOptions } from './check-load-options.js';
import { withStrict } from './config-options.js';
import { buildConfig, type OwnedHostConfig } from './create-config.js';
import type { HookSystem, HostConfig } from './hook-system.js';
import { LiveSettings } from './live-settings.js';
import { type ConfirmGuard, type GuardQuestion, PersonQuestions } from './person.js';
import { showDoubts } from './show-doubts.js';

/** A host config from settings files. */
export interface LoadedConfig extends OwnedHostConfig {
  /** The folder whose hooks need trust. */
  readonly project: string;
  /** Current problems of the settings files: ignored or suspicious parts. */
  readonly problems: readonly SettingsProblem[];
  readonly trust: Pick<ProjectTrust, 'pending' | 'grant' | 'revoke' | 'lock'>;
  /** Returns why settings do not take effect as written, for the trace of every event. */
  getNotes(): readonly string[];
  /** Returns whether a hook may start now, and if not, why. */
  isHookStillTrusted(entry: HookRegistryEntry): TrustAnswer;
  /** Subscribes to changes of settings or trust. Returns an unsubscribe function. */
  onChange(listener: () => void): () => void;
}

/** Builds a host config from the settings files of the system, the user and the project. */
export async function loadConfig(given: LoadConfigOptions): Promise<LoadedConfig> {
  const warnings = checkLoadOptions(given);
  const options = withStrict(given);
  const {
    systemSettings,
    locked: _locked,
    watch: _watch,
    removals: _removals,
    guardStore: _guardStore,
    unreadable: _unreadable,
    strict: _strict,
    dialects,
    plugins,
    messages,
    ...rest
  } = options;
  const locations = findSettingsLocations(String(options.workingDir), systemSettings);
  const contract = contractOf({ getContract: () => options.contract });
  const files = await SettingsFiles.read({
    locations,
    workingDir: String(options.workingDir),
    onByDefault: options.enableHooks === true,
    mindsProject: options.unreadable !== undefined,
    contract,
    dialects,
    dialectOptions: { tools: options.tools, hooksMay: options.hooksMay, messages, plugins },
  });
  const sanitization = combined(options.sanitization, files.state.sanitization);
  // The files enable or disable hooks for each event. The host can only disable all of them.
  const enableHooks = options.enableHooks !== false;
  const trace = new SettingsTrace(options.trace, locations.project);
  await trace.follow(files.state.trace);
  const values = {
    ...rest,
    hooks: undefined,
    enableHooks,
    sanitization,
    trace: trace.options,
    // Read for each response: an edit of the files applies at once.
    get prices() {
      const { prices } = files.state;
      return prices === undefined ? options.prices : { ...prices, ...options.prices };
    },
  };
  const settings = new SettingsConfig(options, { files, locations, trace, contract });
  const config = buildConfig(values, (base) => settings.complete(base));
  for (const warning of warnings) logProblem(config.getDebugLogger?.(), 'warn', `hooks: ${warning}`);
  await settings.start();
  return config;
}

interface SettingsParts {
  readonly files: SettingsFiles;
  readonly locations: SettingsLocations;
  readonly trace: SettingsTrace;
  readonly contract: Contract<Dialect>;
}

type Layers = readonly HookLayer<HooksMap, ConfigSource>[];

/** Part of a host config that comes from settings files, and follows their changes. */
class SettingsConfig {
  readonly #options: LoadConfigOptions;
  readonly #files: SettingsFiles;
  readonly #trust: ProjectTrust;
  readonly #trace: SettingsTrace;
  readonly #locations: SettingsLocations;
  #live: LiveSettings | undefined;
  #config: LoadedConfig | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #hostLayers: Layers;
  readonly #hostKeys: ReadonlySet<string>;
  /** Undefined where the files decide. */
  readonly #enabledByHost: boolean | undefined;
  #loggedLines: ReadonlySet<string> = new Set();
  #system: HookSystem | undefined;
  #makeSystem: () => HookSystem | undefined = () => undefined;
  /** True once the registry has read the settings: from then on, changes are reported to it. */
  #isRead = false;
  #untrusted: TrustEntry[] = [];
  #trustSignature = '';
  readonly #guards: ActiveGuards;
  readonly #budgets: ActiveBudgets;
  /** Undefined for a host without `confirmGuard`. */
  readonly #questions: PersonQuestions | undefined;
  readonly #contract: Contract<Dialect>;
  #notes: readonly string[] = [];
  /** File of guards that earlier processes stored, if it cannot be read. */
  #lost: StoredGuards['lost'];
  /** Losses that the host decided to keep. */
  readonly #kept = new Set<string>();

  constructor(options: LoadConfigOptions, { files, locations, trace, contract }: SettingsParts) {
    this.#trace = trace;
    this.#options = options;
    this.#contract = contract;
    this.#locations = locations;
    this.#guards = new ActiveGuards({ contract, isTrusted: (entry) => this.#trustIn(entry) });
    this.#budgets = new ActiveBudgets({ keeps: options.removals !== 'apply' });
    this.#questions = this.#makeQuestions(options.confirmGuard);
    this.#files = files;
    this.#hostLayers = options.layers ?? [];
    const asksBus = options.bus !== undefined && options.busEvents?.length !== 0;
    const hasHooks = this.#hostLayers.length > 0 || (options.extensions ?? []).length > 0 || asksBus;
    this.#enabledByHost = options.enableHooks ?? (hasHooks || undefined);
    this.#hostKeys = new Set(
      this.#hostLayers.flatMap((layer) => readHooks(layer, contract)).map(({ entry }) => definitionKey(entry)),
    );
    this.#trust = new ProjectTrust({
      project: locations.project,
      workingDir: locations.workingDir,
      isLocked: () => this.#isLocked(),
      entries: () => files.state.projectEntries,
      isWanted: (entry) => files.state.wantedEntries.has(entry),
      onChange: () => this.#apply(),
    });
  }

  /** Reports what is wrong with the settings, and watches their files. */
  async start(): Promise<void> {
    const { messageBus, watch } = this.#options;
    // With a message bus the hook system exists from the start, and has to follow changes.
    if (messageBus !== undefined) this.#system = this.#makeSystem();
    this.#trustSignature = this.#trust.signature();
    await this.#restoreGuards();
    this.#checkGuards();
    this.#logProblems();
    for (const text of misnamedFiles(this.#locations)) this.#warn(text);
    this.#live = watch === false ? undefined : this.#watch();
  }

  /** Adds the guards and budgets that earlier processes of the session stored. */
  async #restoreGuards(): Promise<void> {
    const stored = this.#options.guardStore?.read();
    if (stored === undefined) return;
    this.#lost = stored.lost;
    const { restored, missing } = await this.#files.restore(stored.guards);
    this.#guards.restore(restored, (layer) => readHooks(layer, this.#contract));
    this.#budgets.restore(stored.budgets);
    for (const { file } of missing) this.#warn(`cannot keep a guard of ${file} in force: it cannot run here any more`);
  }

  #watch(): LiveSettings {
    const { files } = this.#locations;
    const { store, lockFile } = this.#trust;
    return new LiveSettings({
      files: this.#files,
      watched: () => [
        ...files.map(({ file }) => file),
        store.path,
        lockFile.path,
        ...this.#files.watched,
        ...this.#guardFiles(),
      ],
      onLook: async (changed) => {
        if (changed || this.#trust.signature() !== this.#trustSignature || this.#checkGuards()) await this.#apply();
      },
      warn: (text) => this.#warn(text),
    });
  }

  /** Replaces the methods of a config whose results depend on settings files. */
  complete(base: OwnedHostConfig): LoadedConfig {
    const files = this.#files;
    const { project } = this.#locations;
    const { messages } = this.#options;
    this.#makeSystem = () => showDoubts(base.getHookSystem(), messages, base.getSessionId);
    const { pending, grant, revoke, lock } = bound(this.#trust, this.#guards);
    const askAgain = base.isHookStillTrusted?.bind(base);
    const baseQuestions = base.getGuardQuestions?.bind(base);
    const questions = this.#questions;
    const dispose = (): Promise<void> => this.#dispose();
    const config: LoadedConfig = {
      ...base,
      getEnableHooks: () => this.#isEnabled(),
      getProjectDir: () => this.#options.projectDir ?? project,
      getHookLayers: () => this.#layers(),
      getExtensions: () => this.#hostExtensions().map((each) => this.#withSwitch(each)),
      isHookTrusted: this.#trustCheck(base.isHookTrusted?.bind(base)),
      getSanitizationConfig: () => combined(this.#options.sanitization, files.state.sanitization),
      getHttpPolicy: () => ({
        allowedEnv: [...(this.#options.httpAllowedEnv ?? []), ...files.state.httpAllowedEnv],
        allowHttp: (this.#options.allowHttp ?? files.state.allowHttp) === true,
      }),
      getHookSystem: () => this.#hookSystem(),
      ...(base.getProtection && { getProtection: () => files.state.protect ?? base.getProtection?.() }),
      getBudgets: () => this.#budgets.withHost(base.getBudgets?.() ?? []),
      getNotes: () => this.#notes,
      isHookStillTrusted: (entry: HookRegistryEntry) => {
        const answer = askAgain?.(entry) ?? true;
        return answer === true ? this.#trustOf(entry) : answer;
      },
      ...(questions && {
        getGuardQuestions: (): GuardQuestions<HookRegistryEntry> => ({
          settle: (entries, call) => baseQuestions?.()?.settle(entries, call) ?? questions.settle(entries, call),
        }),
      }),
      getHookVersion: (entry: HookRegistryEntry) => this.#trust.versionOf(entry),
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
    this.#config = config;
    return config;
  }

  #isLocked(): boolean {
    return this.#options.locked === true || process.env['HOOKWRIGHT_LOCKED'] === '1' || this.#files.state.locked;
  }

  #isEnabled(): boolean {
    const { state } = this.#files;
    if (this.#enabledByHost !== undefined) return this.#enabledByHost;
    const isKept = this.#guards.layers.length > 0 || this.#budgets.active.length > 0;
    return state.anyOn || this.#files.unreadable.length > 0 || isKept || this.#lost !== undefined;
  }

  #layers(): Layers {
    const { state } = this.#files;
    this.#isRead = true;
    this.#untrusted = [];
    const { whyNoProject } = state;
    const given = this.#hostLayers.map((layer) => {
      const isOff = layer.source === ConfigSource.Project && whyNoProject !== undefined;
      return isOff ? { ...layer, whyOff: () => whyNoProject } : layer;
    });
    return [...given, ...state.layers, ...this.#unreadableLayers(), ...this.#guards.layers];
  }

  /** A file that cannot be read may hold guards: events follow the host's error policy, or that of a stronger file. */
  #unreadableLayers(): Layers {
    const { state, unreadable } = this.#files;
    const lost = this.#lost && {
      location: { file: this.#lost.file, source: ConfigSource.User, strength: strengthOf(ConfigSource.User) },
      problem: { message: this.#lost.why },
    };
    return [...unreadable, ...(lost ? [lost] : [])].map(({ location: { file, source, strength }, problem }) => {
      const { unreadable: chosen, onError } = this.#options;
      const policy = chosen ?? onError ?? state.errorPolicyAbove(strength);
      return { source, hooks: {}, unreadable: { file, why: problem.message, blocks: policy === 'block' } };
    });
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

  #trustCheck(host: HostConfig['isHookTrusted']) {
    return (entry: HookRegistryEntry): TrustAnswer => {
      const answer = host?.(entry) ?? true;
      if (answer !== true) return answer;
      const trust = this.#trustOf(entry);
      if (trust === true) return true;
      this.#untrusted.push(entry);
      // The warning about its settings file names it.
      return { ...trust, reported: true };
    };
  }

  /** A guard that was active blocks while it is not trusted. */
  #trustOf(entry: HookRegistryEntry): TrustAnswer {
    const trust = this.#trustIn(entry);
    if (trust === true || !this.#guards.has(entry)) return trust;
    if (!this.#guards.lost.has(definitionKey(entry))) this.#reportLoss();
    const lost = this.#guards.lost.get(definitionKey(entry));
    return lost === undefined ? trust : { ...trust, blocks: lostGuardText(lost) };
  }

  /** Hooks that the host passes in code are trusted, and so are those of the user and the system. */
  #trustIn(entry: TrustEntry): Trust {
    if (entry.source !== ConfigSource.Project || this.#isOfHost(entry)) return true;
    return this.#trust.stillTrusted(entry);
  }

  #isOfHost(entry: TrustEntry): boolean {
    return this.#hostKeys.size > 0 && this.#hostKeys.has(definitionKey(entry));
  }

  #hookSystem(): HookSystem | undefined {
    if (!this.#isEnabled()) return undefined;
    if (this.#system === undefined || this.#system.isDisposed()) this.#system = this.#makeSystem();
    if (this.#untrusted.length > 0) this.#recheckUntrusted();
    return this.#system;
  }

  #hostExtensions(): readonly HookExtension<HooksMap>[] {
    return this.#options.extensions ?? [];
  }

  /** Applies the settings again if a script has its trusted content again. Asks no one. */
  #recheckUntrusted(): void {
    if (!this.#untrusted.some((entry) => this.#trust.stillTrusted(entry) === true)) return;
    this.#untrusted = [];
    void this.#apply();
  }

  /** A script changed after the settings were read last. */
  #reportLoss(): void {
    this.#checkGuards();
    this.#logProblems();
  }

  /** Compares the guards with the current settings. Returns true if the set of lost guards changed. */
  #checkGuards(): boolean {
    const { state } = this.#files;
    const extensions = this.#hostExtensions().flatMap(({ isActive, hooks }) => {
      const layer = { source: ConfigSource.Extensions, hooks: hooks ?? {}, whyOff: state.whyExtensionOff };
      return isActive ? readHooks(layer, this.#contract) : [];
    });
    const { whyNoProject } = state;
    const given = this.#hostLayers.flatMap((layer) => {
      const whyOff = (): string | undefined => (layer.source === ConfigSource.Project ? whyNoProject : undefined);
      return readHooks({ ...layer, whyOff }, this.#contract);
    });
    const declared = [...state.hooks, ...extensions, ...given];
    const changed = this.#guards.update([...declared, ...this.#impliedBusHooks(declared)]);
    this.#forgetDecisions();
    for (const lost of this.#guards.lost.values()) this.#decide(lost);
    this.#budgets.update(state.budgets);
    this.#options.guardStore?.write({ guards: this.#guards.stored, budgets: this.#budgets.active });
    const kept = [...[...this.#guards.lost.values()].map(lostGuardText), ...this.#budgets.warnings];
    this.#notes = Object.freeze([...kept.map((text) => cutText(text, MAX_NOTE)), ...this.#files.notes]);
    return changed;
  }

  /** Returns the bus hooks that the host implies. A bus hook of the user or the system replaces the one of its event. */
  #impliedBusHooks(declared: readonly DeclaredHook[]): DeclaredHook[] {
    const { bus, busEvents = Object.keys(this.#contract.routes) } = this.#options;
    if (bus === undefined) return [];
    const replacing = declared.filter(
      ({ entry: { config, source }, off }) =>
        config.type === HookType.Bus &&
        off === undefined &&
        (source === ConfigSource.User || source === ConfigSource.System),
    );
    return [...new Set(busEvents)].flatMap((eventName) => {
      if (!isEventOf(this.#contract, eventName)) return [];
      const by = replacing.find(({ entry }) => entry.eventName === eventName);
      const off = by && `a bus hook of ${by.file ?? 'the host'} replaces it`;
      return [{ entry: { ...IMPLIED_BUS_HOOK, eventName }, file: undefined, off }];
    });
  }

  /** A guard that came back and is removed again is a new removal. */
  #forgetDecisions(): void {
    const lost = [...this.#guards.lost.values()];
    const decided = new Set(lost.map(keptKey));
    for (const key of this.#kept) if (!decided.has(key)) this.#kept.delete(key);
    const asked = new Set(lost.map(removalId));
    this.#questions?.forgetAnswers((id) => id.startsWith(REMOVED) && !asked.has(id));
  }

  /** Applies a removal if the host decides so. */
  #decide(lost: LostGuard): void {
    const { removals = 'keep' } = this.#options;
    if (removals === 'keep' || this.#kept.has(keptKey(lost))) return;
    if (decisionOf(removals, lost.change, (text) => this.#warn(text)) !== 'apply') {
      this.#kept.add(keptKey(lost));
      return;
    }
    this.#guards.forget(lost.key);
    this.#warn(appliedRemovalText(lost));
  }

  /** Files whose change takes trust from a guard. */
  #guardFiles(): string[] {
    const ofProject = this.#guards.entries.filter(({ source }) => source === ConfigSource.Project);
    return ofProject.flatMap((entry) => this.#trust.filesOf(entry));
  }

  #makeQuestions(confirmGuard: ConfirmGuard | undefined): PersonQuestions | undefined {
    if (confirmGuard === undefined) return undefined;
    return new PersonQuestions({
      confirmGuard,
      find: (entry, call) => this.#questionAbout(entry, call),
      warn: (text) => this.#warn(text),
    });
  }

  #questionAbout(entry: HookRegistryEntry, { untrusted }: GuardedCall): GuardQuestion | undefined {
    const { lost } = this.#guards;
    const isAsked = (untrusted ?? this.#options.untrusted) === 'ask';
    if (lost.size === 0 && !(isAsked && !entry.enabled)) return undefined;
    const key = definitionKey(entry);
    const gone = lost.get(key);
    if (gone?.change.kind === 'removed' || gone?.isDeclared === false) return this.#removalQuestion(gone);
    if (gone === undefined && !isAsked) return undefined;
    const trust = this.#trustIn(entry);
    if (trust === true) return undefined;
    const id = this.#trust.versionOf(entry);
    const kind = gone === undefined ? 'untrusted' : 'changed';
    const change = guardChange(entry, kind, trust.why, this.#trust.diffOf(entry));
    return { id: `${kind} ${id}`, change, onYes: () => this.#grant(id) };
  }

  #removalQuestion(lost: LostGuard): GuardQuestion {
    const { key, change } = lost;
    const onYes = async (): Promise<void> => {
      this.#guards.forget(key);
      await this.#apply();
    };
    return { id: removalId(lost), change: { ...change, kind: 'removed' }, onYes };
  }

  async #grant(id: string): Promise<void> {
    await this.#trust.grant([id]);
  }

  /** From here on the settings count as they are now. */
  async #apply(): Promise<void> {
    this.#trustSignature = this.#trust.signature();
    this.#checkGuards();
    this.#logProblems();
    const system = this.#system;
    if (await this.#trace.follow(this.#files.state.trace)) system?.writeTraces(this.#trace.options);
    if (this.#isRead && system !== undefined && !system.isDisposed()) {
      await system.reload().catch((error: unknown) => this.#warn(`cannot reload the hooks: ${messageOf(error)}`));
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
  #logProblems(): void {
    const kept = [...[...this.#guards.lost.values()].map(lostGuardText), ...this.#budgets.warnings];
    const lost = this.#lost ? [`cannot read ${this.#lost.file}: ${this.#lost.why}`] : [];
    const lines = [...this.#files.problems.map(describeProblem), ...lost, ...kept, ...this.#untrustedTexts()];
    for (const line of lines) if (!this.#loggedLines.has(line)) this.#warn(line);
    this.#loggedLines = new Set(lines);
  }

  /** One for each file with hooks that are not trusted. Guards that were active have a warning of their own. */
  #untrustedTexts(): string[] {
    const byFile = new Map<string, [TrustEntry, string][]>();
    for (const { entry, file, off } of this.#files.state.hooks) {
      const trust = off === undefined ? this.#trustIn(entry) : true;
      if (trust === true || this.#guards.has(entry)) continue;
      const name = file ?? 'the project';
      byFile.set(name, [...(byFile.get(name) ?? []), [entry, trust.why]]);
    }
    return [...byFile].map(([file, hooks]) => untrustedText(file, hooks));
  }

  #warn(text: string): void {
    logProblem(this.#config?.getDebugLogger?.(), 'warn', `settings: ${text}`);
  }

  async #dispose(): Promise<void> {
    await this.#live?.dispose();
    this.#listeners.clear();
    if (this.#system !== undefined && !this.#system.isDisposed()) await this.#system.dispose();
  }
}

const IMPLIED_BUS_HOOK = { config: { type: HookType.Bus, name: HookType.Bus }, source: ConfigSource.Runtime } as const;

/** Notes are part of every trace. */
const MAX_NOTE = 1024;

const REMOVED = 'removed ';

function removalId({ key }: LostGuard): string {
  return `${REMOVED}${key}`;
}

function keptKey({ key, change }: LostGuard): string {
  return `${change.kind} ${change.why} ${key}`;
}

/** A host that fails to decide keeps the guard. */
function decisionOf(removals: Removals, change: GuardChange, warn: (text: string) => void): unknown {
  if (typeof removals !== 'function') return removals;
  try {
    return removals(change);
  } catch (error) {
    warn(`cannot decide about the guard ${JSON.stringify(change.name)}: removals() failed: ${messageOf(error)}`);
    return 'keep';
  }
}

function bound(trust: ProjectTrust, guards: ActiveGuards): LoadedConfig['trust'] {
  return {
    pending: () => trust.pending(),
    grant: (ids) => trust.grant(ids),
    // The host itself takes the trust away, so nothing is kept.
    revoke: (ids) => {
      const isMeant = (entry: TrustEntry): boolean => entry.source === ConfigSource.Project && trust.hasId(entry, ids);
      return guards.forgetDuring(isMeant, () => trust.revoke(ids));
    },
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
