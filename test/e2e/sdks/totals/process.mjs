// A host process that a test commands, kills and starts again.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const PROGRAM = join(import.meta.dirname, 'host.mjs');

export class HostProcess {
  #child;
  #lines;

  /** Starts a host of a session. `state` is the folder of the user's state. */
  static async start({ name, url, id, state }) {
    const host = new HostProcess();
    const env = { ...process.env, XDG_STATE_HOME: state };
    host.#child = spawn(process.execPath, [PROGRAM, name, url, id], { env, stdio: ['pipe', 'pipe', 'inherit'] });
    host.#child.stdin.on('error', () => {});
    host.#lines = createInterface({ input: host.#child.stdout })[Symbol.asyncIterator]();
    await host.#next();
    return host;
  }

  /** Sends a command. Resolves with its result, or with undefined if the process ended before. */
  async call(...command) {
    this.#child.stdin.write(`${JSON.stringify(command)}\n`);
    return this.#next();
  }

  async #next() {
    const { value, done } = await this.#lines.next();
    return done ? undefined : JSON.parse(value).done;
  }

  async kill() {
    const isEnded = this.#child.exitCode !== null || this.#child.signalCode !== null;
    this.#child.kill('SIGKILL');
    if (!isEnded) await once(this.#child, 'close');
  }
}
