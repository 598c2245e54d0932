export { messageOf } from '../../util/errors.js';

/** What the command ends with. */
export const Exit = { fine: 0, problem: 1, blocked: 2, wrongUse: 64, interrupted: 130 } as const;

export type ExitCode = (typeof Exit)[keyof typeof Exit];

/** Something that the user can mend; it is shown as it is, without a stack. */
export class CliError extends Error {
  override readonly name = 'CliError';
  readonly exitCode: ExitCode;
  /** What to do about it, line by line. */
  readonly help: readonly string[];

  constructor(message: string, exitCode: ExitCode, ...help: readonly string[]) {
    super(message);
    this.exitCode = exitCode;
    this.help = help;
  }
}

/** The command was called in a way that means nothing. */
export function wrongUse(message: string, ...help: readonly string[]): CliError {
  return new CliError(message, Exit.wrongUse, ...help);
}

/** The command was called well, and something else is wrong. */
export function problem(message: string, ...help: readonly string[]): CliError {
  return new CliError(message, Exit.problem, ...help);
}

export function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
