import { nearest } from '../names.js';
import { type EnumColumn, escapePointer, type JsonSchema, walkSchema } from '../read/json.js';
import type { Report, SchemaFile } from './report.js';

/** Checks that the tables of enums have one row per value, and cells of one type. */
export function checkColumns(schemas: readonly SchemaFile[], report: Report): void {
  const enums = new Map(schemas.map(({ schema }) => [schema.title, schema.enum]));
  const hasHost = schemas.some(({ builtIn }) => builtIn);
  for (const { path, schema: root, builtIn } of schemas) {
    walkSchema(root, (schema, pointer) => {
      if (schema['x-columns'] === undefined) return;
      const at = `${pointer}/x-columns`;
      if (hasHost && !builtIn) report(path, at, 'only built-in enums have columns', 'remove it: no code would read it');
      else if (pointer !== '' || !schema.enum)
        report(path, at, 'only an enum with its own file has columns', 'move it to a file with "enum", or remove it');
    });
    if (root.enum === undefined) continue;
    for (const [name, column] of Object.entries(root['x-columns'] ?? {})) {
      const pointer = `/x-columns/${escapePointer(name)}`;
      const reportAt = (inner: string, text: string, help: string) => report(path, `${pointer}${inner}`, text, help);
      if (!/^[a-z][A-Za-z]*$/.test(name)) reportAt('', `"${name}" is not a column name`, 'use a name such as "code"');
      checkRows(root, column, reportAt);
      checkCells(column, enums, reportAt);
    }
  }
}

type ReportAt = (pointer: string, text: string, help: string) => void;

function checkRows({ enum: known = [] }: JsonSchema, { values }: EnumColumn, report: ReportAt): void {
  if (values === 'descending') return;
  for (const value of known) {
    if (Object.hasOwn(values, value)) continue;
    report(
      `/values/${escapePointer(value)}`,
      `"${value}" has no value in this column`,
      'add one: every row is complete',
    );
  }
  for (const value of Object.keys(values)) {
    if (known.includes(value)) continue;
    const guess = nearest(value, known);
    const help = guess ? `did you mean "${guess}"?` : `one of: ${known.join(', ')}`;
    report(`/values/${escapePointer(value)}`, `"${value}" is not a value of the enum`, help);
  }
}

function checkCells(
  { enum: title, values }: EnumColumn,
  enums: ReadonlyMap<string | undefined, string[] | undefined>,
  report: ReportAt,
): void {
  const choices = enums.get(title);
  if (title !== undefined && choices === undefined) {
    const known = [...enums].flatMap(([name, members]) => (name !== undefined && members ? [name] : []));
    const guess = nearest(title, known);
    report('/enum', `there is no enum "${title}"`, guess ? `did you mean "${guess}"?` : 'write the title of an enum');
  }
  const cells = Object.entries(values === 'descending' ? {} : values);
  for (const [value, one] of cells) {
    const at = `/values/${escapePointer(value)}`;
    if (typeof one !== typeof cells[0]?.[1])
      report(at, `${JSON.stringify(one)} is of another type than the first value`, 'use one type in a column');
    else if (choices && !choices.some((choice) => choice === one))
      report(at, `${JSON.stringify(one)} is not a value of ${title}`, `one of: ${choices.join(', ')}`);
  }
}
