import type { Model } from '../model.js';
import type { Target } from '../target.js';
import { docs, type Files, importNames, importTypes, literal, newSource, print, propertyKey } from './source.js';

/** The contract as the one value that the runtime takes, and the events as methods for a host's config. */
export function emitContract(model: Model, target: Target): Files {
  const source = newSource();
  source.addStatements([
    importNames(target.seam, ['type Contract', 'type FireOptions', 'type FiringHost', 'fireThrough']),
    importTypes('./enums.js', ['HookEventName']),
    importNames('./fire.js', ['HookEvents']),
    importNames('./guards.js', ['getViolations', 'isContractName']),
    importNames('./routes.js', ['CONTRACT_VERSION', 'routes']),
    importTypes('./types.js', ['HookFireResult']),
    `/** Everything the runtime needs to know: give it to the config. */
export const contract: Contract = {
  version: CONTRACT_VERSION,
  routes,
  settingsFields: {
${settingsFields(model).join('\n')}
  },
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

/** The keys that each part of the settings knows; in a map by event, the events too. */
function settingsFields(model: Model): string[] {
  const events = model.events.map(({ name }) => name);
  return model.types
    .filter(({ source, schema }) => source.startsWith('settings/') && schema.properties)
    .flatMap(({ title, schema }) => {
      const names = [...Object.keys(schema.properties ?? {}), ...(schema['x-keys'] === 'events' ? events : [])];
      return [`    ${propertyKey(title)}: [`, ...names.map((name) => `      ${literal(name)},`), '    ],'];
    });
}
