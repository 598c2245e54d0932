import { createInterface } from 'node:readline';

/** What a process of the tests is told on its standard input. */
export interface Task {
  servers: string[];
  prefix: string;
  /** Of a policy server: hooks take up to so many milliseconds. */
  longestWait?: number;
  concurrency?: number;
  /** Of a host: what it asks about, how many at once, and how long it waits for each answer. */
  commands?: string[];
  atOnce?: number;
  timeout?: number;
  /** Of a host: what its events do when nobody answers. */
  onError?: 'allow' | 'block' | undefined;
}

/** What a process of the tests says, a line of JSON each. */
export interface Line {
  ready?: boolean;
  done?: boolean;
  heard?: string;
  command?: string;
  outcome?: string;
  text?: string;
  /** Whether the event was refused in the end. */
  blocked?: boolean;
  /** Of a host that is done: what it still waits for. */
  timers?: number;
}

/** The first line is the task; each further one says how far a host may ask. */
export function readTask(onLimit: (limit: number) => void = () => {}): Promise<Task> {
  return new Promise((resolve) => {
    const lines = createInterface({ input: process.stdin });
    lines.once('line', (text) => {
      resolve(JSON.parse(text));
      lines.on('line', (limit) => onLimit(Number(limit)));
    });
  });
}

/** Written at once: standard output is a pipe. */
export function say(line: Line): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

export function commandOf(input: unknown): string {
  const { tool_input }: { tool_input?: { command?: string } } = Object(input);
  return tool_input?.command ?? '';
}
