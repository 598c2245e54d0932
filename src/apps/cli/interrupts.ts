import { Exit } from './exit.js';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs something that Ctrl-C ends in order: hooks first, then the command. A second one ends it at once. */
export async function interruptible<T>(use: (signal: AbortSignal) => Promise<T>): Promise<T | typeof Exit.interrupted> {
  const interrupted = new AbortController();
  const onSignal = (): void => {
    // What the hooks have started is ended by the runtime also when this process ends like this.
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
