import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { signalGroup } from '../../../runners/process/group-signal.js';
import { plainShell } from '../../../runners/process/shell-command.js';
import { asError } from '../../../util/errors.js';
import { settleBefore } from '../../../util/timeouts.js';

// The server replaces the shell and leads the process group. A background process reads a pipe of the proxy; when the proxy
// exits for any reason, the pipe closes and the process kills the group: the server, its children and itself.
const SCRIPT = `
(trap '' TERM HUP INT; read -r line; kill -s KILL -- "-$$") <&3 >/dev/null 2>&1 &
exec "$@" 3<&-
`;

/** How long the server may take to exit after each step: closed input, SIGTERM. */
const GRACE_MS = 2000;

/** How the server exited. */
export interface ServerExit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Set if the server could not be started. */
  readonly error?: Error;
}

/** The MCP server as a child process, which does not outlive the proxy. Its standard error is inherited. */
export class ServerProcess {
  readonly stdin: Writable;
  readonly stdout: Readable;
  readonly exited: Promise<ServerExit>;
  readonly #child: ChildProcess;
  readonly #keepAlivePipe: Writable | undefined;
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
    const pipe = child.stdio[3];
    this.#keepAlivePipe = pipe && 'write' in pipe ? pipe : undefined;
    this.#keepAlivePipe?.on('error', () => {});
    const { stdin, stdout } = child;
    if (stdin === null || stdout === null) throw new Error('cannot start the server: it has no pipes');
    this.stdin = stdin;
    this.stdout = stdout;
    this.exited = this.#exit();
  }

  /** Shuts the server down as a client does: closes its input, then sends SIGTERM, then SIGKILL. */
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
      // Kills what is left of the group.
      this.#keepAlivePipe?.destroy();
    }
  }

  #signal(signal: NodeJS.Signals): void {
    if (!this.#hasExited && this.#child.pid !== undefined) signalGroup(this.#child.pid, signal);
  }
}
