import { Scope } from 'ts-morph';
import type { Model } from '../../link/model.js';
import { authoredEnums, declareEnum, eventNames } from '../enums.js';
import { enumParams, fireMethod, optionsParameter } from '../fire.js';
import { routeRow } from '../routes.js';
import { docs, type Files, importNames, importTypes, literal, newSource, print } from '../source.js';
import type { Target } from '../target.js';
import { ownPart } from './own-part.js';

/** Emits the host's enums, and the names of all events. */
export function emitHostEnums(model: Model, target: Target): Files {
  const own = ownPart(model);
  const builtIn = eventNames({ events: model.events.filter(({ input }) => input.builtIn) });
  const names = declareEnum(eventNames(own), { ...builtIn, from: 'BuiltIn.HookEventName' });
  const enums = authoredEnums(own).map((one) => declareEnum(one));
  const source = newSource([`import * as BuiltIn from '${target.seam}';`, ...enums, names].join('\n\n'));
  return new Map([['enums.ts', print(source, target)]]);
}

/** Emits the routes of the host's events. */
export function emitHostRoutes(model: Model, target: Target): Files {
  const { events, version } = ownPart(model);
  const source = newSource();
  source.addStatements([
    `import * as BuiltIn from '${target.seam}';`,
    importTypes('./enums.js', ['HookEventName']),
    "import * as guards from './guards.js';",
    `/** Routes of this project's own events. */\nexport const ownRoutes = {\n${events.map((event) => routeRow(event, model, 'guards.')).join('\n')}\n} as const satisfies Record<string, BuiltIn.Route>;`,
    '/** Route table: one row per event. */\nexport const routes = { ...BuiltIn.routes, ...ownRoutes } as const satisfies Record<HookEventName, BuiltIn.Route>;',
    `/** Version of the contract, independent of the package version. */\nexport const CONTRACT_VERSION = ${literal(version)};`,
    "/** Returns true if the value is the name of an event. */\nexport function isHookEventName(name: unknown): name is HookEventName {\n  return typeof name === 'string' && Object.hasOwn(routes, name);\n}",
  ]);
  return new Map([['routes.ts', print(source, target)]]);
}

/** Emits the fire methods of the host's events. */
export function emitHostFire(model: Model, target: Target): Files {
  const { events } = ownPart(model);
  const source = newSource();
  const enums = new Set(model.enums.map(({ title }) => title));
  const builtInEnums = new Set(model.enums.flatMap(({ title, builtIn }) => (builtIn ? [title] : [])));
  const titles = new Set([...enums, ...model.types.map(({ title }) => title)]);
  const choices = new Map(events.map((event) => [event, enumParams(event, enums, titles)]));
  const used = [...new Set([...choices.values()].flat().map(({ title }) => title))].sort();
  const fromPackage = used.filter((title) => builtInEnums.has(title));
  const fromHost = used.filter((title) => !builtInEnums.has(title));
  source.addStatements([
    `import * as BuiltIn from '${target.seam}';`,
    importTypes(target.seam, [...(used.length > 0 ? ['EnumValue'] : []), 'FireOptions', ...fromPackage]),
    importNames('./enums.js', ['HookEventName', ...fromHost.map((title) => `type ${title}`)]),
    importTypes('./types.js', ['HookFireResult', ...events.map(({ params }) => params.title)]),
  ]);
  source.addClass({
    name: 'HookEvents',
    isExported: true,
    isAbstract: true,
    docs: docs('One fire method per event. `None` is the result if nothing was fired.'),
    typeParameters: [{ name: 'None', default: 'never' }],
    extends: 'BuiltIn.HookEvents<None>',
    methods: [
      {
        name: 'fireEvent',
        scope: Scope.Protected,
        isAbstract: true,
        hasOverrideKeyword: true,
        typeParameters: ['E extends HookEventName'],
        parameters: [{ name: 'eventName', type: 'E' }, { name: 'params', type: 'object' }, optionsParameter],
        returnType: 'Promise<HookFireResult<E> | None>',
      },
      ...[...choices].map(([event, params]) => fireMethod(event, params)),
    ],
  });
  // ts-morph prints these modifiers in an order that is not valid.
  const text = print(source, target).replace('override abstract', 'abstract override');
  return new Map([['fire.ts', text]]);
}
