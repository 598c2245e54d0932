import { Exit } from './exit.js';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs a function with a signal that Ctrl-C aborts. A second Ctrl-C exits immediately. */
export async function interruptible<T>(use: (signal: AbortSignal) => Promise<T>): Promise<T | typeof Exit.interrupted> {
  const interrupted = new AbortController();
  const onSignal = (): void => {
    // The runtime kills the processes of hooks on exit, too.
    if (interrupted.signal.aborted) process.exit(Exit.interrupted);
    interrupted.abort();
  };
  for (const name of SIGNALS) process.on(name, onSignal);
  try {
    const result = await use(interrupted.signal);
    return interrupted.signal.aborted ? Exit.interrupted : result;
  } finally {
    for (const name of SIGNALS) process.off(name, onSignal);
  }
}
