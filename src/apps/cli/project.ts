import { statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Dialect, HookFireResult, HookRegistryEntry } from '../../../generated/index.js';
import type { SettingsProblem } from '../../config/settings/index.js';
import type { Contract, Route } from '../../core/contract/index.js';
import type { HookEventContext, HookPlanVerdict } from '../../core/planner/hook-planner.js';
import type { HookRegistry } from '../../core/registry/hook-registry.js';
import type { OwnedHostConfig } from '../../system/create-config.js';
import type { HookSystem } from '../../system/hook-system.js';
import type { LoadedConfig } from '../../system/index.js';
import { fieldsOf } from '../../util/json.js';
import type { Cli } from './cli.js';
import { Exit, type ExitCode, messageOf, problem, wrongUse } from './exit.js';
import type { HookReads } from './hook-reads.js';

export interface ProjectOptions {
  /** Runs hooks that are not trusted. */
  untrusted?: boolean | undefined;
  /** Working directory of the hooks, if it is not that of the settings. */
  workingDir?: string | undefined;
  /** Project folder, if it is a copy of the one with the settings. */
  projectDir?: string | undefined;
  /** File that events and results are recorded in, for `replay`. */
  record?: string | undefined;
  /** Collects what hooks read. */
  reads?: boolean | undefined;
  /** Hooks to use instead of those in settings. */
  layers?: ReturnType<NonNullable<LoadedConfig['getHookLayers']>> | undefined;
}

/** Parts that belong to one hook system. */
interface OwnedParts {
  readonly config: OwnedHostConfig;
  /** Folder for the state of its hooks. */
  readonly stateFolder: string;
  readonly reads: HookReads | undefined;
}

/** Hook with its state, and why it cannot run. */
export interface ProjectHook {
  readonly event: string;
  readonly verdict: HookPlanVerdict;
  readonly enabled: boolean;
  readonly trusted: boolean;
  readonly why: string | undefined;
}

type Event = HookRegistryEntry['eventName'];

/** High enough that inputs are not truncated: a truncated recording cannot be replayed. */
const MAX_RECORDED_LENGTH = 64 * 1024 * 1024;

/** Hooks configured for the current folder. */
export class HookProject {
  readonly contract: Contract<Dialect>;
  readonly settings: LoadedConfig;
  readonly #runtime: Runtime;
  readonly #systems = new Map<HookSystem, OwnedParts>();
  /** Warnings that are not part of a result. */
  readonly warnings = new Set<string>();

  /** Full names of the dialects that options name. */
  readonly requested: readonly string[];
  readonly #added: AddedHooks;

  private constructor(contract: Contract<Dialect>, settings: LoadedConfig, runtime: Runtime, added: AddedHooks) {
    this.contract = contract;
    this.settings = settings;
    this.#runtime = runtime;
    this.requested = added.requested;
    this.#added = added;
  }

  static async open(cli: Cli, workingDir = process.cwd()): Promise<HookProject> {
    const { dialects: named = [], plugins: folders = [] } = cli;
    const [runtime, contract] = await Promise.all([import('./runtime.js'), cli.loadContract()]);
    if (!statSync(workingDir, { throwIfNoEntry: false })?.isDirectory()) {
      throw problem(`cannot find the folder ${workingDir}`);
    }
    const documents = named.length + folders.length === 0 ? {} : ((await contract.dialects?.()) ?? {});
    const requested = named.map((name) => fullName(name, Object.keys(documents), runtime.nearestName));
    const options = { workingDir, contract, watch: false, protect: 'ask', debugLogger: { log: () => {} } } as const;
    if (folders.length === 0) {
      const settings = await runtime.loadConfig({ ...options, dialects: requested });
      return new HookProject(contract, settings, runtime, { requested, keeps: () => true });
    }
    const { findPlugins, keptFiles } = await import('./plugins.js');
    const plugins = findPlugins(folders, documents, requested);
    const dialects = [...new Set([...requested, ...plugins.map(({ dialect }) => dialect)])];
    const before = await runtime.loadConfig({ ...options, dialects: requested });
    const keeps = keptFiles(before, plugins);
    await before.dispose();
    const settings = await runtime.loadConfig({ ...options, dialects, plugins });
    return new HookProject(contract, settings, runtime, { requested, keeps });
  }

  get problems(): readonly SettingsProblem[] {
    return this.settings.problems.filter(({ file }) => this.#added.keeps(file));
  }

  get events(): string[] {
    return Object.keys(this.contract.routes);
  }

  /** Loads the dialect documents of the contract. */
  async documents(): Promise<Readonly<Record<string, Dialect>>> {
    return (await this.contract.dialects?.()) ?? {};
  }

  /** Returns the full name of a dialect. Throws if there is no such dialect. */
  async dialectNamed(name: string): Promise<string> {
    return fullName(name, Object.keys(await this.documents()), this.#runtime.nearestName);
  }

  /** Returns the names of the dialects that hooks of this project are written in. */
  dialectsInUse(): ReadonlySet<string> {
    const adapted = this.#layers().flatMap((layer) => layer.adapted ?? []);
    return new Set(adapted.map(({ dialect }) => dialect.name));
  }

  /** Returns the route of an event. Throws if the contract does not have it. */
  route(name: string): Route & { readonly eventName: Event } {
    const route = Object.hasOwn(this.contract.routes, name) ? this.contract.routes[name] : undefined;
    if (route !== undefined && this.#isEvent(route)) return route;
    throw unknownEvent(name, this.contract, this.#runtime);
  }

  /** Loads the hooks of the settings without the code that runs them. */
  async registry(): Promise<HookRegistry> {
    const registry = new this.#runtime.HookRegistry(this.#config({}));
    await registry.initialize();
    return registry;
  }

  /** Creates a hook system that can fire events. Its hooks start without state, so that a run can be repeated. */
  async system(options: ProjectOptions = {}): Promise<HookSystem> {
    const stateFolder = join(tmpdir(), `hookwright-state-${crypto.randomUUID()}`);
    const reads = options.reads ? new (await import('./hook-reads.js')).HookReads() : undefined;
    const config = this.#config({ ...options, stateFolder, reads });
    const system = config.getHookSystem();
    if (system === undefined) throw problem('hooks are disabled');
    this.#systems.set(system, { config, stateFolder, reads });
    await system.initialize();
    return system;
  }

  /** Returns every hook, by event and in the order in which the hooks would run. */
  async hooks(): Promise<ProjectHook[]> {
    const registry = await this.registry();
    return this.events.flatMap((event) =>
      this.explain(registry, event).map((verdict) => ({ event, verdict, ...this.#stateOf(verdict) })),
    );
  }

  /** Returns the context that the planner tests matchers against. */
  contextOf(
    { matcher }: Route,
    input: Readonly<Record<string, unknown>>,
    aliases?: readonly string[],
  ): HookEventContext | undefined {
    const matched = matcher && input[matcher.field];
    if (matcher === undefined || typeof matched !== 'string') return undefined;
    const server = input['mcp_context'];
    const ofServer = typeof server === 'object' && server !== null;
    const requested = input['original_request_name'];
    const requestedName = typeof requested === 'string' ? requested : undefined;
    return matcher.kind === 'regex' ? { toolName: matched, ofServer, requestedName, aliases } : { trigger: matched };
  }

  explain(registry: HookRegistry, event: string, context?: HookEventContext): HookPlanVerdict[] {
    return new this.#runtime.HookPlanner(registry).explain(this.route(event).eventName, context);
  }

  /** Returns the names of the hooks that would run if they were trusted. */
  untrustedIn(verdicts: readonly HookPlanVerdict[]): string[] {
    return verdicts.filter(({ verdict }) => verdict === 'untrusted').map(({ name }) => name);
  }

  /** Fires an event. Facts of the input about its agent and session are kept. `aliases` are the names of its tool in other agents. */
  async fire(
    system: HookSystem,
    event: string,
    input: unknown,
    options: { readonly signal?: AbortSignal | undefined; readonly aliases?: readonly string[] | undefined },
  ): Promise<HookFireResult> {
    const handler = system.getEventHandler();
    const config = this.#systems.get(system)?.config;
    const { agent, turn_id, session } = fieldsOf(input);
    const own = config?.getAgentState().facts();
    const mixed = { agent: { ...own?.agent, ...fieldsOf(agent) }, session: { ...own?.session, ...fieldsOf(session) } };
    const facts = this.#runtime.reportedFacts({ ...mixed, turn_id });
    const result = await handler.fire(event, input, { ...options, facts });
    if (this.readsOf(system) !== undefined) await handler.flushTraces();
    return result;
  }

  /** Returns what hooks of a system read, if it was made to collect that. */
  readsOf(system: HookSystem): HookReads | undefined {
    return this.#systems.get(system)?.reads;
  }

  /** Disposes a system, kills its running hooks and removes their state. */
  async release(system: HookSystem): Promise<void> {
    const stateFolder = this.#systems.get(system)?.stateFolder;
    this.#systems.delete(system);
    await system.dispose({ kill: true });
    if (stateFolder !== undefined) await rm(stateFolder, { recursive: true, force: true, maxRetries: 3 });
  }

  /** Disposes all systems and the settings. */
  async close(): Promise<void> {
    for (const system of this.#systems.keys()) await this.release(system);
    await this.settings.dispose();
  }

  #isEvent(route: Route): route is Route & { readonly eventName: Event } {
    return Object.hasOwn(this.contract.routes, route.eventName);
  }

  /** Creates the config of a system from the settings, for the project or a copy of it. */
  #config(options: Omit<ProjectOptions, 'reads'> & Partial<OwnedParts>): OwnedHostConfig {
    const { workingDir, projectDir, untrusted, layers, record, stateFolder, reads } = options;
    const { settings, contract } = this;
    const { moveLayers, originalOf } = this.#runtime;
    const http = settings.getHttpPolicy?.();
    const used = layers ?? (projectDir === undefined ? this.#layers() : moveLayers(this.#layers(), projectDir));
    return this.#runtime.createConfig({
      contract,
      workingDir: workingDir ?? settings.getWorkingDir(),
      projectDir: projectDir ?? settings.project,
      layers: reads?.observe(used) ?? used,
      isHookTrusted: (entry) => (untrusted ? true : (settings.isHookTrusted?.(originalOf(entry)) ?? true)),
      isHookStillTrusted: (entry) => (untrusted ? true : settings.isHookStillTrusted(originalOf(entry))),
      onError: settings.getErrorPolicy?.(),
      runner: { stateFolder },
      sanitization: settings.getSanitizationConfig?.(),
      httpAllowedEnv: http?.allowedEnv,
      allowHttp: http?.allowHttp,
      protect: settings.getProtection?.(),
      debugLogger: { log: () => {}, debug: () => {}, warn: (...details) => this.warnings.add(details.join(' ')) },
      ...((record ?? reads) !== undefined && {
        trace: { file: record, nats: reads, inputs: true, texts: reads !== undefined, maxText: MAX_RECORDED_LENGTH },
      }),
    });
  }

  #layers() {
    try {
      const layers = this.#runtime.filterAdapted(this.settings.getHookLayers?.() ?? [], this.#added.keeps);
      const file = layers.find(({ unreadable }) => unreadable !== undefined)?.unreadable?.file;
      // Throws rather than showing or running only some of the hooks.
      const broken = this.problems.find((each) => each.file === file && each.severity === 'error');
      if (broken !== undefined) throw new Error(this.#runtime.describeSettingsProblem(broken));
      return layers;
    } catch (error) {
      throw problem(messageOf(error));
    }
  }

  #stateOf({ entry, verdict, ...rest }: HookPlanVerdict): Pick<ProjectHook, 'enabled' | 'trusted' | 'why'> {
    if (verdict === 'invalid') return { enabled: false, trusted: false, why: rest.why };
    const trust = this.settings.isHookStillTrusted(entry);
    const state = { enabled: verdict !== 'disabled', trusted: trust === true };
    if (verdict === 'disabled') return { ...state, why: rest.why };
    return { ...state, why: trust !== true ? trust.why : verdict === 'ran' ? undefined : rest.why };
  }
}

type Runtime = typeof import('./runtime.js');

/** Hooks that options add to those of the settings. */
interface AddedHooks {
  readonly requested: readonly string[];
  /** Returns false for files that are read only because a plugin has their dialect. */
  keeps(file: string): boolean;
}

/** Returns the full name of a dialect, which may be given without what follows the dash. */
function fullName(name: string, known: readonly string[], nearestName: Runtime['nearestName']): string {
  const full = known.find((each) => each === name || each.startsWith(`${name}-`));
  if (full === undefined) throw unknownName('dialect', name, known, nearestName);
  return full;
}

/** Creates an error for an unknown name, with the nearest valid one. */
export function unknownName(
  kind: string,
  name: string,
  known: readonly string[],
  nearestName: Runtime['nearestName'],
  otherwise = `the ${kind}s are ${known.join(', ')}`,
): Error {
  const nearest = nearestName(name, known) ?? known.find((each) => name !== '' && each.startsWith(name));
  const help = nearest === undefined ? otherwise : `did you mean ${nearest}?`;
  return wrongUse(`unknown ${kind} ${JSON.stringify(name)}`, help);
}

export function unknownEvent(
  name: string,
  contract: Contract<Dialect>,
  { nearestName, otherEventHelp }: Pick<Runtime, 'nearestName' | 'otherEventHelp'>,
): Error {
  return unknownName('event', name, Object.keys(contract.routes), nearestName, otherEventHelp(contract, name));
}

/** Opens the project of the current folder and always closes it. */
export async function withProject<T>(cli: Cli, use: (project: HookProject) => Promise<T>): Promise<T> {
  const project = await HookProject.open(cli);
  try {
    return await use(project);
  } finally {
    await project.close();
  }
}

/**
 * Opens the project for a command that needs all hooks. Prints settings errors and returns at least Exit.problem if
 * there are any.
 */
export function withWholeProject(cli: Cli, use: (project: HookProject) => Promise<ExitCode>): Promise<ExitCode> {
  return withProject(cli, async (project) => {
    const { printProblems } = await import('./show-problems.js');
    const mistakes = project.problems.filter(({ severity }) => severity === 'error');
    printProblems(cli, mistakes);
    const code = await use(project);
    return code === Exit.fine && mistakes.length > 0 ? Exit.problem : code;
  });
}
