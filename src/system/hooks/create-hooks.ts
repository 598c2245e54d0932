import { ConfigSource, HookType, type HookTypes, type SessionEndReason } from '../../../generated/index.js';
import type { EventTypes } from '../../core/contract/index.js';
import { contractOf, isEventOf, routeOf } from '../../core/registry/events.js';
import { warnHost } from '../../core/triggers/run-trigger.js';
import type { SessionStore } from '../../traces/index.js';
import { guarded } from '../../util/errors.js';
import { rejectInheritedValues } from '../../util/inherited-values.js';
import { fieldsOf, isRecord } from '../../util/json.js';
import { compileMatcher } from '../../util/regex/compile.js';
import { mismatch, unknownKey } from '../../util/shape.js';
import { LOAD_SHAPES, type LoadConfigOptions } from '../check-load-options.js';
import { checkWorkingDir, eventWithFunction, OPTION_SHAPES } from '../config-options.js';
import { createConfig, type OwnedHostConfig } from '../create-config.js';
import type { HookSystem } from '../hook-system.js';
import type { LoadedConfig } from '../load-config.js';
import { checkCallOptions, checkParams } from './check-calls.js';
import { SessionScope, typeName } from './scope.js';
import type {
  CreateHooksOptions,
  Decision,
  EventName,
  HookFunction,
  HookFunctionOptions,
  HookProblem,
  Hooks,
  HookTrust,
  Session,
  SessionOptions,
  Subscriptions,
} from './types.js';

/**
 * Reads the settings files and returns the hooks of a host. Rejects with a TypeError or an InvalidHostConfigError if an
 * option is wrong; settings files that are wrong are listed in `problems`.
 */
export async function createHooks<T extends EventTypes = HookTypes>(
  options: CreateHooksOptions<T> = {},
): Promise<Hooks<T>> {
  checkOptions(options);
  const { cwd = process.cwd(), settings = true, hooks, layers = [], protect = 'ask', ...rest } = options;
  checkWorkingDir(cwd, { mustExist: settings, option: 'cwd' });
  // The layer is there even if it is empty: functions can be added to hooks without any settings file.
  const inline = { source: ConfigSource.Runtime, hooks: { ...hooks } };
  const values = { ...rest, protect, workingDir: cwd, layers: [...layers, inline], sessions: await openSessions(rest) };
  const config = settings ? await load(values) : createConfig(values);
  const system = config.getHookSystem();
  await system?.initialize();
  try {
    rejectMistakes(options.budgets, system, config);
  } catch (error) {
    await config.dispose();
    throw error;
  }
  return new HostHooks<T>(config, system);
}

/** Positions of definitions in code. Conditions of rules have others: an invalid rule blocks. */
const IN_CODE = /^runtime [^"[]+(?:\[|$)/;

/** Warnings of the registry about hooks that do not run as they are meant. */
const MISTAKE = /^unknown key|^matcher .* is not a valid/;

/** Throws for hooks in code that do not run as they are meant, and for a limit of costs that nothing can be compared with. */
function rejectMistakes(
  budgets: CreateHooksOptions['budgets'],
  system: HookSystem | undefined,
  config: OwnedHostConfig,
): void {
  const mistake = system
    ?.getProblems()
    .filter(({ where }) => IN_CODE.test(where))
    .find(({ what, severity }) => severity === 'error' || MISTAKE.test(what));
  if (mistake !== undefined) {
    const [remedy = 'correct it'] = /(?:write|did you mean).*/.exec(mistake.help) ?? [];
    throw new TypeError(`cannot use hooks: ${mistake.where}: ${mistake.what}; ${remedy}`);
  }
  if (budgets?.cost_usd === undefined || Object.keys(config.getPrices() ?? {}).length > 0) return;
  const remedy = "Pass prices, such as { 'gpt-5': { input: 1.25, output: 10 } }, in US dollars per million tokens.";
  throw new TypeError(`cannot use budgets.cost_usd ${budgets.cost_usd}: there are no prices. ${remedy}`);
}

/** Returns the store of the host, or opens the folder of the user. */
async function openSessions({
  sessions,
  logger,
}: Pick<CreateHooksOptions, 'sessions' | 'logger'>): Promise<SessionStore | undefined> {
  if (sessions !== 'folder') return sessions;
  const { openSessionFolder } = await import('../session-folder.js');
  return openSessionFolder(logger);
}

/** Loaded on first use: a host that passes its hooks in code never reads files. */
async function load(options: LoadConfigOptions): Promise<LoadedConfig> {
  const { loadConfig } = await import('../load-config.js');
  return loadConfig(options);
}

const RENAMED: Readonly<Record<string, string>> = { workingDir: 'cwd', debugLogger: 'logger' };

/** Options that have no effect without settings files. */
const NEED_SETTINGS = ['dialects', 'messages', 'plugins', 'systemSettings', 'locked', 'removals'];

const NAMES = ['cwd', 'settings', ...Object.keys(OPTION_SHAPES), ...Object.keys(LOAD_SHAPES)].filter(
  (name) => RENAMED[name] === undefined,
);

function checkOptions(options: object): void {
  rejectInheritedValues();
  if (!isRecord(options)) throw new TypeError('cannot create hooks: the options must be an object, such as { cwd }');
  for (const [old, name] of Object.entries(RENAMED)) {
    if (fieldsOf(options)[old] !== undefined) {
      throw new TypeError(`cannot create hooks: the option "${old}" is called "${name}" here`);
    }
  }
  const unknown = Object.keys(options).find((name) => !NAMES.includes(name) && fieldsOf(options)[name] !== undefined);
  if (unknown !== undefined)
    throw new TypeError(`cannot create hooks: ${unknownKey(unknown, fieldsOf(options)[unknown], NAMES)}`);
  const { sessions } = fieldsOf(options);
  if (typeof sessions === 'string' && sessions !== 'folder')
    throw new TypeError(`cannot use ${mismatch('sessions', sessions, '"folder" or a store with open() and close()')}`);
  const needless = NEED_SETTINGS.find((name) => fieldsOf(options)[name] !== undefined);
  if (fieldsOf(options)['settings'] === false && needless !== undefined) {
    throw new TypeError(
      `cannot create hooks: "${needless}" needs settings files. Remove settings: false, or the option`,
    );
  }
  const { hooks } = fieldsOf(options);
  if (hooks !== undefined && !isRecord(hooks))
    throw new TypeError(`cannot use ${mismatch('hooks', hooks, 'an object by event')}`);
  const eventName = eventWithFunction(hooks);
  if (eventName === undefined) return;
  throw new TypeError(
    `cannot create hooks: "hooks" has a function for ${eventName}. Add it with hooks.on('${eventName}', hook) instead`,
  );
}

/** Number of functions of one event that are probably a mistake. */
const MANY_FUNCTIONS = 100;

/** Hooks over one config and its hook system. */
class HostHooks<T extends EventTypes> extends SessionScope<T> implements Hooks<T> {
  readonly #config: OwnedHostConfig | LoadedConfig;
  readonly #system: HookSystem | undefined;
  readonly #shared: () => HookSystem | undefined;
  #functions = 0;
  readonly #functionsOf = new Map<string, number>();
  readonly #open = new Set<HostSession<T>>();

  constructor(config: OwnedHostConfig | LoadedConfig, system: HookSystem | undefined) {
    // A disposed config would create a new system.
    const shared = (): HookSystem | undefined => (system?.isDisposed() ? system : config.getHookSystem());
    super({ config, contract: contractOf(config), session: config, state: config.getAgentState(), system: shared });
    this.#config = config;
    this.#shared = shared;
    this.#system = system;
  }

  get events(): readonly EventName<T>[] {
    const { routes } = contractOf(this.#config);
    return Object.keys(routes).filter((name): name is EventName<T> => Object.hasOwn(routes, name));
  }

  get problems(): readonly HookProblem[] {
    const all = this.#system?.getProblems() ?? [];
    if (!('problems' in this.#config)) return all;
    // The problems of settings files have their position there; the registry finds the same ones again.
    return [
      ...this.#config.problems,
      ...all.filter(({ where }) => !FILE_SOURCES.some((source) => where.startsWith(source))),
    ];
  }

  get trust(): HookTrust {
    return 'trust' in this.#config ? this.#config.trust : NO_TRUST;
  }

  on<N extends EventName<T>>(event: N, hook: HookFunction<T['inputs'][N], T['outputs'][N]>): () => void;
  on<N extends EventName<T>>(
    event: N,
    options: HookFunctionOptions,
    hook: HookFunction<T['inputs'][N], T['outputs'][N]>,
  ): () => void;
  on(event: string, ...args: readonly unknown[]): () => void {
    const [options, action] = args.length > 1 ? args : [{}, args[0]];
    if (typeof action !== 'function' || !isRecord(options)) {
      throw new TypeError(
        `cannot add the hook: call on('${event}', hook) or on('${event}', { matcher }, hook) with a function`,
      );
    }
    if (this.#system === undefined) {
      throw new TypeError('cannot add the hook: hooks are disabled by enableHooks: false');
    }
    const { matcher, ...rest } = options;
    if (matcher !== undefined && typeof matcher !== 'string') {
      throw new TypeError(
        `cannot add the hook: its matcher must be a text, such as 'write_.*', but got ${typeof matcher}`,
      );
    }
    checkCallOptions('hook', options);
    this.#checkMatcher(event, matcher);
    this.#functions += 1;
    const hook = { name: `${event} function ${this.#functions}`, ...rest, type: HookType.Function, action };
    const remove = this.#system.registerFunction(hook, event, { matcher });
    this.#countFunctions(event, 1);
    let isActive = true;
    return () => {
      if (isActive) this.#countFunctions(event, -1);
      isActive = false;
      remove();
    };
  }

  /** Counts the functions of an event. Warns if they are added again and again: each of them runs. */
  #countFunctions(event: string, by: number): void {
    const count = (this.#functionsOf.get(event) ?? 0) + by;
    this.#functionsOf.set(event, count);
    if (count !== MANY_FUNCTIONS || by < 0) return;
    const remedy = 'Call hooks.on once for each hook, not for each request, or call the function that it returns';
    warnHost(this.#config, `hooks: ${event} has ${MANY_FUNCTIONS} functions. ${remedy}`);
  }

  /** Throws for a matcher that is not a valid pattern: the hook would never run. */
  #checkMatcher(event: string, matcher: string | undefined): void {
    const contract = contractOf(this.#config);
    if (matcher === undefined || !isEventOf(contract, event)) return;
    const { warning, mode } = compileMatcher(matcher, routeOf(contract, event).matcher?.kind ?? 'regex');
    if (mode !== 'equality' && mode !== 'refused') return;
    throw new TypeError(`cannot add the hook: ${warning}. Correct the pattern.`);
  }

  async session(options: SessionOptions = {}): Promise<Session<T>> {
    if (typeof options !== 'object' || options === null) {
      throw new TypeError(`cannot open a session: the options must be an object, but got ${typeName(options)}`);
    }
    checkCallOptions('session', options);
    checkParams(contractOf(this.#config), 'SessionStart', { source: options.source ?? 'startup' });
    const { id = crypto.randomUUID(), cwd = this.#config.getWorkingDir(), transcriptPath, confirm } = options;
    const state = this.#config.sessions.open(id, { forkOf: options.forkOf });
    const session = {
      getSessionId: () => id,
      getWorkingDir: () => cwd,
      getTranscriptPath: () => transcriptPath,
      getAgentState: () => state,
    };
    await this.#checkProject(options.cwd);
    const config = this.#config;
    const opened = new HostSession<T>({
      config,
      contract: contractOf(config),
      session,
      state,
      confirm,
      system: this.#shared,
    });
    this.#open.add(opened);
    opened.onEnd(() => {
      this.#open.delete(opened);
      config.sessions.close(id);
    });
    await opened.open(options.source ?? 'startup');
    return opened;
  }

  subscribe<K extends keyof Subscriptions>(kind: K, listener: (event: Subscriptions[K]) => void): () => void;
  subscribe(kind: keyof Subscriptions, notify: (event: unknown) => void): () => void {
    if (typeof notify !== 'function')
      throw new TypeError(`cannot subscribe to ${kind}: the listener must be a function`);
    const noop = (): void => {};
    switch (kind) {
      case 'progress':
        return this.#system?.onHook(notify) ?? noop;
      case 'trace':
        return this.#system?.onTrace(notify) ?? noop;
      case 'reload':
        return this.#onChange(() => notify({ problems: this.problems }));
      case 'problem':
        return this.#onProblem(notify);
      default:
        throw new TypeError(`cannot subscribe to ${JSON.stringify(kind)}: expected progress, trace, problem or reload`);
    }
  }

  /** Warns if a session works in another project: its guards are not known here. */
  async #checkProject(cwd: string | undefined): Promise<void> {
    if (cwd === undefined || !('project' in this.#config)) return;
    const { project } = this.#config;
    const { isInside, realPath } = await import('../../util/files.js');
    if (isInside(realPath(cwd), realPath(project))) return;
    const remedy = 'For another project, call createHooks again';
    warnHost(this.#config, `hooks: the settings of ${cwd} are not read: they are those of ${project}. ${remedy}`);
  }

  #onChange(notify: () => void): () => void {
    return 'onChange' in this.#config ? this.#config.onChange(() => guarded(notify)) : () => {};
  }

  #onProblem(notify: (problem: HookProblem) => void): () => void {
    let known = new Set(this.problems.map(keyOf));
    return this.#onChange(() => {
      const { problems } = this;
      for (const problem of problems) if (!known.has(keyOf(problem))) guarded(() => notify(problem));
      known = new Set(problems.map(keyOf));
    });
  }

  async dispose(options: { kill?: boolean | undefined } = {}): Promise<void> {
    // Killed hooks include those of SessionEnd.
    if (!options.kill) await Promise.all([...this.#open].map((session) => session.end()));
    this.close('the hooks are disposed');
    const killed = options.kill === true ? this.#system?.dispose({ kill: true }) : undefined;
    await Promise.all([killed, this.#config.dispose()]);
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.dispose();
  }
}

/** A session of the host. */
class HostSession<T extends EventTypes> extends SessionScope<T> implements Session<T> {
  #start: Decision | undefined;
  #ending: Promise<void> | undefined;
  #onEnd: () => void = () => {};

  get start(): Decision {
    if (this.#start === undefined) throw new TypeError('cannot read the start of the session: it has not started');
    return this.#start;
  }

  /** Sets the function that is called when the session ends. */
  onEnd(listener: () => void): void {
    this.#onEnd = listener;
  }

  /** Fires SessionStart. */
  async open(source: string): Promise<void> {
    this.#start = await this.fireByName('SessionStart', { source });
  }

  get labels(): ReadonlySet<string> {
    return new Set(this.state.labels);
  }

  clearLabel(label: string, by: string): void {
    if (typeof label !== 'string' || typeof by !== 'string' || by.trim() === '')
      throw new TypeError('cannot clear a label: call clearLabel(label, by) with the name of the person or program');
    if (!this.state.labels.has(label)) return;
    this.state.clearLabel(label, by);
    const { sessionId, state } = this;
    this.traceClearedLabel({ sessionId, agent: state.agent, turnId: state.turnId, label, by });
  }

  end(reason: SessionEndReason = 'other'): Promise<void> {
    this.#ending ??= this.#end(reason);
    return this.#ending;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.end();
  }

  async #end(reason: string): Promise<void> {
    const ended = this.fireByName('SessionEnd', { reason });
    this.close('the session has ended');
    this.#onEnd();
    await ended;
  }
}

/** Sources whose hooks come from settings files, as problems name them. */
const FILE_SOURCES = [ConfigSource.Project, ConfigSource.User, ConfigSource.System].map((source) => `${source} `);

const WITHOUT_SETTINGS = 'cannot change trust: settings: false reads no settings files, so no hook needs trust';

const NO_TRUST: HookTrust = {
  pending: () => Promise.resolve([]),
  grant: () => Promise.reject(new TypeError(WITHOUT_SETTINGS)),
  revoke: () => Promise.reject(new TypeError(WITHOUT_SETTINGS)),
  lock: () => Promise.reject(new TypeError(WITHOUT_SETTINGS)),
};

function keyOf(problem: HookProblem): string {
  return JSON.stringify(problem);
}
