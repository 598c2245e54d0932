import { type SourceFile, SyntaxKind } from 'ts-morph';
import type { Model } from '../model.js';
import { outputClassOf } from '../output-class.js';
import { compare } from '../problem.js';
import type { Target } from '../target.js';
import { interfacesByEvent } from './by-event.js';
import type { Declarations } from './declarations.js';
import { enumTitles } from './enums.js';
import { docs, type Files, importTypes, newSource, print } from './source.js';

/** One declaration per title, and the types that hold them together. */
export function emitTypes(model: Model, declarations: Declarations, target: Target): Files {
  const source = newSource([...declarations.values()].join('\n\n'));
  source.addInterface({
    name: 'HookOutputClasses',
    isExported: true,
    docs: docs('The class of the merged output, by event.'),
    properties: model.events.map((event) => ({
      name: event.name,
      type: `HookOutput & ${outputClassOf(event)}Methods`,
    })),
  });
  source.addInterfaces(interfacesByEvent(model.events, 'answer'));
  source.addTypeAlias({
    name: 'HookOutputOf',
    isExported: true,
    docs: docs('The merged output of one event.'),
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

/** What is neither declared here nor an enum is named by an x-ts key and comes from the seam. */
function addImports(source: SourceFile, model: Model, declarations: Declarations, { seam }: Target): void {
  const declared = new Set([
    ...declarations.keys(),
    'HookOutputOf',
    'HookOutputClasses',
    'HookInputs',
    'HookOutputs',
    'MessageBusMessage',
  ]);
  const builtIn = new Set(['Record', 'Error', 'E']);
  const used = new Set(
    source.getDescendantsOfKind(SyntaxKind.TypeReference).map((node) => node.getTypeName().getText()),
  );
  const enums = enumTitles(model);
  const foreign = [...used].filter((name) => !declared.has(name) && !builtIn.has(name)).sort(compare);
  source.insertStatements(0, [
    importTypes(
      seam,
      foreign.filter((name) => !enums.has(name)),
    ),
    importTypes(
      './enums.js',
      foreign.filter((name) => enums.has(name)),
    ),
  ]);
}
