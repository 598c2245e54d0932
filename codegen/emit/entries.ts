import type { FunctionDeclarationStructure, OptionalKind, ParameterDeclarationStructure } from 'ts-morph';
import { titleOf } from '../link/flatten.js';
import type { EventModel, FieldModel, Model } from '../link/model.js';
import { outputClassOf } from '../link/output-class.js';
import { compare } from '../names.js';
import { docs, type Files, importNames, importTypes, literal, newSource, print } from './source.js';
import type { Target } from './target.js';

/**
 * Emits the public names that the package derives from its events: output classes and trigger functions. They import the
 * core, which imports the rest of the output, so they have a folder of their own.
 */
export function emitEntries(model: Model, target: Target): Files {
  if (target.core === undefined) return new Map();
  return new Map([
    ['entries/output-classes.ts', outputClasses(model, target.core, target)],
    ['entries/triggers.ts', triggers(model, target.core, target)],
  ]);
}

/** Names the class of each event's merged output after the event. */
function outputClasses({ events }: Model, core: string, target: Target): string {
  const names = events.map((event) => `  ${outputClassOf(event)} as ${event.name}HookOutput,\n`);
  return print(newSource(`export {\n${names.join('')}} from '${core}/outputs/hook-outputs.js';`), target);
}

function triggers(model: Model, core: string, target: Target): string {
  const events = model.events.filter(({ trigger }) => trigger !== undefined);
  const enums = new Set(model.enums.map(({ title }) => title));
  const used = new Set(events.flatMap(({ fields }) => fields.flatMap((field) => enumOf(field, enums) ?? [])));
  const params = events.filter(({ fields }) => fields.some((field) => isOpaque(field, enums)));
  const source = newSource();
  source.addStatements([
    importTypes(`${core}/contract/index.js`, ['EnumValue', 'FireOptions']),
    importNames(`${core}/triggers/run-trigger.js`, ['fireTrigger', 'type TriggerConfig']),
    importNames('../enums.js', ['HookEventName', ...[...used].sort(compare).map((title) => `type ${title}`)]),
    importTypes('../types.js', [...params.map(({ params: { title } }) => title), 'HookOutputOf']),
  ]);
  source.addFunctions(events.map((event) => trigger(event, enums)));
  return print(source, target);
}

/** Declares a function that takes the fields of an event as parameters, in the order of the schema. */
function trigger(event: EventModel, enums: ReadonlySet<string>): OptionalKind<FunctionDeclarationStructure> {
  const { name, fields } = event;
  const choices = fields.filter((field) => enumOf(field, enums) !== undefined);
  const typeParameter = (field: FieldModel): string => (choices.length === 1 ? 'S' : `S${choices.indexOf(field) + 1}`);
  const parameters = fields.map((field): OptionalKind<ParameterDeclarationStructure> => {
    const title = enumOf(field, enums);
    const type = title === undefined ? typeOf(event, field) : `EnumValue<${typeParameter(field)}, ${title}>`;
    return { name: field.param, type: isRequired(field) ? type : `${type} | undefined` };
  });
  return {
    docs: docs(`Fires ${name}. ${event.trigger}`),
    isExported: true,
    isAsync: true,
    name: `trigger${name}Hook`,
    typeParameters: choices.map((field) => `${typeParameter(field)} extends string`),
    parameters: [
      { name: 'config', type: 'TriggerConfig' },
      ...parameters,
      { name: 'options', type: 'FireOptions', hasQuestionToken: true },
    ],
    returnType: `Promise<HookOutputOf<HookEventName.${name}> | undefined>`,
    statements: [
      `const params = { ${fields.map(({ param }) => param).join(', ')} };`,
      `const result = await fireTrigger(config, HookEventName.${name}, params, options);`,
      'return result?.finalOutput;',
    ],
  };
}

/** Returns true if a caller passes the field. One with a default is passed, too: a parameter in the middle has no default. */
function isRequired({ required, schema }: FieldModel): boolean {
  return required || schema.default !== undefined;
}

const SIMPLE_TYPES = new Map([
  ['string', 'string'],
  ['boolean', 'boolean'],
  ['number', 'number'],
  ['integer', 'number'],
]);

function typeOf({ params }: EventModel, { param, schema }: FieldModel): string {
  return SIMPLE_TYPES.get(schema.type ?? '') ?? `${params.title}[${literal(param)}]`;
}

function isOpaque(field: FieldModel, enums: ReadonlySet<string>): boolean {
  return enumOf(field, enums) === undefined && !SIMPLE_TYPES.has(field.schema.type ?? '');
}

function enumOf({ schema }: FieldModel, enums: ReadonlySet<string>): string | undefined {
  const title = schema.$ref && titleOf(schema.$ref);
  return title && enums.has(title) ? title : undefined;
}
