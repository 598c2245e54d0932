import type { Model } from '../link/model.js';
import { compare, constantName, memberName } from '../names.js';
import { docs, type Files, literal, newSource, print } from './source.js';
import type { Target } from './target.js';

interface Enum {
  title: string;
  description: string;
  members: [name: string, value: string][];
}

/** Emits const objects with a type and a type-only namespace of the same name: `X.A` is a value and a type. */
export function emitEnums(model: Model, target: Target): Files {
  const source = newSource(enumsOf(model).map(declare).join('\n\n'));
  return new Map([['enums.ts', print(source, target)]]);
}

function declare({ title, description, members }: Enum): string {
  const values = members.map(([name, value]) => `  ${name}: ${literal(value)},`);
  const types = members.map(([name, value]) => `  type ${name} = ${literal(value)};`);
  return [
    ...docs(description).map((text) => `/** ${text} */`),
    `export const ${title} = {`,
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
  const authored = model.enums.map(({ title, description, values }) => ({
    title,
    description,
    members: values.map((value): [string, string] => [memberName(value), value]),
  }));
  const events: Enum = {
    title: 'HookEventName',
    description: 'Names of the events. Each event has a pair of schema files.',
    members: model.events.map(({ name }) => [name, name]),
  };
  const messages: Enum = {
    title: 'MessageBusType',
    description: 'Types of bus messages.',
    members: model.messages.map(({ type }) => [constantName(type), type]),
  };
  return [...authored, events, messages].sort((a, b) => compare(a.title, b.title));
}

export function enumTitles(model: Model): Set<string> {
  return new Set(enumsOf(model).map(({ title }) => title));
}
