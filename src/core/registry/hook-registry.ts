import type { HookEventName, HookRegistryEntry } from '../../../generated/index.js';
import type { Contract, DebugLogger, RegisterOptions } from '../contract/index.js';
import { contractOf } from './events.js';
import { declareInProcessHook, type InProcessHook, type RegisterHookOptions } from './in-process-hook.js';
import { type RegistryConfig, readConfiguration, readDisabledNames } from './read-configuration.js';
import {
  duplicateRemarks,
  entryOf,
  groupByEvent,
  type HookDeclaration,
  type HooksByEvent,
  nameOf,
  type RegisteredHook,
  registeredHook,
  untrustedWarning,
} from './registered-hook.js';
import {
  describeProblem,
  HookRegistryNotInitializedError,
  logProblem,
  ProblemList,
  type RegistryProblem,
} from './registry-problem.js';
import type { RuleCheck } from './rules.js';
import { type TrustCheck, trustCheckOf } from './trust-check.js';

type FiredEvent = Readonly<{ eventName: HookEventName; fields: Record<string, unknown>; side: 'field' | 'param' }>;

const NO_HOOKS: readonly RegisteredHook[] = Object.freeze([]);

/** Holds every configured hook, as a frozen copy, in the order in which they run. */
export class HookRegistry {
  readonly contract: Contract;
  readonly #config: RegistryConfig;
  readonly #logger: DebugLogger | undefined;
  readonly #ruleCheck: RuleCheck | undefined;
  readonly #enabledByName = new Map<string, boolean>();
  #disabledNames: ReadonlySet<string> = new Set();
  #inProcess: readonly { declaration: HookDeclaration; problems: readonly RegistryProblem[] }[] = [];
  #hooks: HooksByEvent | undefined;
  #problems: readonly RegistryProblem[] = [];
  #revision = 0;
  #initialized: Promise<void> | undefined;

  constructor(config: RegistryConfig, logger?: DebugLogger, ruleCheck?: RuleCheck) {
    this.#config = config;
    this.contract = contractOf(config);
    this.#logger = logger;
    this.#ruleCheck = ruleCheck;
  }

  /** Increases with every change, to invalidate caches. */
  get revision(): number {
    return this.#revision;
  }

  /** Returns the hooks at the time of an event. */
  snapshotFor(_event: FiredEvent, _session?: { getWorkingDir(): string }): HooksByEvent | undefined {
    return this.#hooks;
  }

  /** Reads the configuration once. Can be called again after a failure. */
  initialize(): Promise<void> {
    this.#initialized ??= Promise.resolve()
      .then(() => this.#load())
      .catch((error: unknown) => {
        this.#initialized = undefined;
        throw error;
      });
    return this.#initialized;
  }

  /** Reads the configuration again. Keeps enabled states and in-process hooks; if it fails, keeps everything. */
  async reload(): Promise<void> {
    await this.#initialized;
    this.#initializedHooks();
    await this.#load();
  }

  /** Returns the enabled hooks of an event, in order. */
  getHooksForEvent(eventName: HookEventName): readonly HookRegistryEntry[] {
    return this.getRegisteredHooks(eventName)
      .map(({ entry }) => entry)
      .filter(({ enabled }) => enabled);
  }

  /** Returns every valid hook, even if it is disabled or not trusted (then `enabled` is false). */
  getAllHooks(): HookRegistryEntry[] {
    const hooks = [...this.#initializedHooks().values()].flat();
    return hooks.filter(({ declaration }) => declaration.fault === undefined).map(({ entry }) => entry);
  }

  /** Returns every hook of an event, valid or not. The list is immutable; a change creates a new one. */
  getRegisteredHooks(eventName: HookEventName): readonly RegisteredHook[] {
    return this.#initializedHooks().get(eventName) ?? NO_HOOKS;
  }

  /** Returns the problems of the configuration: ignored parts and likely mistakes. */
  getProblems(): readonly RegistryProblem[] {
    this.#initializedHooks();
    return [...this.#problems, ...this.#inProcess.flatMap(({ problems }) => problems)];
  }

  /** Enables or disables every hook with that name, or with that command if it has no name. */
  setHookEnabled(name: string, enabled: boolean): void {
    const all = [...this.#initializedHooks().values()].flat();
    const named = all.filter((hook) => hook.name === name);
    if (named.length === 0) {
      logProblem(
        this.#logger,
        'warn',
        `hooks: cannot enable or disable ${JSON.stringify(name)}: no hook has this name`,
      );
      return;
    }
    this.#enabledByName.set(name, enabled);
    this.#replace(
      all.map((hook) => (hook.name === name ? registeredHook(hook.declaration, enabled, hook.trust) : hook)),
    );
    if (enabled) {
      this.#warnAboutUntrusted(named);
      this.#warnAboutOff(named);
    }
  }

  /** Adds a function as a hook, at any time. Returns a function that removes it. Throws a TypeError on a mistake. */
  registerHook<E extends HookEventName>(
    hook: InProcessHook<NoInfer<E>>,
    eventName: E,
    options?: RegisterHookOptions,
  ): () => void {
    return this.registerFunction(hook, eventName, options);
  }

  /** Adds a function as a hook of any event of the contract. Generated code types it by its own events. */
  registerFunction(hook: object, eventName: string, options: RegisterOptions = {}): () => void {
    const problems = new ProblemList();
    const declaration = declareInProcessHook(this.contract, hook, eventName, options, problems.report);
    this.#inProcess = [...this.#inProcess, { declaration, problems: problems.all }];
    this.#warnAbout(problems.all);
    if (this.#hooks !== undefined) this.#add(declaration);
    return () => this.#remove(declaration);
  }

  async #load(): Promise<void> {
    const problems = new ProblemList();
    const read = readConfiguration(this.#config, this.contract, problems.report);
    const declared = (await this.#ruleCheck?.(read, problems.report)) ?? read;
    const disabledNames = readDisabledNames(this.#config, problems.report);
    const trustCheck = trustCheckOf(this.#config, problems.report);
    const inProcess = this.#inProcess.map(({ declaration }) => declaration);
    const hooks = [...declared, ...inProcess].map((each) => this.#register(each, trustCheck, disabledNames));
    this.#disabledNames = disabledNames;
    this.#problems = problems.all;
    this.#replace(hooks);
    this.#warnAbout(problems.all);
    this.#warnAboutUntrusted(hooks);
    for (const list of this.#initializedHooks().values()) this.#logDuplicates(list);
  }

  #register(declaration: HookDeclaration, trustCheck: TrustCheck, disabledNames = this.#disabledNames): RegisteredHook {
    const name = nameOf(declaration.config);
    const switchedOn = this.#enabledByName.get(name) ?? !disabledNames.has(name);
    const { fault, source, off } = declaration;
    // A hook that is off does not run, so its trust is not checked.
    if (off !== undefined) return registeredHook(declaration, switchedOn, { trusted: false, why: off });
    const trust =
      fault === undefined || fault.isReadable
        ? trustCheck.ofHook(entryOf(declaration, switchedOn))
        : trustCheck.ofSource(source);
    return registeredHook(declaration, switchedOn, trust);
  }

  #add(declaration: HookDeclaration): void {
    const problems = new ProblemList();
    const hook = this.#register(declaration, trustCheckOf(this.#config, problems.report));
    this.#problems = [...this.#problems, ...problems.all];
    this.#replace([...this.#initializedHooks().values(), hook].flat());
    this.#warnAbout(problems.all);
    this.#warnAboutUntrusted([hook]);
    this.#logDuplicates(this.getRegisteredHooks(hook.entry.eventName).filter(({ key }) => key === hook.key));
  }

  #remove(declaration: HookDeclaration): void {
    this.#inProcess = this.#inProcess.filter((each) => each.declaration !== declaration);
    const all = [...(this.#hooks?.values() ?? [])].flat();
    const others = all.filter((hook) => hook.declaration !== declaration);
    if (others.length < all.length) this.#replace(others);
  }

  #replace(hooks: readonly RegisteredHook[]): void {
    this.#hooks = groupByEvent(hooks);
    this.#revision += 1;
  }

  #initializedHooks(): HooksByEvent {
    if (this.#hooks === undefined) throw new HookRegistryNotInitializedError();
    return this.#hooks;
  }

  #warnAbout(problems: readonly RegistryProblem[]): void {
    for (const problem of problems) logProblem(this.#logger, 'warn', describeProblem(problem));
  }

  #warnAboutUntrusted(hooks: readonly RegisteredHook[]): void {
    const warning = untrustedWarning(hooks);
    if (warning !== undefined) logProblem(this.#logger, 'warn', warning);
  }

  #warnAboutOff(hooks: readonly RegisteredHook[]): void {
    for (const { name, declaration } of hooks) {
      if (declaration.off === undefined) continue;
      logProblem(this.#logger, 'warn', `hooks: ${JSON.stringify(name)} stays disabled: ${declaration.off}`);
    }
  }

  #logDuplicates(hooks: readonly RegisteredHook[]): void {
    for (const text of duplicateRemarks(hooks)) logProblem(this.#logger, 'debug', text);
  }
}
