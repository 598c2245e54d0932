import { statSync } from 'node:fs';
import type { HookFireResult, HookRegistryEntry } from '../../../generated/index.js';
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
  /** Runs what nobody has trusted. */
  untrusted?: boolean | undefined;
  /** Where hooks run, when it is not where their settings are. */
  workingDir?: string | undefined;
  /** The project, when it is a copy of that of the settings. */
  projectDir?: string | undefined;
  /** Where events and what came of them are written down, so that they can be fired again. */
  record?: string | undefined;
  /** Other hooks than those of the settings. */
  layers?: ReturnType<NonNullable<LoadedConfig['getHookLayers']>> | undefined;
}

/** A hook, whether it may run, and if not, why. */
export interface KnownHook {
  readonly event: string;
  readonly verdict: HookPlanVerdict;
  readonly enabled: boolean;
  readonly trusted: boolean;
  readonly why: string | undefined;
}

type Event = HookRegistryEntry['eventName'];

/** A recording that was cut cannot be fired again. */
const LONGEST_RECORDED = 64 * 1024 * 1024;

/** The hooks that count in the current folder. */
export class HookProject {
  readonly contract: Contract;
  readonly settings: LoadedConfig;
  readonly #runtime: typeof import('./runtime.js');
  readonly #systems = new Set<HookSystem>();
  /** What went wrong that no result tells. */
  readonly warnings = new Set<string>();

  private constructor(contract: Contract, settings: LoadedConfig, runtime: typeof import('./runtime.js')) {
    this.contract = contract;
    this.settings = settings;
    this.#runtime = runtime;
  }

  static async open(cli: Cli, workingDir = process.cwd()): Promise<HookProject> {
    const { dialects = [] } = cli;
    const [runtime, contract] = await Promise.all([import('./runtime.js'), cli.loadContract()]);
    if (!statSync(workingDir, { throwIfNoEntry: false })?.isDirectory()) {
      throw problem(`there is no folder ${workingDir}`);
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

  /** An event of the contract; anything else is wrong use. */
  route(name: string): Route & { readonly eventName: Event } {
    const route = Object.hasOwn(this.contract.routes, name) ? this.contract.routes[name] : undefined;
    if (route !== undefined && this.#isEvent(route)) return route;
    throw unknownEvent(name, this.contract, this.#runtime);
  }

  /** The hooks of the settings, to look at: nothing that could run them is loaded. */
  async registry(): Promise<HookRegistry> {
    const registry = new this.#runtime.HookRegistry(this.#config({}));
    await registry.initialize();
    return registry;
  }

  /** The hooks of the settings, to fire. */
  async system(options: ProjectOptions = {}): Promise<HookSystem> {
    const system = this.#config(options).getHookSystem();
    if (system === undefined) throw problem('hooks are switched off');
    this.#systems.add(system);
    await system.initialize();
    return system;
  }

  /** Every hook, event by event, in the order in which they would run. */
  async hooks(): Promise<KnownHook[]> {
    const registry = await this.registry();
    return this.events.flatMap((event) =>
      this.explain(registry, event).map((verdict) => ({ event, verdict, ...this.#stateOf(verdict) })),
    );
  }

  /** What the planner shall test matchers against. */
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

  /** Which of the hooks do not run only because nobody has trusted them. */
  untrustedIn(verdicts: readonly HookPlanVerdict[]): string[] {
    return verdicts.filter(({ verdict }) => verdict === 'untrusted').map(({ name }) => name);
  }

  /** By its place in the plan, what a hook read in place of the event's input: what the hooks before it had made of that. */
  inputsOf<I extends object>(
    route: Route,
    planned: readonly HookPlanVerdict[],
    input: I,
    { hookResults = [] }: HookFireResult,
  ): (I | undefined)[] {
    if (!planned.some((hook) => hook.planned && hook.entry.sequential === true)) return [];
    let current = input;
    return hookResults.map(({ success, output, background }) => {
      // Those in the background start with the event, before anybody has changed anything.
      const own = background ? input : current;
      if (success) current = this.#runtime.chainInput(route, current, output);
      return own === input ? undefined : own;
    });
  }

  async fire(system: HookSystem, event: string, input: unknown, signal?: AbortSignal): Promise<HookFireResult> {
    return system.getEventHandler().fire(event, input, signal && { signal });
  }

  /** Ends a system, and whatever of it still runs. */
  async release(system: HookSystem): Promise<void> {
    this.#systems.delete(system);
    await system.dispose({ kill: true });
  }

  /** Ends everything, and whatever still runs. */
  async close(): Promise<void> {
    for (const system of this.#systems) await this.release(system);
    await this.settings.dispose();
  }

  #isEvent(route: Route): route is Route & { readonly eventName: Event } {
    return Object.hasOwn(this.contract.routes, route.eventName);
  }

  /** Settings decide what runs, here or in a copy of the project. */
  #config({ workingDir, projectDir, untrusted, layers, record }: ProjectOptions): OwnedHostConfig {
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
      sanitization: settings.getSanitizationConfig?.(),
      httpAllowedEnv: http?.allowedEnv,
      allowHttp: http?.allowHttp,
      debugLogger: { log: () => {}, debug: () => {}, warn: (...details) => this.warnings.add(details.join(' ')) },
      ...(record !== undefined && { trace: { file: record, inputs: true, maxText: LONGEST_RECORDED } }),
    });
  }

  #layers() {
    try {
      const layers = this.settings.getHookLayers?.() ?? [];
      const file = layers.find(({ unreadable }) => unreadable !== undefined)?.unreadable?.file;
      // A command must not show or run part of the hooks as if it were all of them.
      const broken = this.problems.find((each) => each.file === file && each.severity === 'error');
      if (broken !== undefined) throw new Error(this.#runtime.describeSettingsProblem(broken));
      return layers;
    } catch (error) {
      throw problem(messageOf(error));
    }
  }

  #stateOf({ entry, verdict, ...rest }: HookPlanVerdict): Pick<KnownHook, 'enabled' | 'trusted' | 'why'> {
    if (verdict === 'invalid') return { enabled: false, trusted: false, why: rest.why };
    const trust = this.settings.isHookStillTrusted(entry);
    const state = { enabled: verdict !== 'disabled', trusted: trust === true };
    if (verdict === 'disabled') return { ...state, why: rest.why };
    return { ...state, why: trust !== true ? trust.why : verdict === 'ran' ? undefined : rest.why };
  }
}

type Runtime = Pick<typeof import('./runtime.js'), 'nearestName' | 'otherEventHelp'>;

/** Wrong use, with the name that was probably meant. */
export function unknownName(
  kind: string,
  name: string,
  known: readonly string[],
  nearestName: Runtime['nearestName'],
  otherwise = `the ${kind}s are ${known.join(', ')}`,
): Error {
  const nearest = nearestName(name, known);
  const help = nearest === undefined ? otherwise : `did you mean ${nearest}?`;
  return wrongUse(`there is no ${kind} ${JSON.stringify(name)}`, help);
}

export function unknownEvent(name: string, contract: Contract, { nearestName, otherEventHelp }: Runtime): Error {
  return unknownName('event', name, Object.keys(contract.routes), nearestName, otherEventHelp(contract, name));
}

/** Opens the project of the current folder, and closes it whatever happens. */
export async function withProject<T>(cli: Cli, use: (project: HookProject) => Promise<T>): Promise<T> {
  const project = await HookProject.open(cli);
  try {
    return await use(project);
  } finally {
    await project.close();
  }
}

/** For what asks all hooks: settings of which something is left out are told, and a problem, whatever else there is to say. */
export function withWholeProject(cli: Cli, use: (project: HookProject) => Promise<ExitCode>): Promise<ExitCode> {
  return withProject(cli, async (project) => {
    const { printProblem } = await import('./show-problems.js');
    const mistakes = project.problems.filter(({ severity }) => severity === 'error');
    printProblem(cli, mistakes);
    const code = await use(project);
    return code === Exit.fine && mistakes.length > 0 ? Exit.problem : code;
  });
}
