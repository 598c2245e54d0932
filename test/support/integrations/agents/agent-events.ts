import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract, type Dialect } from '../../../../generated/index.js';

/** Input of one hook, as an agent wrote it. */
export interface RecordedEvent {
  readonly event: string;
  readonly stdin: Readonly<Record<string, unknown>>;
}

interface Recorded {
  readonly dialect: string;
  readonly events: readonly RecordedEvent[];
}

const folder = join(import.meta.dirname, 'events');

/** Inputs of hooks by dialect. Those of Cursor are written after its documentation. */
export const recordedEvents: readonly Recorded[] = readdirSync(folder).map((name) =>
  JSON.parse(readFileSync(join(folder, name), 'utf8')),
);

export const documents: Readonly<Record<string, Dialect>> = (await contract.dialects?.()) ?? {};

/** Documents of the agents that hookwright can be a hook of. */
export const agents: readonly Dialect[] = Object.values(documents).filter(({ answers }) => answers !== undefined);

export function documentOf(dialect: string): Dialect {
  const found = documents[dialect];
  if (found === undefined) throw new Error(`unknown dialect ${dialect}`);
  return found;
}
