/** A request that is answered with a reason instead. */
export class HttpError extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  /** What to do about it, line by line. */
  readonly help: readonly string[];

  constructor(status: number, message: string, ...help: readonly string[]) {
    super(message);
    this.status = status;
    this.help = help;
  }
}
