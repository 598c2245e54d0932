import { readdirSync, readFileSync } from 'node:fs';
import { attempt } from '../../../../src/util/errors.js';

/** Returns the processes with a home folder whose command line contains a text. */
export function processesOf(home: string, text = ''): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const isMeant = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(text);
        return isMeant && readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`HOME=${home}\0`);
      } catch {
        // The process ended meanwhile.
        return false;
      }
    });
}

/** Returns the daemons of a home folder, also those that lost their socket to a later one. */
export function daemonsOf(home: string): number[] {
  return processesOf(home, '\0--daemon');
}

/** Ends all daemons of a home folder, also one that is about to start. */
export async function endDaemons(home: string): Promise<void> {
  for (let quiet = 0; quiet < 10; quiet += 1) {
    const found = daemonsOf(home);
    if (found.length > 0) quiet = 0;
    for (const pid of found) attempt(() => process.kill(pid, 'SIGKILL'), false);
    await new Promise((next) => setTimeout(next, 50));
  }
}
