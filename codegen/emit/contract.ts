import { dialectModule } from './dialect-types.js';
import { docs, type Files, header, importNames, importTypes, newSource, print } from './source.js';
import type { Target } from './target.js';

/** Emits the contract as one value for the runtime, and typed event methods for a host's config. */
export function emitContract(target: Target): Files {
  const imports = [
    importTypes(dialectModule(target), ['Dialect']),
    importTypes('./enums.js', ['ConfigSource', 'HookEventName']),
    importTypes('./types.js', ['FunctionHookConfig', 'HookFireResult', 'HookInputs', 'HookOutputs', 'HookTypes']),
    importNames('./guards.js', ['isCheckedName', 'violationsOfChecked']),
    importNames('./settings-fields.js', ['settingsFields', 'settingsHookTypes']),
    importNames('./routes.js', ['CONTRACT_VERSION', 'routes']),
  ];
  const contract = `/** Contract for the runtime. Pass it to the config. */
export const contract: Contract<Dialect, HookTypes> = {
  version: CONTRACT_VERSION,
  routes,
  settingsFields,
  settingsHookTypes,
  dialects: async () => (await import('./dialects.js')).dialects,
  ruleTypes: async () => (await import('./rule-types.js')).ruleTypes,
  violations(name, value) {
    if (isCheckedName(name)) return violationsOfChecked(name, value);
    return [{ path: '', message: \`unknown contract \${JSON.stringify(name)}\` }];
  },
};`;
  return contractModule(imports, contract, target);
}

/** Emits contract.ts: a declaration of the contract, and the typed event methods. */
export function contractModule(imports: readonly string[], contract: string, target: Target): Files {
  const source = newSource();
  source.addStatements([
    importNames(target.seam, [
      'type Contract',
      'type FireOptions',
      'type FiringHost',
      'fireThrough',
      'type HookAction',
      'type Hosted',
      'hostOf',
      'type RegisterOptions',
    ]),
    importNames('./fire.js', ['HookEvents']),
    ...imports,
    contract,
  ]);
  source.addStatements(hostEvents);
  source.addFunction({
    name: 'hookEvents',
    isExported: true,
    docs: docs('Returns the events as typed methods. They return undefined if hooks are disabled.'),
    parameters: [{ name: 'config', type: 'FiringHost | Hosted<FiringHost>' }],
    returnType: 'HostEvents',
    statements: 'return new EventsOfHost(hostOf(config));',
  });
  source.addStatements(eventsOfHost);
  return new Map([['contract.ts', print(source, target)]]);
}

/** Emits index.ts, which exports everything that hosts import. */
export function emitBarrel(target: Target): Files {
  const names = ['common-validators', 'contract', 'enums', 'fire', 'guards', 'ingress', 'routes', 'settings-fields'];
  const modules = [...names, 'stdin'];
  const types = ['dialect-types', 'types'];
  const lines = [
    ...modules.map((name) => `export * from './${name}.js';`),
    ...types.map((name) => `export type * from './${name}.js';`),
  ];
  return new Map([['index.ts', `${header(target)}\n\n${lines.join('\n')}\n`]]);
}

const hostEvents = `/** Function hook of the host, typed by its event. */
export type FunctionHook<E extends HookEventName> = Omit<FunctionHookConfig, 'action'> & {
  /** Function to call. It receives its own copy of the input and may return the same outputs as a script. */
  action: HookAction<HookInputs[E], HookOutputs[E]>;
};
/** One typed fire method per event, and a method that adds hooks. */
export interface HostEvents extends HookEvents<undefined> {
  /** Adds a function hook. Returns a function that removes it. Throws if the hook is invalid. */
  registerHook<E extends HookEventName>(hook: FunctionHook<NoInfer<E>>, eventName: E, options?: RegisterOptions & { source?: ConfigSource | undefined }): (() => void) | undefined;
}`;

// The runtime is table-driven and has no types for single events: an overload adds the type of the result.
const eventsOfHost = `class EventsOfHost extends HookEvents<undefined> implements HostEvents {
  readonly #config: FiringHost;

  constructor(config: FiringHost) {
    super();
    this.#config = config;
  }

  registerHook(hook: object, eventName: string, options?: RegisterOptions): (() => void) | undefined {
    return this.#config.getHookSystem()?.registerFunction(hook, eventName, options);
  }

  protected override fireEvent<E extends HookEventName>(eventName: E, params: object, options?: FireOptions): Promise<HookFireResult<E> | undefined>;
  protected override fireEvent(eventName: string, params: object, options?: FireOptions): Promise<unknown> {
    return fireThrough(this.#config, eventName, params, options);
  }
}`;
