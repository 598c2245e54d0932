import { titleOf } from '../../link/flatten.js';
import type { Model, TypeModel } from '../../link/model.js';
import type { JsonSchema } from '../../read/json.js';
import { reachableEnums, scriptTypes } from '../reach.js';
import type { Target } from '../target.js';
import { commentText, type Files, header, literal, propertyKey } from '../text.js';

/**
 * Emits a self-contained declaration file for hooks in TypeScript, or in JavaScript with JSDoc. The command prints it on request,
 * so this module needs no library.
 */
export function emitKitTypeScript(model: Model, target: Target): Files {
  const types = scriptTypes(model);
  const enums = reachableEnums(types, model).map(({ title, description, values }) => {
    return declareAlias(title, description, values.map(literal));
  });
  const parts = [
    header(target),
    ...types.map(declare),
    ...enums,
    table('HookInputs', 'Inputs of hooks, by event.', model, 'input'),
    table('HookOutputs', 'Outputs that a hook may print, by event.', model, 'output'),
    declareAlias('HookEventName', 'Names of the events.', ['keyof HookInputs']),
    declareAlias('AnyHookInput', 'Input of any hook. Test `hook_event_name` to narrow the type.', [
      'HookInputs[HookEventName]',
    ]),
    declareAlias('AnyHookOutput', 'Output of any hook.', ['HookOutputs[HookEventName]']),
  ];
  return new Map([['kit/hook-types.d.ts', `${parts.join('\n\n')}\n`]]);
}

function table(name: string, description: string, { events }: Model, side: 'input' | 'output'): string {
  const rows = events.map((event) => `  ${event.name}: ${event[side].title};\n`);
  return `${comment(description)}export interface ${name} {\n${rows.join('')}}`;
}

function declare({ title, schema }: TypeModel): string {
  if (schema.properties === undefined) return declareAlias(title, schema.description, [typeOf(schema, '')]);
  return `${comment(schema.description)}export interface ${title} ${objectOf(schema, '')}`;
}

function declareAlias(title: string, description: string | undefined, types: readonly string[]): string {
  return `${comment(description)}export type ${title} = ${types.join(' | ')};`;
}

/** Returns the type of a schema as TypeScript. */
function typeOf(schema: JsonSchema, indent: string): string {
  if (schema['x-ts'] !== undefined) return schema['x-ts'];
  if (schema.$ref !== undefined) return titleOf(schema.$ref);
  if (schema.not) return 'undefined';
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return schema.enum.map(literal).join(' | ');
  if (schema.anyOf) return schema.anyOf.map((one) => typeOf(one, indent)).join(' | ');
  switch (schema.type) {
    case undefined:
      return 'unknown';
    case 'integer':
      return 'number';
    case 'array':
      return arrayOf(typeOf(schema.items ?? {}, indent));
    case 'object':
      return schema.properties || schema.additionalProperties ? objectOf(schema, indent) : 'Record<string, unknown>';
    default:
      return schema.type;
  }
}

function arrayOf(type: string): string {
  return /^\w+$/.test(type) ? `${type}[]` : `(${type})[]`;
}

function objectOf({ properties = {}, required = [], additionalProperties }: JsonSchema, indent: string): string {
  const inner = `${indent}  `;
  const fields = Object.entries(properties).map(([name, field]) => {
    const type = typeOf(field, inner);
    const member = required.includes(name) ? `: ${type}` : `?: ${type} | undefined`;
    return `${comment(field.description, inner)}${inner}${propertyKey(name)}${member};\n`;
  });
  const others =
    additionalProperties === true ? 'unknown' : additionalProperties && typeOf(additionalProperties, inner);
  // An index signature has to cover the other fields, which may be undefined.
  const index = others ? [`${inner}[key: string]: ${fields.length > 0 ? 'unknown' : others};\n`] : [];
  return `{\n${[...fields, ...index].join('')}${indent}}`;
}

function comment(text = '', indent = ''): string {
  return text === '' ? '' : `${indent}/** ${commentText(text)} */\n`;
}
