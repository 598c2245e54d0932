/** Error of a hook that is not trusted when it would start. */
export class NotTrustedError extends Error {
  /** Reason with which the hook blocks the event, whatever the policy. */
  readonly blocks: string | undefined;

  constructor(message: string, blocks?: string) {
    super(message);
    this.blocks = blocks;
  }
}
