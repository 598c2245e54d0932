import { bundle } from '../link/bundle.js';
import type { Model } from '../link/model.js';
import type { Files } from './text.js';

/** Emits the whole contract as one JSON Schema document. */
export function emitBundle(model: Model): Files {
  return new Map([['schema.json', `${JSON.stringify(bundle(model), null, 2)}\n`]]);
}
