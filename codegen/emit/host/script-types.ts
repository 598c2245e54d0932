import { titleOf } from '../../link/flatten.js';
import type { Model } from '../../link/model.js';
import type { JsonSchema } from '../../read/json.js';
import { commentText, literal, propertyKey } from '../text.js';
import { type ExtendingType, extendingTypes, ownPart } from './own-part.js';

/**
 * Prints the host's part of the declaration file for hooks in JavaScript. It is appended to the built-in part: interfaces of one
 * name in one file are merged. A host's command prints it, so that it needs no library.
 */
export function ownScriptTypes(model: Model): string {
  const { enums, events } = ownPart(model);
  const tables = [
    ['HookInputs', 'input'],
    ['HookOutputs', 'output'],
  ] as const;
  const parts = [
    ...extendingTypes(model).map(declare),
    ...enums.map(({ title, description, values }) => {
      return `${comment(description)}export type ${title} = ${values.map(literal).join(' | ')};`;
    }),
    ...tables.map(([name, side]) => {
      return `export interface ${name} {\n${events.map((event) => `  ${event.name}: ${event[side].title};\n`).join('')}}`;
    }),
  ];
  return `${parts.join('\n\n')}\n`;
}

function declare({ title, schema, base }: ExtendingType): string {
  const words = comment(schema.description);
  if (schema.properties === undefined) return `${words}export type ${title} = ${typeOf(schema, '')};`;
  const heritage = base && ` extends Omit<${base.title}, ${base.narrowed.map(literal).join(' | ') || 'never'}>`;
  return `${words}export interface ${title}${heritage ?? ''} ${objectOf(schema, '')}`;
}

/** Returns the type of a schema as TypeScript. */
function typeOf(schema: JsonSchema, indent: string): string {
  if (schema['x-ts'] !== undefined) return schema['x-ts'];
  if (schema.$ref !== undefined) return titleOf(schema.$ref);
  if (schema.not) return 'undefined';
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return schema.enum.map(literal).join(' | ');
  if (schema.anyOf) return schema.anyOf.map((one) => `(${typeOf(one, indent)})`).join(' | ');
  switch (schema.type) {
    case undefined:
      return 'unknown';
    case 'integer':
      return 'number';
    case 'array':
      return `(${typeOf(schema.items ?? {}, indent)})[]`;
    case 'object':
      return schema.properties || schema.additionalProperties ? objectOf(schema, indent) : 'Record<string, unknown>';
    default:
      return schema.type;
  }
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
