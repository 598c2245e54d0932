import { mergeRules } from '../link/field-rules.js';
import type { EventModel, Model } from '../link/model.js';
import { outputClassOf } from '../link/output-class.js';
import { escapePointer } from '../read/json.js';
import { predicateName } from './guards.js';
import { answersOf } from './kit/answers.js';
import { type Files, importNames, importTypes, literal, newSource, print } from './source.js';
import type { Target } from './target.js';

/** Emits the route table: one row per event, one column per difference between events. */
export function emitRoutes(model: Model, target: Target): Files {
  const source = newSource();
  source.addStatements([
    importTypes(target.seam, ['Route']),
    importTypes('./enums.js', ['HookEventName']),
    importNames(
      './ingress.js',
      model.events.map(({ ingress }) => predicateName(ingress)),
    ),
    `/** Route table: one row per event. */\nexport const routes = {\n${model.events.map((event) => routeRow(event, model)).join('\n')}\n} as const satisfies Record<HookEventName, Route>;`,
    `/** Version of the contract, independent of the package version. */\nexport const CONTRACT_VERSION = ${literal(model.version)};`,
    "/** Returns true if the value is the name of an event. */\nexport function isHookEventName(name: unknown): name is HookEventName {\n  return typeof name === 'string' && Object.hasOwn(routes, name);\n}",
  ]);
  return new Map([['routes.ts', print(source, target)]]);
}

/** Prints the row of an event. `scope` is the prefix of its predicate. */
export function routeRow(event: EventModel, model: Model, scope = ''): string {
  const columns: [string, string][] = [
    // A literal instead of an enum member: bundlers can drop an unused table of literals.
    ['eventName', literal(event.name)],
    ['matcher', matcher(event)],
    ['merge', literal(event.merge)],
    ['chain', event.chain ? literal(event.chain) : 'undefined'],
    ['chained', literal(chained(event))],
    [
      'translations',
      literal(event.fields.flatMap(({ name, translate }) => (translate ? [{ field: name, ...translate }] : []))),
    ],
    ['params', literal(Object.fromEntries(event.fields.map(({ param, ingress }) => [param, ingress])))],
    ['defaults', literal(defaults(event))],
    ['effects', literal(event.effects)],
    ...(event.moment ? [['moment', literal(event.moment)] as [string, string]] : []),
    ['outputClass', literal(outputClassOf(event))],
    ['outputFields', literal(Object.keys(event.output.schema.properties ?? {}))],
    ['specificFields', literal({ hookEventName: 'last', ...mergeRules(event, model) })],
    ['answers', literal(answerFields(event))],
    ['unusable', literal(unusable(event))],
    ['validateInput', `${scope}${predicateName(event.ingress)}`],
    ['inputContract', literal(event.ingress.title)],
    ['outputContract', literal(event.output.title)],
  ];
  return `  ${event.name}: {\n${columns.map(([name, value]) => `    ${name}: ${value},`).join('\n')}\n  },`;
}

/** Returns the fields of `hookSpecificOutput` for the answers of the kit that have a value. */
function answerFields(event: EventModel): Record<string, string> {
  return Object.fromEntries(
    answersOf(event).flatMap(({ name, field }) => (field === undefined ? [] : [[name, field]])),
  );
}

/** Lists the output fields that the next hook reads under the same name. */
function chained({ specific }: EventModel): { from: string; into: string; how: string }[] {
  return specific.flatMap(({ name, schema }) => {
    const how = schema['x-chain'];
    return how ? [{ from: name, into: name, how }] : [];
  });
}

function matcher({ matcher: rule, fields }: EventModel): string {
  const field = fields.find(({ name }) => name === rule?.field);
  return rule && field ? literal({ field: field.name, param: field.param, kind: rule.kind }) : 'undefined';
}

function defaults({ fields }: EventModel): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap(({ name, schema }) => (schema.default === undefined ? [] : [[name, schema.default]])),
  );
}

function unusable({ output, specific }: EventModel): string[] {
  const common = Object.entries(output.schema.properties ?? {}).filter(
    ([, schema]) => schema['x-invalid'] === 'unusable',
  );
  const own = specific.filter(({ schema }) => schema['x-invalid'] === 'unusable');
  return [
    ...common.map(([name]) => `/${escapePointer(name)}`),
    ...own.map(({ name }) => `/hookSpecificOutput/${escapePointer(name)}`),
  ];
}
