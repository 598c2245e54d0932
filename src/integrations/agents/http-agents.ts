import type { Dialect } from '../../../generated/index.js';
import { attempt } from '../../util/errors.js';
import { findAgent } from './answer-agent.js';

/** Returns true for an agent that http hooks can be installed in. */
export function mayHaveHttpHooks(name: string, documents: Readonly<Record<string, Dialect>>): boolean {
  const dialect = attempt(() => findAgent(name, documents), undefined);
  return Object.values(dialect?.install?.events ?? {}).some(({ http }) => http !== undefined);
}
