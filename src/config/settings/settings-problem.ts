import type { JsonNode } from '../../util/json-tree.js';
import { lineAndColumn } from '../../util/text.js';

/** Part of a settings file that is ignored, or most likely a mistake. */
export interface SettingsProblem {
  readonly file: string;
  /** Starts at 1. */
  readonly line: number;
  readonly column: number;
  readonly severity: 'error' | 'warning';
  /** Expected and actual value. */
  readonly message: string;
  /** Effect of the problem, and what to do. */
  readonly help: string;
  /** True if a guard cannot run because of it: `hookwright validate` fails. */
  readonly disablesGuard?: true;
}

/** A problem without its position in the text. */
export interface Finding extends Pick<SettingsProblem, 'severity' | 'message' | 'help' | 'disablesGuard'> {
  readonly path: readonly string[];
  /** An unknown key is shown at the key, anything else at the value. */
  readonly at: 'key' | 'value';
  /** Offset of the problem in a value that is a text. */
  readonly inText?: number | undefined;
}

/** Path to a value, as a linked list: one is created for every hook, but read only for problems. */
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
  const position = { file, ...lineAndColumn(text, offset) };
  return Object.freeze({ ...position, severity, message, help, ...(disablesGuard && { disablesGuard }) });
}

/** Returns the offset of a character of a text in quotes, which may have escapes. */
export function offsetInText(source: string, quote: number, inText: number): number {
  if (source[quote] !== '"') return quote;
  let at = quote + 1;
  for (let left = inText; left > 0 && source[at] !== '"' && at < source.length; left -= 1) {
    at += source[at] !== '\\' ? 1 : source[at + 1] === 'u' ? 6 : 2;
  }
  return at;
}

/** Returns the offset of a path, or of its longest existing part. */
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
