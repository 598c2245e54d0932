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
import type { Cli } from './cli.js';
import { Exit, type ExitCode, messageOf, problem, wrongUse } from './exit.js';

export interface ProjectOptions {
  /** Runs hooks that are not trusted. */
  untrusted?: boolean | undefined;
  /** Working directory of the hooks, if it is not that of the settings. */
  workingDir?: string | undefined;
  /** Project folder, if it is a copy of the one with the settings. */
  projectDir?: string | undefined;
  /** File that events and results are recorded in, for `replay`. */
  record?: string | undefined;
  /** Hooks to use instead of those in settings. */
  layers?: ReturnType<NonNullable<LoadedConfig['getHookLayers']>> | undefined;
}

interface ConfigOptions extends ProjectOptions {
  readonly stateFolder?: string | undefined;
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
  readonly #runtime: typeof import('./runtime.js');
  /** Systems with the folders for the state of their hooks. */
  readonly #systems = new Map<HookSystem, string>();
  /** Warnings that are not part of a result. */
  readonly warnings = new Set<string>();

  private constructor(contract: Contract<Dialect>, settings: LoadedConfig, runtime: typeof import('./runtime.js')) {
    this.contract = contract;
    this.settings = settings;
    this.#runtime = runtime;
  }

  static async open(cli: Cli, workingDir = process.cwd()): Promise<HookProject> {
    const { dialects = [] } = cli;
    const [runtime, contract] = await Promise.all([import('./runtime.js'), cli.loadContract()]);
    if (!statSync(workingDir, { throwIfNoEntry: false })?.isDirectory()) {
      throw problem(`cannot find the folder ${workingDir}`);
    }
    if (dialects.length > 0) {
      const known = Object.keys((await contract.dialects?.()) ?? {});
      const unknown = dialects.find((name) => !known.includes(name));
      if (unknown !== undefined) throw unknownName('dialect', unknown, known, runtime.nearestName);
    }
    const options = { workingDir, contract, dialects, watch: false, debugLogger: { log: () => {} } };
    return new HookProject(contract, await runtime.loadConfig(options), runtime);
  }

  get problems(): readonly SettingsProblem[] {
    return this.settings.problems;
  }

  get events(): string[] {
    return Object.keys(this.contract.routes);
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
    const system = this.#config({ ...options, stateFolder }).getHookSystem();
    if (system === undefined) throw problem('hooks are disabled');
    this.#systems.set(system, stateFolder);
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
  contextOf({ matcher }: Route, input: Readonly<Record<string, unknown>>): HookEventContext | undefined {
    const matched = matcher && input[matcher.field];
    if (matcher === undefined || typeof matched !== 'string') return undefined;
    const server = input['mcp_context'];
    const ofServer = typeof server === 'object' && server !== null;
    const requested = input['original_request_name'];
    const requestedName = typeof requested === 'string' ? requested : undefined;
    return matcher.kind === 'regex' ? { toolName: matched, ofServer, requestedName } : { trigger: matched };
  }

  explain(registry: HookRegistry, event: string, context?: HookEventContext): HookPlanVerdict[] {
    return new this.#runtime.HookPlanner(registry).explain(this.route(event).eventName, context);
  }

  /** Returns the names of the hooks that would run if they were trusted. */
  untrustedIn(verdicts: readonly HookPlanVerdict[]): string[] {
    return verdicts.filter(({ verdict }) => verdict === 'untrusted').map(({ name }) => name);
  }

  /**
   * Returns, for each planned hook, the input that earlier hooks in the chain changed, or undefined if it is the input
   * of the event.
   */
  inputsOf<I extends object>(
    route: Route,
    planned: readonly HookPlanVerdict[],
    input: I,
    { hookResults = [] }: HookFireResult,
  ): (I | undefined)[] {
    if (!planned.some((hook) => hook.planned && hook.entry.sequential === true)) return [];
    let current = input;
    return hookResults.map(({ success, output, background }) => {
      // Background hooks start with the original input.
      const own = background ? input : current;
      if (success) current = this.#runtime.chainInput(route, current, output);
      return own === input ? undefined : own;
    });
  }

  async fire(system: HookSystem, event: string, input: unknown, signal?: AbortSignal): Promise<HookFireResult> {
    return system.getEventHandler().fire(event, input, signal && { signal });
  }

  /** Disposes a system, kills its running hooks and removes their state. */
  async release(system: HookSystem): Promise<void> {
    const stateFolder = this.#systems.get(system);
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
  #config({ workingDir, projectDir, untrusted, layers, record, stateFolder }: ConfigOptions): OwnedHostConfig {
    const { settings, contract } = this;
    const { moveLayers, originalOf } = this.#runtime;
    const http = settings.getHttpPolicy?.();
    return this.#runtime.createConfig({
      contract,
      workingDir: workingDir ?? settings.getWorkingDir(),
      projectDir: projectDir ?? settings.project,
      layers: layers ?? (projectDir === undefined ? this.#layers() : moveLayers(this.#layers(), projectDir)),
      isHookTrusted: (entry) => (untrusted ? true : (settings.isHookTrusted?.(originalOf(entry)) ?? true)),
      isHookStillTrusted: (entry) => (untrusted ? true : settings.isHookStillTrusted(originalOf(entry))),
      onError: settings.getErrorPolicy?.(),
      runner: { stateFolder },
      sanitization: settings.getSanitizationConfig?.(),
      httpAllowedEnv: http?.allowedEnv,
      allowHttp: http?.allowHttp,
      debugLogger: { log: () => {}, debug: () => {}, warn: (...details) => this.warnings.add(details.join(' ')) },
      ...(record !== undefined && { trace: { file: record, inputs: true, maxText: MAX_RECORDED_LENGTH } }),
    });
  }

  #layers() {
    try {
      const layers = this.settings.getHookLayers?.() ?? [];
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

type Runtime = Pick<typeof import('./runtime.js'), 'nearestName' | 'otherEventHelp'>;

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
  { nearestName, otherEventHelp }: Runtime,
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
