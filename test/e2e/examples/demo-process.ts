import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { root, temporaryFolder } from './example-hooks.js';

const main = join(root, '.build/examples/demo/main.js');

export interface DemoProcess {
  child: ChildProcess;
  /** Returns standard output so far. */
  stdout(): string;
  /** Resolves when the demo has exited. */
  ended: Promise<{ code: number | null; stdout: string; stderr: string; leftBehind: string[] }>;
}

/** Starts the demo as `npm start` does, with its own temporary folder. */
export function startDemo(args: readonly string[] = [], environment: NodeJS.ProcessEnv = {}): DemoProcess {
  if (!existsSync(main)) throw new Error(`there is no ${main}: run npx tsc -b examples first`);
  const { NO_COLOR: _colour, GEMINI_API_KEY: _key, ...own } = process.env;
  const temporary = temporaryFolder();
  const child = spawn(process.execPath, [main, ...args], {
    env: { ...own, TMPDIR: temporary, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text;
  });
  const ended = once(child, 'close').then(([code]) => ({
    code,
    stdout,
    stderr,
    leftBehind: readdirSync(temporary).filter((name) => name.startsWith('hookwright-demo')),
  }));
  return { child, stdout: () => stdout, ended };
}

export function runDemo(args: readonly string[] = [], environment: NodeJS.ProcessEnv = {}) {
  return startDemo(args, environment).ended;
}

/** Removes durations and the name of the temporary folder. */
export function withoutChance(output: string): string {
  return output
    .replace(/ *[\d.]+ ms/g, ' # ms')
    .replace(/\S*hookwright-demo-\w+/g, '<temporary>')
    .trim();
}
