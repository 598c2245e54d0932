import { type InterfaceDeclarationStructure, type OptionalKind, type SourceFile, SyntaxKind } from 'ts-morph';
import type { EventModel, Model } from '../link/model.js';
import { outputClassOf } from '../link/output-class.js';
import { compare } from '../names.js';
import { declaredTypes, globalTypes } from '../type-names.js';
import type { Declarations } from './declarations.js';
import { enumTitles } from './enums.js';
import { DECISIONS_WITHOUT_EFFECT } from './reach.js';
import { docs, type Files, importTypes, literal, newSource, print } from './source.js';
import type { Target } from './target.js';

/** Emits one declaration per title, and the tables of types by event. */
export function emitTypes(model: Model, declarations: Declarations, target: Target): Files {
  const source = newSource([...declarations.values()].join('\n\n'));
  source.addInterface({
    name: 'HookOutputClasses',
    isExported: true,
    docs: docs('Classes of the merged output, by event.'),
    properties: model.events.map((event) => ({
      name: event.name,
      type: `HookOutput & ${outputClassOf(event)}Methods`,
    })),
  });
  source.addInterfaces([...interfacesByEvent(model.events, 'answer'), ...typesOfEvents(model.events)]);
  if (target.core !== undefined) source.addInterface(logRecords(model));
  source.addTypeAlias({
    name: 'HookOutputOf',
    isExported: true,
    docs: docs('Merged output of one event.'),
    typeParameters: ['E extends HookEventName'],
    type: 'HookOutputClasses[E]',
  });
  source.addTypeAlias({
    name: 'MessageBusMessage',
    isExported: true,
    docs: docs('Any message on the bus.'),
    type: model.messages.map(({ title }) => title).join(' | '),
  });
  addImports(source, model, declarations, target);
  return new Map([['types.ts', print(source, target)]]);
}

/**
 * Declares the inputs and the outputs of hooks by event. They are interfaces, so that a new event adds one line to each.
 * @param verb how a hook returns its output
 */
export function interfacesByEvent(
  events: readonly EventModel[],
  verb: 'answer' | 'print',
): OptionalKind<InterfaceDeclarationStructure>[] {
  return [
    {
      name: 'HookInputs',
      isExported: true,
      docs: docs('Inputs of hooks, by event.'),
      properties: events.map(({ name, input }) => ({ name, type: input.title })),
    },
    {
      name: 'HookOutputs',
      isExported: true,
      docs: docs(`Outputs that a hook may ${verb}, by event.`),
      properties: events.map((event) => ({ name: event.name, type: returnedType(event) })),
    },
  ];
}

/** Returns the type that a hook may return. The type of an output has every decision; not every event can have it. */
export function returnedType({ effects, output }: EventModel): string {
  if (effects.includes('block')) return output.title;
  const decisions = DECISIONS_WITHOUT_EFFECT.map(literal).join(' | ');
  return `Omit<${output.title}, 'decision'> & { decision?: ${decisions} | null | undefined }`;
}

/** Declares the parameters of events by event, and all types by event as one type, for the contract. */
function typesOfEvents(events: readonly EventModel[]): OptionalKind<InterfaceDeclarationStructure>[] {
  return [
    {
      name: 'HookParams',
      isExported: true,
      docs: docs('Parameters with which a host fires an event, by event.'),
      properties: events.map(({ name, params }) => ({ name, type: params.title })),
    },
    {
      name: 'HookTypes',
      isExported: true,
      docs: docs('Types of the events of this contract.'),
      properties: [
        { name: 'params', type: 'HookParams' },
        { name: 'inputs', type: 'HookInputs' },
        { name: 'outputs', type: 'HookOutputs' },
      ],
    },
  ];
}

/** Declares the records of the host's log by tag. */
function logRecords({ logs }: Model): OptionalKind<InterfaceDeclarationStructure> {
  return {
    name: 'HookLogRecords',
    isExported: true,
    docs: docs("Records in the host's log, by tag."),
    properties: logs.map(({ title, tag }) => ({ name: literal(tag), type: title })),
  };
}

/** Imports enums, and from src/core/contract the types that only `x-ts` keys name. */
function addImports(source: SourceFile, model: Model, declarations: Declarations, { seam }: Target): void {
  const parameters = model.types.flatMap(({ schema }) => schema['x-ts-parameter']?.split(' ', 1) ?? []);
  const others = [...Object.keys(globalTypes), ...Object.keys(declaredTypes), ...parameters];
  const enums = enumTitles(model);
  const notImported = new Set([...declarations.keys(), 'E', 'Omit', ...others.filter((name) => !enums.has(name))]);
  const used = new Set(
    source.getDescendantsOfKind(SyntaxKind.TypeReference).map((node) => node.getTypeName().getText()),
  );
  const imported = [...used].filter((name) => !notImported.has(name)).sort(compare);
  source.insertStatements(0, [
    importTypes(
      seam,
      imported.filter((name) => !enums.has(name)),
    ),
    importTypes(
      './enums.js',
      imported.filter((name) => enums.has(name)),
    ),
  ]);
}
