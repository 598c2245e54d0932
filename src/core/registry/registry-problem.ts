import { messageOf } from '../../util/errors.js';
import type { DebugLogger } from '../contract/index.js';

/** Something in the configuration that was refused, or that most likely is not what was meant. */
export interface RegistryProblem {
  readonly where: string;
  readonly what: string;
  readonly help: string;
  /** An `error` left something out; with a `warning` everything runs, but most likely not as it was meant. */
  readonly severity: 'error' | 'warning';
}

/** What is wrong, and what to do about it. */
export type ProblemDetails = Pick<RegistryProblem, 'what' | 'help'>;

/** An error unless it says otherwise. */
export type ReportProblem = (
  problem: ProblemDetails & Pick<RegistryProblem, 'where'> & Partial<RegistryProblem>,
) => void;

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

export function unreadable(error: unknown): ProblemDetails {
  return { what: `cannot be read: ${messageOf(error)}`, help: 'it is ignored; write plain JSON values' };
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
    super(`the hooks cannot be read, because ${method}() of the host failed: ${messageOf(cause)}`, { cause });
  }
}

const TAG = 'hook:registry';

/** Says one line. A logger that throws changes nothing. */
export function logProblem(logger: DebugLogger | undefined, level: 'debug' | 'warn', message: string): void {
  try {
    if (logger?.[level] === undefined) logger?.log(TAG, { level, message });
    else logger[level](message);
  } catch {
    // There is nobody left to tell.
  }
}
