import { appendFileSync } from 'node:fs';
import { messageOf, problem } from './exit.js';
import type { Outcome } from './outcome.js';

/** Appends an event and what came of it: a line when it began, and one when it ended. */
export function appendRecording(file: string, outcome: Outcome): void {
  const { event: eventName, input, ...rest } = outcome;
  const about = { v: 1, id: crypto.randomUUID(), pid: process.pid };
  const lines = [
    { ...about, kind: 'start', eventName, startedAt: new Date().toISOString(), input },
    { ...about, kind: 'end', eventName, ...rest },
  ];
  try {
    appendFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''), { mode: 0o600 });
  } catch (error) {
    throw problem(`the event was fired, but ${file} cannot be written: ${messageOf(error)}`);
  }
}
