import { compare } from './names.js';

/** A mistake in schemas/: where it is, what is wrong, and what to do. */
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

/** Sorts by file, pointer and text, so that the report is the same on every machine. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) => compare(a.file, b.file) || compare(a.pointer, b.pointer) || compare(a.text, b.text),
  );
}
