import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { signalGroup } from '../../../runners/process/group-signal.js';
import { plainShell } from '../../../runners/process/shell-command.js';
import { asError } from '../../../util/errors.js';
import { settleBefore } from '../../../util/timeouts.js';

// The server takes the place of the shell and leads the group. Its neighbour reads the other end of a pipe that a proxy
// which dies in any way cannot keep open, and then ends the group: the server, what it started, and itself.
const SCRIPT = `
(trap '' TERM HUP INT; read -r line; kill -s KILL -- "-$$") <&3 >/dev/null 2>&1 &
exec "$@" 3<&-
`;

/** How long the server has to end when it is asked, each time less politely. */
const GRACE_MS = 2000;

export interface ServerExit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** It never ran. */
  readonly error?: Error;
}

/** The server of the user, which does not outlive the proxy. What it says on standard error is the user's to read. */
export class ServerProcess {
  readonly stdin: Writable;
  readonly stdout: Readable;
  readonly exited: Promise<ServerExit>;
  readonly #child: ChildProcess;
  readonly #life: Writable | undefined;
  #hasExited = false;

  constructor(command: string, args: readonly string[]) {
    const isPosix = process.platform !== 'win32';
    const child = isPosix
      ? spawn(plainShell(), ['-c', SCRIPT, 'hookwright-mcp', command, ...args], {
          stdio: ['pipe', 'pipe', 'inherit', 'pipe'],
          detached: true,
        })
      : spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'], windowsHide: true });
    this.#child = child;
    const life = child.stdio[3];
    this.#life = life && 'write' in life ? life : undefined;
    this.#life?.on('error', () => {});
    const { stdin, stdout } = child;
    if (stdin === null || stdout === null) throw new Error('the server has no pipes');
    this.stdin = stdin;
    this.stdout = stdout;
    this.exited = this.#exit();
  }

  /** As a client does: no more input, then a signal, then the other one. */
  async end(): Promise<void> {
    this.stdin.end();
    await settleBefore(this.exited, GRACE_MS);
    await this.terminate();
  }

  async terminate(): Promise<void> {
    this.#signal('SIGTERM');
    await settleBefore(this.exited, GRACE_MS);
    this.#signal('SIGKILL');
    await this.exited;
  }

  async #exit(): Promise<ServerExit> {
    try {
      const [code, signal] = await once(this.#child, 'exit');
      return { code, signal };
    } catch (error) {
      return { code: null, signal: null, error: asError(error) };
    } finally {
      this.#hasExited = true;
      // What is left of the group ends by this.
      this.#life?.destroy();
    }
  }

  #signal(signal: NodeJS.Signals): void {
    if (!this.#hasExited && this.#child.pid !== undefined) signalGroup(this.#child.pid, signal);
  }
}
