/** Stands in a copy for a value that threw when it was read. */
import { messageOf } from '../../util/errors.js';
export class Unreadable {
  readonly why: string;

  constructor(error: unknown) {
    this.why = messageOf(error);
  }
}
