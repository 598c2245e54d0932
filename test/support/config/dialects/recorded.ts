import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Dialect } from '../../../../generated/index.js';
import { contract } from '../../../../generated/index.js';
import { probe } from './probe.js';

/** Recorded behaviour of each part of a dialect. With HOOKWRIGHT_RECORD=1 the test updates it for review. */
export type Recorded = Readonly<Record<string, readonly string[]>>;

export function recordedFile(name: string): string {
  return fileURLToPath(new URL(`recorded/${name}.json`, import.meta.url));
}

export function readRecorded(name: string): Recorded {
  return JSON.parse(readFileSync(recordedFile(name), 'utf8'));
}

export async function documents(): Promise<Readonly<Record<string, Dialect>>> {
  return (await contract.dialects?.()) ?? {};
}

/** Returns the first part in which a document differs from the record. An error counts as a difference. */
export async function firstDifference(
  all: Readonly<Record<string, Dialect>>,
  known: Dialect,
  mutant: Dialect,
  recorded: Recorded,
): Promise<string | undefined> {
  try {
    const name = known.dialect;
    for await (const [part, seen] of probe({ ...all, [name]: mutant }, name, known)) {
      if (JSON.stringify(seen) !== JSON.stringify(recorded[part])) return part;
    }
    return undefined;
  } catch (error) {
    return String(error);
  }
}
