// Table of results for docs/reference/runtimes.md.

/** Returns one line per guarantee and one column per runtime: `yes` if all rows passed. */
export function tableOf(seen, columns) {
  const guarantees = [...new Set(seen.map(({ guarantee }) => guarantee))];
  const cell = (guarantee, title) => {
    const own = seen.filter((one) => one.guarantee === guarantee && one.title === title);
    return own.length > 0 && own.every(({ error }) => error === undefined) ? 'yes' : 'no';
  };
  const short = (title) => title.replace(/\.\d+$/, '');
  const lines = [
    ['Guarantee', ...columns.map(short)],
    ...guarantees.map((guarantee) => [guarantee, ...columns.map((title) => cell(guarantee, title))]),
  ];
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  const row = (line) => `| ${line.map((text, column) => text.padEnd(widths[column])).join(' | ')} |`;
  const [head, ...rest] = lines.map(row);
  return [head, row(widths.map((width) => '-'.repeat(width))), ...rest].join('\n');
}
