import type { HookEventName, HookRegistryEntry } from '../../../generated/index.js';
import type { Contract, DebugLogger, RegisterOptions } from '../contract/index.js';
import { contractOf } from './events.js';
import { impliedBusHooks } from './implied-bus-hooks.js';
import { declareInProcessHook, type InProcessHook, type RegisterHookOptions } from './in-process-hook.js';
import { readConfiguration, readDisabledNames, type TrustCheck, trustCheckOf } from './read-configuration.js';
import {
  collapseRemarks,
  entryOf,
  groupByEvent,
  type HookDeclaration,
  type HooksByEvent,
  nameOf,
  type RegisteredHook,
  registeredHook,
  untrustedRemark,
} from './registered-hook.js';
import type { RegistryConfig } from './registry-config.js';
import {
  describeProblem,
  HookRegistryNotInitializedError,
  logProblem,
  ProblemList,
  type RegistryProblem,
} from './registry-problem.js';

interface InProcessRegistration {
  readonly declaration: HookDeclaration;
  readonly problems: readonly RegistryProblem[];
}

const NO_HOOKS: readonly RegisteredHook[] = Object.freeze([]);

/** Knows every configured hook: frozen copies of what the host handed over, in the order in which they run. */
export class HookRegistry {
  /** What the events are that hooks can be for. */
  readonly contract: Contract;
  readonly #config: RegistryConfig;
  readonly #logger: DebugLogger | undefined;
  readonly #switches = new Map<string, boolean>();
  #disabledNames: ReadonlySet<string> = new Set();
  #inProcess: readonly InProcessRegistration[] = [];
  #hooks: HooksByEvent | undefined;
  #problems: readonly RegistryProblem[] = [];
  #revision = 0;
  #initialized: Promise<void> | undefined;

  constructor(config: RegistryConfig, logger?: DebugLogger) {
    this.#config = config;
    this.contract = contractOf(config);
    this.#logger = logger;
  }

  /** Goes up with every change, so that whoever keeps something derived from the hooks knows when to drop it. */
  get revision(): number {
    return this.#revision;
  }

  /** All hooks as they stand. A change makes a new map, so whoever keeps this one keeps the state of now. */
  get snapshot(): HooksByEvent | undefined {
    return this.#hooks;
  }

  /** Reads the configuration once, however often it is called. After a failure it may be called again. */
  initialize(): Promise<void> {
    this.#initialized ??= Promise.resolve()
      .then(() => this.#load())
      .catch((error: unknown) => {
        this.#initialized = undefined;
        throw error;
      });
    return this.#initialized;
  }

  /** Reads the configuration again. Switches and in-process hooks stay; when it fails, everything stays. */
  async reload(): Promise<void> {
    await this.#initialized;
    this.#known();
    this.#load();
  }

  /** The hooks that may run, in order. */
  getHooksForEvent(eventName: HookEventName): readonly HookRegistryEntry[] {
    return this.getRegisteredHooks(eventName)
      .map(({ entry }) => entry)
      .filter(({ enabled }) => enabled);
  }

  /** Every hook that is valid, also those that are switched off or not trusted (neither is `enabled`). */
  getAllHooks(): HookRegistryEntry[] {
    const hooks = [...this.#known().values()].flat();
    return hooks.filter(({ declaration }) => declaration.fault === undefined).map(({ entry }) => entry);
  }

  /** Every hook of an event, valid or not, with all that is known about it. The list never changes; a change makes a new one. */
  getRegisteredHooks(eventName: HookEventName): readonly RegisteredHook[] {
    return this.#known().get(eventName) ?? NO_HOOKS;
  }

  /** What was refused or looks wrong, and why. */
  getProblems(): readonly RegistryProblem[] {
    this.#known();
    return [...this.#problems, ...this.#inProcess.flatMap(({ problems }) => problems)];
  }

  /** Switches every hook of that name (else of that command) on or off, until it is switched again. */
  setHookEnabled(name: string, enabled: boolean): void {
    const all = [...this.#known().values()].flat();
    const named = all.filter((hook) => hook.name === name);
    if (named.length === 0) {
      logProblem(this.#logger, 'warn', `hooks: there is no hook named ${JSON.stringify(name)} to switch on or off`);
      return;
    }
    this.#switches.set(name, enabled);
    this.#replace(
      all.map((hook) => (hook.name === name ? registeredHook(hook.declaration, enabled, hook.trust) : hook)),
    );
    if (enabled) {
      this.#warnAboutHeldBack(named);
      this.#warnAboutOff(named);
    }
  }

  /** Adds a function of the host as a hook, at any time, and returns its removal. Throws a TypeError on a mistake. */
  registerHook<E extends HookEventName>(
    hook: InProcessHook<NoInfer<E>>,
    eventName: E,
    options?: RegisterHookOptions,
  ): () => void {
    return this.registerFunction(hook, eventName, options);
  }

  /** The same by a name that no type knows: generated code types it by the events of its own contract. */
  registerFunction(hook: object, eventName: string, options: RegisterOptions = {}): () => void {
    const problems = new ProblemList();
    const declaration = declareInProcessHook(this.contract, hook, eventName, options, problems.report);
    this.#inProcess = [...this.#inProcess, { declaration, problems: problems.all }];
    this.#warnAbout(problems.all);
    if (this.#hooks !== undefined) this.#add(declaration);
    return () => this.#remove(declaration);
  }

  #load(): void {
    const problems = new ProblemList();
    const read = readConfiguration(this.#config, this.contract, problems.report);
    const declared = [...read, ...impliedBusHooks(this.#config, this.contract, read, problems.report)];
    const disabledNames = readDisabledNames(this.#config, problems.report);
    const judge = this.#judge(problems);
    const inProcess = this.#inProcess.map(({ declaration }) => declaration);
    const hooks = [...declared, ...inProcess].map((each) => this.#judged(each, judge, disabledNames));
    this.#disabledNames = disabledNames;
    this.#problems = problems.all;
    this.#replace(hooks);
    this.#warnAbout(problems.all);
    this.#warnAboutHeldBack(hooks);
    for (const list of this.#known().values()) this.#remarkOnCollapses(list);
  }

  #judge(problems: ProblemList): TrustCheck {
    return trustCheckOf(this.#config, problems.report);
  }

  #judged(declaration: HookDeclaration, judge: TrustCheck, disabledNames = this.#disabledNames): RegisteredHook {
    const name = nameOf(declaration.config);
    const switchedOn = this.#switches.get(name) ?? !disabledNames.has(name);
    const { fault, source, off } = declaration;
    // Nobody is asked about a hook that does not run anyway.
    if (off !== undefined) return registeredHook(declaration, switchedOn, { trusted: false, why: off });
    const trust = fault === undefined ? judge.ofHook(entryOf(declaration, switchedOn)) : judge.ofSource(source);
    return registeredHook(declaration, switchedOn, trust);
  }

  #add(declaration: HookDeclaration): void {
    const problems = new ProblemList();
    const hook = this.#judged(declaration, this.#judge(problems));
    this.#problems = [...this.#problems, ...problems.all];
    this.#replace([...this.#known().values(), hook].flat());
    this.#warnAbout(problems.all);
    this.#warnAboutHeldBack([hook]);
    this.#remarkOnCollapses(this.getRegisteredHooks(hook.entry.eventName).filter(({ key }) => key === hook.key));
  }

  #remove(declaration: HookDeclaration): void {
    this.#inProcess = this.#inProcess.filter((each) => each.declaration !== declaration);
    const all = [...(this.#hooks?.values() ?? [])].flat();
    const rest = all.filter((hook) => hook.declaration !== declaration);
    if (rest.length < all.length) this.#replace(rest);
  }

  #replace(hooks: readonly RegisteredHook[]): void {
    this.#hooks = groupByEvent(hooks);
    this.#revision += 1;
  }

  #known(): HooksByEvent {
    if (this.#hooks === undefined) throw new HookRegistryNotInitializedError();
    return this.#hooks;
  }

  #warnAbout(problems: readonly RegistryProblem[]): void {
    for (const problem of problems) logProblem(this.#logger, 'warn', describeProblem(problem));
  }

  #warnAboutHeldBack(hooks: readonly RegisteredHook[]): void {
    const remark = untrustedRemark(hooks);
    if (remark !== undefined) logProblem(this.#logger, 'warn', remark);
  }

  #warnAboutOff(hooks: readonly RegisteredHook[]): void {
    for (const { name, declaration } of hooks) {
      if (declaration.off === undefined) continue;
      logProblem(this.#logger, 'warn', `hooks: ${JSON.stringify(name)} stays switched off: ${declaration.off}`);
    }
  }

  #remarkOnCollapses(hooks: readonly RegisteredHook[]): void {
    for (const remark of collapseRemarks(hooks)) logProblem(this.#logger, 'debug', remark);
  }
}
