import type { EnumModel, Model } from '../link/model.js';
import { compare } from '../names.js';
import type { EnumColumn } from '../read/json.js';
import { commentText, type Files, importTypes, literal, newSource, print, propertyKey } from './source.js';
import type { Target } from './target.js';

/** Emits the tables that enums declare by `x-columns`. Only the runtime reads them. */
export function emitEnumTables(model: Model, target: Target): Files {
  const tables = model.enums.filter(({ columns }) => Object.keys(columns).length > 0);
  if (target.core === undefined || tables.length === 0) return new Map();
  const titles = tables.flatMap(({ title, columns }) => [
    title,
    ...Object.values(columns).flatMap((one) => one.enum ?? []),
  ]);
  const imported = importTypes('./enums.js', [...new Set(titles)].sort(compare));
  const source = newSource([imported, ...tables.map(declare)].join('\n\n'));
  return new Map([['enum-tables.ts', print(source, target)]]);
}

/** HookFailureStage -> hookFailureStages */
function tableName(title: string): string {
  return `${title.charAt(0).toLowerCase()}${title.slice(1)}s`;
}

function declare({ title, values, columns }: EnumModel): string {
  const names = Object.keys(columns);
  const types = Object.entries(columns).flatMap(([name, column]) => [
    `  /** ${commentText(column.description)} */`,
    `  readonly ${name}: ${typeOf(column)};`,
  ]);
  const rows = values.map((value, index) => {
    const cells = names.map((name) => `${name}: ${literal(cell(columns[name], value, values.length - 1 - index))}`);
    return `  ${propertyKey(value)}: { ${cells.join(', ')} },`;
  });
  return [
    `/** Table of ${title}, with one row per value. */`,
    `export const ${tableName(title)}: Readonly<Record<${title}, {`,
    ...types,
    '}>> = {',
    ...rows,
    '};',
  ].join('\n');
}

function cell(column: EnumColumn | undefined, value: string, rank: number): unknown {
  return column?.values === 'descending' ? rank : column?.values[value];
}

function typeOf({ enum: title, values }: EnumColumn): string {
  return title ?? (values === 'descending' ? 'number' : typeof Object.values(values)[0]);
}
