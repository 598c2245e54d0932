import { type Terminal, visible } from './terminal.js';

/** Longest text of a cell. */
const MAX_CELL = 48;
const MIN_CELL = 8;
const GAP = '  ';

/** Prints a table. Columns of numbers are aligned to the right. */
export function printTable(
  terminal: Terminal,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  indent: number,
): void {
  const first = firstWidth(terminal, head, rows, indent);
  const cells = rows.map((row) => row.map((cell, column) => cutCell(visible(cell), column === 0 ? first : MAX_CELL)));
  const isNumeric = head.map((_, column) => cells.every((row) => /^\d/.test(row[column] ?? '')));
  const widths = head.map((title, column) => Math.max(title.length, ...cells.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) =>
        isNumeric[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join(GAP)
      .trimEnd();
  const start = ' '.repeat(indent);
  terminal.print(`${start}${terminal.style('dim', line(head))}`);
  for (const row of cells) terminal.print(`${start}${line(row)}`);
}

/** Returns the width that the other columns leave to the first one. */
function firstWidth(
  { width = Number.POSITIVE_INFINITY }: Terminal,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  indent: number,
): number {
  const others = head.slice(1).map((title, column) => {
    const lengths = rows.map((row) => Math.min(MAX_CELL, visible(row[column + 1] ?? '').length));
    return GAP.length + Math.max(title.length, ...lengths);
  });
  const left = width - indent - others.reduce((sum, length) => sum + length, 0);
  return Math.min(MAX_CELL, Math.max(MIN_CELL, left));
}

function cutCell(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1)}…`;
}
