/** A hook could not even be asked, which is nothing its author had a say in: where an event can be refused, it is. */
export class NotAskedError extends Error {
  override readonly name: string = 'NotAskedError';
}
