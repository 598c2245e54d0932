/** Something wrong in schemas/, said so that the reader knows where it is and what to do. */
export interface Problem {
  file: string;
  pointer: string;
  text: string;
  help: string;
}

export function formatProblems(problems: readonly Problem[]): string {
  const lines = problems.map(({ file, pointer, text, help }) => `${file}#${pointer}\n  ${text}\n  help: ${help}`);
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return `${lines.join('\n')}\n${count}; nothing was written.`;
}

/** Orders by file, then by place, so that the report reads the same on every machine. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) => compare(a.file, b.file) || compare(a.pointer, b.pointer) || compare(a.text, b.text),
  );
}

/** Code-unit order: independent of the locale. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
