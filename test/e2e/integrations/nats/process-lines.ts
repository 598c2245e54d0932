import { createInterface } from 'node:readline';

/** Task that a test process reads from stdin. */
export interface Task {
  servers: string[];
  prefix: string;
  /** Policy server: the longest time a hook takes, in milliseconds. */
  longestWait?: number;
  concurrency?: number;
  /** Host: its commands, how many it sends at once, and the timeout of each request. */
  commands?: string[];
  atOnce?: number;
  timeout?: number;
  /** Host: onError of its bus hook. */
  onError?: 'allow' | 'block' | undefined;
}

/** One line of JSON that a test process prints. */
export interface Line {
  ready?: boolean;
  done?: boolean;
  started?: string;
  command?: string;
  outcome?: string;
  text?: string;
  /** True if the event was blocked. */
  blocked?: boolean;
  /** Host that is finished: the number of its active timers. */
  timers?: number;
}

/** Reads the task from the first line, and from each further line the number up to which a host may send. */
export function readTask(onLimit: (limit: number) => void = () => {}): Promise<Task> {
  return new Promise((resolve) => {
    const lines = createInterface({ input: process.stdin });
    lines.once('line', (text) => {
      resolve(JSON.parse(text));
      lines.on('line', (limit) => onLimit(Number(limit)));
    });
  });
}

/** Not buffered: stdout is a pipe. */
export function say(line: Line): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

export function commandOf(input: unknown): string {
  const { tool_input }: { tool_input?: { command?: string } } = Object(input);
  return tool_input?.command ?? '';
}
