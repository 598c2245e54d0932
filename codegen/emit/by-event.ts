import type { InterfaceDeclarationStructure, OptionalKind } from 'ts-morph';
import type { EventModel } from '../model.js';
import { docs } from './source.js';

/**
 * What a hook reads and what it may say, by event: interfaces, because a new event is then a new line and nothing else.
 * @param verb how the output leaves the hook
 */
export function interfacesByEvent(
  events: readonly EventModel[],
  verb: 'answer' | 'print',
): OptionalKind<InterfaceDeclarationStructure>[] {
  return [
    {
      name: 'HookInputs',
      isExported: true,
      docs: docs('What a hook reads, by event.'),
      properties: events.map(({ name, input }) => ({ name, type: input.title })),
    },
    {
      name: 'HookOutputs',
      isExported: true,
      docs: docs(`What a hook may ${verb}, by event.`),
      properties: events.map(({ name, output }) => ({ name, type: output.title })),
    },
  ];
}
