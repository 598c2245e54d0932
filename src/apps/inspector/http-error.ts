/** Error that is sent as the response to a request. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  /** Steps to fix it, one per line. */
  readonly help: readonly string[];

  constructor(status: number, message: string, ...help: readonly string[]) {
    super(message);
    this.status = status;
    this.help = help;
  }
}
