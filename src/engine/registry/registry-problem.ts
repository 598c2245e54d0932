/** Something in the configuration that was refused, or that most likely is not what was meant. */
export interface RegistryProblem {
  readonly where: string;
  readonly what: string;
  readonly help: string;
}

export type ReportProblem = (problem: RegistryProblem) => void;

/** Collects problems, each once. */
export class ProblemList {
  readonly #problems = new Map<string, RegistryProblem>();

  readonly report: ReportProblem = ({ where, what, help }) => {
    this.#problems.set(JSON.stringify([where, what]), Object.freeze({ where, what, help }));
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
    report({ where, what: `cannot be read: ${reasonOf(error)}`, help: 'it is ignored; write plain JSON values' });
  }
}

/** What was thrown may be anything, even an object that throws again when it is looked at. */
export function reasonOf(error: unknown): string {
  try {
    return error instanceof Error ? error.message : String(error);
  } catch {
    return 'an error that cannot be shown';
  }
}
