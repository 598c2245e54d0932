import type { JsonNode } from './json-tree.js';

/** Something in a settings file that does not count, or that most likely is not what was meant. */
export interface SettingsProblem {
  readonly file: string;
  /** Counted from 1, as editors do. */
  readonly line: number;
  readonly column: number;
  readonly severity: 'error' | 'warning';
  /** What was expected, and what came. */
  readonly message: string;
  /** What became of it, and what to do. */
  readonly help: string;
  /** True if a guard cannot run because of it: `hookwright validate` fails. */
  readonly disablesGuard?: true;
}

/** A problem before its place in the text is known. */
export interface Finding extends Pick<SettingsProblem, 'severity' | 'message' | 'help' | 'disablesGuard'> {
  readonly path: readonly string[];
  /** An unknown key is shown at the key, anything else at the value. */
  readonly at: 'key' | 'value';
}

/** The way to a value: a chain, because one is made for every hook and read only for a problem. */
export interface Path {
  readonly up: Path | undefined;
  readonly name: string | number;
}

export type Report = (path: Path | undefined, finding: Omit<Finding, 'path'>) => void;

export function namesOf(path: Path | undefined): string[] {
  const names: string[] = [];
  for (let at = path; at !== undefined; at = at.up) names.unshift(String(at.name));
  return names;
}

export function below(up: Path | undefined, name: string | number): Path {
  return { up, name };
}

export function problemAt(
  file: string,
  text: string,
  offset: number,
  finding: Pick<SettingsProblem, 'severity' | 'message' | 'help' | 'disablesGuard'>,
): SettingsProblem {
  const { severity, message, help, disablesGuard } = finding;
  const place = { file, ...lineAndColumn(text, offset) };
  return Object.freeze({ ...place, severity, message, help, ...(disablesGuard && { disablesGuard }) });
}

export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - (before.lastIndexOf('\n') + 1) + 1 };
}

/** Where a path leads, as far as it does: what is missing is shown where it should be. */
export function offsetOf(root: JsonNode | undefined, { path, at }: Pick<Finding, 'path' | 'at'>): number {
  let node = root;
  for (const name of path) {
    const child: JsonNode | undefined = node?.children.get(name);
    if (child === undefined) return node?.value ?? 0;
    node = child;
  }
  return (at === 'key' ? node?.key : undefined) ?? node?.value ?? 0;
}

export function describeProblem({ file, line, column, message, help }: SettingsProblem): string {
  return `${file}:${line}:${column}: ${message}; ${help}`;
}
