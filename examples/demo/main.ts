// Entry point of npm start. See options.ts for the options.
import { createInterface } from 'node:readline/promises';
import { jsonLines } from './json-lines.js';
import { type DemoOptions, HELP, MisuseError, readOptions } from './options.js';
import { painterFor } from './paint.js';
import { runDemo } from './run.js';
import { Timeline } from './timeline.js';

/** Exit codes as in shells: failure, invalid usage, Ctrl-C. */
const exitCodes = { failed: 1, misused: 2, interrupted: 130 };

try {
  process.exitCode = await main(readOptions(process.argv.slice(2), process.env));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${message}\n`);
  process.exitCode = error instanceof MisuseError ? exitCodes.misused : exitCodes.failed;
}

async function main({ prompt, apiKey, json, help }: DemoOptions): Promise<number> {
  const write = (text: string) => {
    process.stdout.write(text);
  };
  if (help) {
    write(HELP);
    return 0;
  }
  const timeline = new Timeline(write, painterFor(process.stdout, process.env));
  const show = json ? jsonLines(write) : timeline.show.bind(timeline);
  const signal = interruption();
  const permit = apiKey === undefined ? async () => true : (question: string) => askUser(question, signal);
  try {
    await runDemo({ prompt, apiKey, permit, show, signal });
    return 0;
  } catch (error) {
    if (signal.aborted) return exitCodes.interrupted;
    throw error;
  }
}

/**
 * Returns a signal that aborts on Ctrl-C or a closed output, so that the demo cleans up. A second Ctrl-C exits
 * immediately.
 */
function interruption(): AbortSignal {
  const controller = new AbortController();
  const interrupt = () => controller.abort();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, interrupt);
  process.stdout.on('error', interrupt);
  return controller.signal;
}

/** Asks the user for permission. Without a terminal the response is no, because a real model may call any command. */
async function askUser(question: string, signal: AbortSignal): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y/i.test(await terminal.question(`May the agent run ${question} ? [y/N] `, { signal }));
  } finally {
    terminal.close();
  }
}
