import { isAbsolute } from 'node:path';
import type { FifoPair } from '../fifo-pool.js';
import { type ProcessStart, startHere } from '../process-start.js';
import { type ProcessSpec, timerOf } from '../process-types.js';
import { isExhaustion } from '../spawn-error.js';
import { isLargeHost, type LauncherMode, whyNoLauncher } from './launcher-mode.js';
import { LauncherProcess } from './launcher-process.js';

const RETRY_AFTER_MS = 1000;
const MAX_FAILURES = 3;

/**
 * Starts commands through a small process: a start blocks the parent in proportion to its memory. If that process is not ready,
 * the host starts the command itself, except in the mode `always`, in which it waits.
 */
export class Launcher {
  readonly #mode: LauncherMode;
  readonly #onUnavailable: (why: string) => void;
  #launcherProcess: LauncherProcess | undefined;
  #startedAs = '';
  /** Consecutive launcher processes that ran no command. */
  #failures = 0;
  #notBefore = 0;
  #disabled: boolean;

  constructor(mode: LauncherMode, onUnavailable: (why: string) => void) {
    this.#mode = mode;
    this.#onUnavailable = onUnavailable;
    this.#disabled = mode === 'never' || (mode === 'auto' && whyNoLauncher() !== undefined);
  }

  /** Waits for the launcher process in the mode `always`. Resolves with the milliseconds that it took; never rejects. */
  wait(limitMs: number): Promise<number> | undefined {
    if (this.#mode !== 'always' || this.#launcherProcess?.isReady || this.#launcherProcess?.isLate) return undefined;
    this.#start();
    return this.#launcherProcess?.waitUntilReady(limitMs);
  }

  /** Starts a launcher process for the next commands, if the host is large. */
  startIfLarge(): void {
    if (this.#disabled || this.#launcherProcess !== undefined) return;
    if (this.#mode === 'always' || isLargeHost()) this.#start();
  }

  /** Returns a function that starts a command with these FIFOs. */
  startWith([stdout, stderr]: FifoPair): ProcessStart {
    const launcherProcess = this.#usable();
    if (launcherProcess === undefined) return startHere;
    return (spec, channels, listener) => {
      // A relative working directory would differ in the launcher process.
      const stdin = isAbsolute(spec.cwd) ? spec.stdin.share() : undefined;
      if (stdin === undefined) {
        startHere(spec, channels, listener);
        return;
      }
      const { file, args, argv0, cwd } = spec;
      const env = flatten(spec.env);
      const request = { file, args, argv0, cwd, env, stdin, stdout: stdout.path, stderr: stderr.path };
      launcherProcess.start(request, listener, launcherLimitOf(spec));
    };
  }

  /** Ends the launcher process, which kills the commands that still run. */
  stop(): void {
    this.#disabled = true;
    this.#launcherProcess?.close();
    this.#launcherProcess = undefined;
  }

  /** Returns the launcher process if it is ready and runs as the current user of the host. */
  #usable(): LauncherProcess | undefined {
    if (this.#launcherProcess?.isReady !== true) return undefined;
    if (this.#startedAs === user()) return this.#launcherProcess;
    this.#launcherProcess.retire();
    this.#launcherProcess = undefined;
    return undefined;
  }

  #start(): void {
    if (this.#disabled || this.#launcherProcess !== undefined || performance.now() < this.#notBefore) return;
    const why = whyNoLauncher();
    if (why === undefined) this.#launcherProcess = this.#startProcess();
    else this.#giveUp(why);
  }

  #startProcess(): LauncherProcess | undefined {
    this.#startedAs = user();
    try {
      const launcherProcess = new LauncherProcess((why) => {
        if (this.#launcherProcess === launcherProcess) this.#launcherProcess = undefined;
        if (launcherProcess.wasUseful) this.#failures = 0;
        else this.#failed(why);
      });
      return launcherProcess;
    } catch (error) {
      this.#failed(error);
      return undefined;
    }
  }

  #failed(why: unknown): void {
    this.#notBefore = performance.now() + RETRY_AFTER_MS;
    if (isExhaustion(why)) return;
    this.#failures += 1;
    if (this.#failures >= MAX_FAILURES) this.#giveUp(String(why));
  }

  #giveUp(why: string): void {
    if (this.#disabled) return;
    this.#disabled = true;
    this.#onUnavailable(why);
  }
}

/** Half of a command's time may be spent on the launcher. The rest is for the command, started by the host. */
export function launcherLimitOf(spec: ProcessSpec): number {
  return timerOf(spec) / 2;
}

function user(): string {
  return [process.getuid?.(), process.geteuid?.(), process.getgid?.(), process.getegid?.()].join(' ');
}

/** Copies variables with those of the prototypes, which spawn reads too. */
function flatten(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const variables: NodeJS.ProcessEnv = Object.create(null);
  for (const name in env) variables[name] = env[name];
  return variables;
}
