import type { Model } from '../link/model.js';
import { compare, constantName, memberName } from '../names.js';
import { docs, type Files, literal, newSource, print } from './source.js';
import type { Target } from './target.js';

export interface Enum {
  title: string;
  description: string;
  members: [name: string, value: string][];
}

/** Emits const objects with a type and a type-only namespace of the same name: `X.A` is a value and a type. */
export function emitEnums(model: Model, target: Target): Files {
  const source = newSource(
    enumsOf(model)
      .map((one) => declareEnum(one))
      .join('\n\n'),
  );
  return new Map([['enums.ts', print(source, target)]]);
}

/** Declares an enum. `inherited` names another object with further members. */
export function declareEnum({ title, description, members }: Enum, inherited?: Enum & { from: string }): string {
  const spread = inherited === undefined ? [] : [`  ...${inherited.from},`];
  const values = members.map(([name, value]) => `  ${name}: ${literal(value)},`);
  const types = [...(inherited?.members ?? []), ...members].map(
    ([name, value]) => `  type ${name} = ${literal(value)};`,
  );
  return [
    ...docs(description).map((text) => `/** ${text} */`),
    `export const ${title} = {`,
    ...spread,
    ...values,
    '} as const;',
    '',
    `export type ${title} = (typeof ${title})[keyof typeof ${title}];`,
    '',
    `export declare namespace ${title} {`,
    ...types,
    '}',
  ].join('\n');
}

function enumsOf(model: Model): Enum[] {
  const authored = authoredEnums(model);
  const messages: Enum = {
    title: 'MessageBusType',
    description: 'Types of bus messages.',
    members: model.messages.map(({ type }) => [constantName(type), type]),
  };
  return [...authored, eventNames(model), messages].sort((a, b) => compare(a.title, b.title));
}

export function authoredEnums(model: Model): Enum[] {
  return model.enums.map(({ title, description, values }) => ({
    title,
    description,
    members: values.map((value): [string, string] => [memberName(value), value]),
  }));
}

export function eventNames({ events }: Pick<Model, 'events'>): Enum {
  return {
    title: 'HookEventName',
    description: 'Names of the events. Each event has a pair of schema files.',
    members: events.map(({ name }) => [name, name]),
  };
}

export function enumTitles(model: Model): Set<string> {
  return new Set(enumsOf(model).map(({ title }) => title));
}
