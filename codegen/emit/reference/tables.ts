import { titleOf } from '../../link/flatten.js';
import type { JsonSchema } from '../../read/json.js';

/** Prints a table. Columns are not aligned, so that a longer name does not change every line. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`);
}

export interface Row {
  /** Dotted path from the root object of the table. */
  path: string;
  schema: JsonSchema;
  required: boolean;
}

/** Returns every property, including those of nested objects. */
export function rowsOf(schema: JsonSchema, prefix = ''): Row[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]): Row[] => {
    const path = `${prefix}${name}`;
    const required = schema.required?.includes(name) ?? false;
    return property.not ? [] : [{ path, schema: property, required }, ...rowsOf(property, `${path}.`)];
  });
  const keyed: Row[] =
    schema['x-keys'] && typeof schema.additionalProperties === 'object'
      ? [{ path: `${prefix}<event>`, schema: schema.additionalProperties, required: false }]
      : [];
  const items = schema.items ? rowsOf(schema.items, `${prefix.slice(0, -1)}[].`) : [];
  return [...keyed, ...own, ...items, ...(schema.anyOf ?? []).flatMap((branch) => rowsOf(branch, prefix))];
}

/** Prints the table of an object's fields. */
export function fieldTable(rows: readonly Row[]): string[] {
  return table(
    ['Field', 'Type', 'Required', 'Description'],
    rows.map(({ path, schema, required }) => [
      code(path),
      typeWords(schema),
      presence(schema, required),
      schema.description ?? '',
    ]),
  );
}

export function typeWords(schema: JsonSchema): string {
  const ts = schema['x-ts'] ?? '';
  if (schema.$ref !== undefined) return linkTo(titleOf(schema.$ref));
  if (ts === 'HookEventName') return 'the name of an [event](#events)';
  if (/^[A-Z]\w*$/.test(ts)) return linkTo(ts);
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (schema.enum) return schema.enum.map((value) => code(JSON.stringify(value))).join(' or ');
  if (schema.anyOf) return schema.anyOf.map((one) => typeWords(one)).join(' or ');
  if (schema.type === 'array') return `list of ${typeWords(schema.items ?? {})}`;
  if (typeof schema.additionalProperties === 'object') return `map of ${typeWords(schema.additionalProperties)}`;
  return schema.type ?? (ts === '' ? 'anything' : code(ts));
}

/** Links to a heading, whose anchor is in lower case. */
export function linkTo(title: string): string {
  return `[${title}](#${title.toLowerCase()})`;
}

/** Formats text as code. Text with a backtick needs double backticks. */
export function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

function presence({ default: fallback }: JsonSchema, required: boolean): string {
  const word = required ? 'yes' : 'no';
  return fallback === undefined ? word : `${word}; ${code(JSON.stringify(fallback))} unless set`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
