import { StructureKind, VariableDeclarationKind } from 'ts-morph';
import type { Model } from '../model.js';
import { constantName, memberName } from '../names.js';
import { docs, type Files, literal, newSource, print } from './source.js';

interface Enum {
  title: string;
  description: string;
  members: [name: string, value: string][];
}

/** Const objects with a type and a type-only namespace of the same name, so that `X.A` works as a value and as a type. */
export function emitEnums(model: Model): Files {
  const source = newSource();
  for (const { title, description, members } of enumsOf(model)) {
    const body = members.map(([name, value]) => `  ${name}: ${literal(value)},`).join('\n');
    source.addVariableStatement({
      docs: docs(description),
      isExported: true,
      declarationKind: VariableDeclarationKind.Const,
      declarations: [{ name: title, initializer: `{\n${body}\n} as const` }],
    });
    source.addTypeAlias({ isExported: true, name: title, type: `(typeof ${title})[keyof typeof ${title}]` });
    source.addModule({
      name: title,
      isExported: true,
      hasDeclareKeyword: true,
      statements: members.map(([name, value]) => ({ kind: StructureKind.TypeAlias, name, type: literal(value) })),
    });
  }
  return new Map([['enums.ts', print(source, [])]]);
}

function enumsOf(model: Model): Enum[] {
  const authored = model.enums.map(({ title, description, values }) => ({
    title,
    description,
    members: values.map((value): [string, string] => [memberName(value), value]),
  }));
  const events: Enum = {
    title: 'HookEventName',
    description: 'The events. An event exists because its pair of schema files exists.',
    members: model.events.map(({ name }) => [name, name]),
  };
  const messages: Enum = {
    title: 'MessageBusType',
    description: 'The messages on the bus.',
    members: model.messages.map(({ type }) => [constantName(type), type]),
  };
  return [...authored, events, messages].sort((a, b) => (a.title < b.title ? -1 : 1));
}

export function enumTitles(model: Model): Set<string> {
  return new Set(enumsOf(model).map(({ title }) => title));
}
