import type { DebugLogger } from '../../contract/index.js';

/** Something in the configuration that was refused, or that most likely is not what was meant. */
export interface RegistryProblem {
  readonly where: string;
  readonly what: string;
  readonly help: string;
  /** An `error` left something out; with a `warning` everything runs, but most likely not as it was meant. */
  readonly severity: 'error' | 'warning';
}

/** What is wrong, and what to do about it. */
export type Complaint = Pick<RegistryProblem, 'what' | 'help'>;

/** An error unless it says otherwise. */
export type ReportProblem = (problem: Complaint & Pick<RegistryProblem, 'where'> & Partial<RegistryProblem>) => void;

/** Collects problems, each once. */
export class ProblemList {
  readonly #problems = new Map<string, RegistryProblem>();

  readonly report: ReportProblem = ({ where, what, help, severity = 'error' }) => {
    this.#problems.set(JSON.stringify([where, what]), Object.freeze({ where, what, help, severity }));
  };

  get all(): readonly RegistryProblem[] {
    return [...this.#problems.values()];
  }
}

export function describeProblem({ where, what, help }: RegistryProblem): string {
  return `hooks: ${where}: ${what} (${help})`;
}

/** Does a part of the work whose failure must not spoil the rest. */
export function guarded(where: string, report: ReportProblem, work: () => void): void {
  try {
    work();
  } catch (error) {
    report({ where, ...unreadable(error) });
  }
}

export function unreadable(error: unknown): Complaint {
  return { what: `cannot be read: ${reasonOf(error)}`, help: 'it is ignored; write plain JSON values' };
}

/** What was thrown may be anything, even an object that throws again when it is looked at. */
export function reasonOf(error: unknown): string {
  try {
    return error instanceof Error ? error.message : String(error);
  } catch {
    return 'an error that cannot be shown';
  }
}

/** The registry was asked before it had read the configuration. */
export class HookRegistryNotInitializedError extends Error {
  override readonly name = 'HookRegistryNotInitializedError';

  constructor() {
    super('the hook registry is not initialised; await initialize() first');
  }
}

/** The host could not say which hooks there are. What was known before stays as it was. */
export class HookRegistryLoadError extends Error {
  override readonly name = 'HookRegistryLoadError';

  constructor(method: string, cause: unknown) {
    super(`the hooks cannot be read, because ${method}() of the host failed: ${reasonOf(cause)}`, { cause });
  }
}

const TAG = 'hook:registry';

/** Says one line. A logger that throws changes nothing. */
export function say(logger: DebugLogger | undefined, level: 'debug' | 'warn', message: string): void {
  try {
    if (logger?.[level] === undefined) logger?.log(TAG, { level, message });
    else logger[level](message);
  } catch {
    // There is nobody left to tell.
  }
}

/** More edits than this make another word. */
const MOST_EDITS = 4;

/** The known name that a misspelt one was most likely meant to be; nothing when none is close. */
export function nearestName(written: string, known: readonly string[]): string | undefined {
  const word = plain(written);
  let nearest: string | undefined;
  let fewest = Math.min(MOST_EDITS, Math.max(2, Math.floor(word.length / 3))) + 1;
  for (const name of known) {
    const candidate = plain(name);
    if (Math.abs(candidate.length - word.length) >= fewest) continue;
    const edits = countEdits(word, candidate);
    // To change most of the letters is to write another word.
    if (edits >= fewest || 2 * edits > candidate.length) continue;
    nearest = name;
    fewest = edits;
  }
  return nearest;
}

/** Neither capitals nor separators tell names apart: `stop_reason` is `stopReason`. */
function plain(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

/** Insertions, removals and replacements, row by row. */
function countEdits(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = at(previous, column - 1) + (from[row - 1] === to[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, at(previous, column) + 1, at(current, column - 1) + 1));
    }
    previous = current;
  }
  return at(previous, to.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
