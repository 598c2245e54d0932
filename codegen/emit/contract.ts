import type { Target } from '../target.js';
import { docs, type Files, importNames, importTypes, newSource, print } from './source.js';

/** The contract as the one value that the runtime takes, and the events as methods for a host's config. */
export function emitContract(target: Target): Files {
  const source = newSource();
  source.addStatements([
    importNames(target.seam, ['type Contract', 'type FireOptions', 'type FiringHost', 'fireThrough']),
    importTypes('./enums.js', ['HookEventName']),
    importNames('./fire.js', ['HookEvents']),
    importNames('./guards.js', ['getViolations', 'isContractName']),
    importNames('./routes.js', ['CONTRACT_VERSION', 'routes']),
    importNames('./settings-fields.js', ['settingsFields', 'settingsHookTypes']),
    importTypes('./types.js', ['HookFireResult']),
    `/** Everything the runtime needs to know: give it to the config. */
export const contract: Contract = {
  version: CONTRACT_VERSION,
  routes,
  settingsFields,
  settingsHookTypes,
  dialects: async () => (await import('./dialects.js')).dialects,
  violations(name, value) {
    if (isContractName(name)) return getViolations(name, value);
    return [{ path: '', message: \`there is no contract \${JSON.stringify(name)}\` }];
  },
};`,
  ]);
  source.addFunction({
    name: 'hookEvents',
    isExported: true,
    docs: docs('A typed method for each event, which fires it through the config. With hooks off it gives undefined.'),
    parameters: [{ name: 'config', type: 'FiringHost' }],
    returnType: 'HookEvents<undefined>',
    statements: 'return new EventsOfHost(config);',
  });
  source.addStatements(eventsOfHost);
  return new Map([['contract.ts', print(source, target)]]);
}

// The runtime is driven by tables and knows no event: its result gets its type here, by an overload.
const eventsOfHost = `class EventsOfHost extends HookEvents<undefined> {
  readonly #config: FiringHost;

  constructor(config: FiringHost) {
    super();
    this.#config = config;
  }

  protected override fireEvent<E extends HookEventName>(eventName: E, params: object, options?: FireOptions): Promise<HookFireResult<E> | undefined>;
  protected override fireEvent(eventName: string, params: object, options?: FireOptions): Promise<unknown> {
    return fireThrough(this.#config, eventName, params, options);
  }
}`;
