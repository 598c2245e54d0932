import { createInterface } from 'node:readline';
import type { Terminal } from './terminal.js';

/** Prompts for one line. Returns undefined on Ctrl-C, at the end of the input, or when the signal is aborted. */
export function promptLine(text: string, signal?: AbortSignal): Promise<string | undefined> {
  if (signal?.aborted) return Promise.resolve(undefined);
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  return new Promise((resolve) => {
    const end = (line: string | undefined): void => {
      signal?.removeEventListener('abort', cancel);
      lines.removeAllListeners('close');
      lines.close();
      resolve(line);
    };
    const cancel = (): void => end(undefined);
    signal?.addEventListener('abort', cancel);
    lines.on('SIGINT', cancel);
    lines.on('close', cancel);
    lines.question(text, (line) => end(line.trim()));
  });
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
