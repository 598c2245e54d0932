import { reasonOf } from '../registry/registry-problem.js';

/** Stands in a copy for a value that threw when it was read. */
export class Unreadable {
  readonly why: string;

  constructor(error: unknown) {
    this.why = reasonOf(error);
  }
}
