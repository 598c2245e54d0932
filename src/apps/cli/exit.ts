export { codeOf, messageOf } from '../../util/errors.js';

/** Exit codes of the command. */
export const Exit = { fine: 0, problem: 1, blocked: 2, wrongUse: 64, interrupted: 130 } as const;

export type ExitCode = (typeof Exit)[keyof typeof Exit];

/** Error that the user can fix. It is printed without a stack trace. */
export class CliError extends Error {
  override readonly name = 'CliError';
  readonly exitCode: ExitCode;
  /** Steps to fix it, one per line. */
  readonly help: readonly string[];

  constructor(message: string, exitCode: ExitCode, ...help: readonly string[]) {
    super(message);
    this.exitCode = exitCode;
    this.help = help;
  }
}

/** Creates an error for an invalid command line. */
export function wrongUse(message: string, ...help: readonly string[]): CliError {
  return new CliError(message, Exit.wrongUse, ...help);
}

/** Creates an error for any other problem that the user can fix. */
export function problem(message: string, ...help: readonly string[]): CliError {
  return new CliError(message, Exit.problem, ...help);
}
