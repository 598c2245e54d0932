import { createInterface } from 'node:readline';
import type { Terminal } from './terminal.js';

/** Line that a person typed, or why there is none. */
export type Prompted = { readonly line: string } | { readonly line: undefined; readonly isInterrupted: boolean };

/** Prompts for one line. There is none after Ctrl-C, at the end of the input, or when the signal is aborted. */
export function prompt(text: string, signal?: AbortSignal): Promise<Prompted> {
  if (signal?.aborted) return Promise.resolve({ line: undefined, isInterrupted: false });
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  return new Promise((resolve) => {
    const end = (result: Prompted): void => {
      signal?.removeEventListener('abort', cancel);
      // Other listeners of `close` are those of readline: without them, the next prompt would echo each key twice.
      lines.off('close', cancel);
      lines.close();
      resolve(result);
    };
    const cancel = (): void => end({ line: undefined, isInterrupted: false });
    signal?.addEventListener('abort', cancel);
    lines.on('SIGINT', () => end({ line: undefined, isInterrupted: true }));
    lines.on('close', cancel);
    lines.question(text, (line) => end({ line: line.trim() }));
  });
}

/** Prompts for one line. Returns undefined on Ctrl-C, at the end of the input, or when the signal is aborted. */
export async function promptLine(text: string, signal?: AbortSignal): Promise<string | undefined> {
  return (await prompt(text, signal)).line;
}

/** Returns true if a person can be asked: both sides are a terminal. */
export function canPrompt(): boolean {
  return process.stdin.isTTY === true && process.stdout.isTTY === true;
}

/** Prompts for yes or no. Anything but yes means no; undefined means Ctrl-C or the end of the input. */
export async function confirm(
  terminal: Terminal,
  question: string,
  signal?: AbortSignal,
): Promise<boolean | undefined> {
  const line = await promptLine(terminal.style('bold', `${question} [y]es, [N]o: `), signal);
  return line === undefined ? undefined : /^y(?:es)?$/i.test(line);
}
