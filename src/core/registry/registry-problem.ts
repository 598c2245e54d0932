import { messageOf } from '../../util/errors.js';
import type { DebugLogger } from '../contract/index.js';

/** Problem in the configuration: an ignored part, or a likely mistake. */
export interface RegistryProblem {
  readonly where: string;
  readonly what: string;
  readonly help: string;
  /** `error`: a part is ignored. `warning`: everything runs, but probably not as intended. */
  readonly severity: 'error' | 'warning';
}

/** Description of a problem, and what to do about it. */
export type ProblemDetails = Pick<RegistryProblem, 'what' | 'help'>;

/** Reports a problem. The severity defaults to `error`. */
export type ReportProblem = (
  problem: ProblemDetails & Pick<RegistryProblem, 'where'> & Partial<RegistryProblem>,
) => void;

/** Collects problems without duplicates. */
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

/** Runs one part of the work; if it throws, reports that and continues. */
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

/** The registry was used before it was initialised. */
export class HookRegistryNotInitializedError extends Error {
  override readonly name = 'HookRegistryNotInitializedError';

  constructor() {
    super('the hook registry is not initialised; await initialize() first');
  }
}

/** A method of the host that returns hooks failed. The registry keeps its hooks. */
export class HookRegistryLoadError extends Error {
  override readonly name = 'HookRegistryLoadError';

  constructor(method: string, cause: unknown) {
    super(`cannot read the hooks: ${method}() of the host failed: ${messageOf(cause)}`, { cause });
  }
}

const TAG = 'hook:registry';

/** Logs one line. Ignores a logger that throws. */
export function logProblem(logger: DebugLogger | undefined, level: 'debug' | 'warn', message: string): void {
  try {
    if (logger?.[level] === undefined) logger?.log(TAG, { level, message });
    else logger[level](message);
  } catch {
    // Nothing else can report it.
  }
}
