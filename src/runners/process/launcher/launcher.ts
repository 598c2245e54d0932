import { isAbsolute } from 'node:path';
import { isExhaustion } from '../exhaustion.js';
import type { FifoPair } from '../fifo-pool.js';
import { type ProcessStart, startHere } from '../process-start.js';
import { type ProcessSpec, timerOf } from '../process-types.js';
import { isLargeHost, type LauncherMode, whyNoLauncher } from './launcher-mode.js';
import { LauncherProcess } from './launcher-process.js';

const RETRY_AFTER_MS = 1000;
const MAX_FAILURES = 3;

/**
 * Has commands started by a helper process, since to start one blocks its parent in proportion to the parent's memory.
 * Whenever the helper is not at hand, the host starts them itself; it waits for a helper only where one is `always` used.
 */
export class Launcher {
  readonly #mode: LauncherMode;
  readonly #onUnavailable: (why: string) => void;
  #helper: LauncherProcess | undefined;
  #startedAs = '';
  /** Helpers in a row that were of no use. */
  #failures = 0;
  #notBefore = 0;
  #over: boolean;

  constructor(mode: LauncherMode, onUnavailable: (why: string) => void) {
    this.#mode = mode;
    this.#onUnavailable = onUnavailable;
    this.#over = mode === 'never' || (mode === 'auto' && whyNoLauncher() !== undefined);
  }

  /** What to wait for before a command is started. Resolves with the milliseconds that it took; it never rejects. */
  wait(limitMs: number): Promise<number> | undefined {
    if (this.#mode !== 'always' || this.#helper?.isReady || this.#helper?.isLate) return undefined;
    this.#start();
    return this.#helper?.awaited(limitMs);
  }

  /** For a command that is on its way already: the next ones may find a helper. */
  consider(): void {
    if (this.#over || this.#helper !== undefined) return;
    if (this.#mode === 'always' || isLargeHost()) this.#start();
  }

  /** The way to start a command with these FIFOs. */
  startWith([stdout, stderr]: FifoPair): ProcessStart {
    const helper = this.#usable();
    if (helper === undefined) return startHere;
    return (spec, channels, listener) => {
      // The helper has a working directory of its own, so that a relative one would lead elsewhere.
      const stdin = isAbsolute(spec.cwd) ? spec.stdin.share() : undefined;
      if (stdin === undefined) {
        startHere(spec, channels, listener);
        return;
      }
      const { file, args, argv0, cwd } = spec;
      const env = flat(spec.env);
      const request = { file, args, argv0, cwd, env, stdin, stdout: stdout.path, stderr: stderr.path };
      helper.start(request, listener, launcherLimitOf(spec));
    };
  }

  /** The helper kills what it started and what has not ended, and leaves. */
  stop(): void {
    this.#over = true;
    this.#helper?.close();
    this.#helper = undefined;
  }

  /** A host that has become another user must not have commands started by the one it was. */
  #usable(): LauncherProcess | undefined {
    if (this.#helper?.isReady !== true) return undefined;
    if (this.#startedAs === user()) return this.#helper;
    this.#helper.retire();
    this.#helper = undefined;
    return undefined;
  }

  #start(): void {
    if (this.#over || this.#helper !== undefined || performance.now() < this.#notBefore) return;
    const why = whyNoLauncher();
    if (why === undefined) this.#helper = this.#startHelper();
    else this.#giveUp(why);
  }

  #startHelper(): LauncherProcess | undefined {
    this.#startedAs = user();
    try {
      const helper = new LauncherProcess((why) => {
        if (this.#helper === helper) this.#helper = undefined;
        if (helper.wasUseful) this.#failures = 0;
        else this.#failed(why);
      });
      return helper;
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
    if (this.#over) return;
    this.#over = true;
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

/** With what lies on the prototypes, as a start by the host would read it. */
function flat(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const variables: NodeJS.ProcessEnv = Object.create(null);
  for (const name in env) variables[name] = env[name];
  return variables;
}
