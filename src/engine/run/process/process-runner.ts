import { AbortListeners } from './abort-listeners.js';
import { FifoPool } from './fifo-pool.js';
import { LiveGroups } from './live-groups.js';
import { FifoChannel, type OutputChannel, PipeChannel } from './output-channel.js';
import { PrivateDirectory } from './private-directory.js';
import { ProcessRun } from './process-run.js';
import {
  type NoticeLevel,
  type NoticeListener,
  notStarted,
  type ProcessOutcome,
  type ProcessSpec,
} from './process-types.js';
import { StdinSource } from './stdin-source.js';
import { Watchdog } from './watchdog.js';

export interface ProcessRunnerOptions {
  /** Told once of each thing that the machine or the runtime keeps from being as it should. */
  onNotice?: NoticeListener | undefined;
}

/** Runs commands, each as a process group of its own, and answers for every group until nothing of it is left. */
export class ProcessRunner {
  readonly #onNotice: NoticeListener | undefined;
  readonly #directory = new PrivateDirectory(() => this.#updateExitListener());
  readonly #aborts = new AbortListeners();
  readonly #running = new Set<ProcessRun>();
  readonly #sources = new Set<StdinSource>();
  readonly #pool: FifoPool;
  readonly #watchdog: Watchdog;
  readonly #groups: LiveGroups;
  #listening = false;
  #disposed = false;

  constructor(options: ProcessRunnerOptions = {}) {
    this.#onNotice = options.onNotice;
    this.#pool = new FifoPool(this.#directory, (why, level) => {
      this.#notice(`commands get plain pipes, which they cannot re-open through /dev/stderr: ${why}`, level);
    });
    this.#watchdog = new Watchdog(this.#directory, () => this.#updateExitListener());
    this.#groups = new LiveGroups({
      added: (pid) => {
        this.#watchdog.watch(pid);
        this.#updateExitListener();
      },
      removed: (pid) => {
        this.#watchdog.unwatch(pid);
        if (this.#disposed && this.#groups.size === 0) this.#watchdog.stop();
        this.#updateExitListener();
      },
    });
  }

  /** Makes the first command as quick as the later ones. Optional. */
  async warmUp(): Promise<void> {
    if (this.#disposed) return;
    await this.#pool.wait();
    this.#startWatchdog();
  }

  /** The bytes of one event, for all its processes. Release it when the last of them was started. */
  prepareStdin(bytes: Buffer): StdinSource {
    const source = new StdinSource(bytes, this.#directory, (released) => {
      this.#sources.delete(released);
    });
    this.#sources.add(source);
    return source;
  }

  /** Never rejects. Starts at once, but for the wait for named pipes when none is ready. */
  run(spec: ProcessSpec): Promise<ProcessOutcome> {
    const waiting = this.#disposed || spec.signal?.aborted ? undefined : this.#pool.wait();
    return waiting === undefined ? this.#start(spec) : this.#startAfter(waiting, spec);
  }

  /** Groups with a member left, looked at now. */
  liveGroups(): number {
    this.#groups.sweep();
    return this.#groups.size;
  }

  /**
   * Takes no more commands and gives the pool back. Those that run go on, unless they are to be killed: then their
   * outcome is 'aborted' at once.
   */
  dispose(options: { kill?: boolean } = {}): void {
    this.#disposed = true;
    if (options.kill) {
      for (const run of this.#running) run.abandon();
      this.#groups.killAll();
    }
    this.#pool.close();
    for (const source of this.#sources) source.release();
    this.#directory.remove();
    if (this.#groups.size === 0) this.#watchdog.stop();
    this.#updateExitListener();
  }

  async #startAfter(waiting: Promise<void>, spec: ProcessSpec): Promise<ProcessOutcome> {
    for (let next: Promise<void> | undefined = waiting; next !== undefined; next = this.#pool.wait()) await next;
    return this.#start(spec);
  }

  #start(spec: ProcessSpec): Promise<ProcessOutcome> {
    if (spec.signal?.aborted) return Promise.resolve(notStarted('aborted'));
    if (this.#disposed) return Promise.resolve(notStarted('spawn-failed', new Error('the process runner is disposed')));
    const pair = this.#pool.openPair();
    // An empty pool here means that its directory was cleaned away: it can be filled anew.
    const refill = pair === undefined ? this.#pool.wait() : undefined;
    if (refill !== undefined) return this.#startAfter(refill, spec);
    const [stdout, stderr]: [OutputChannel, OutputChannel] = pair
      ? [new FifoChannel(this.#pool, pair[0]), new FifoChannel(this.#pool, pair[1])]
      : [new PipeChannel(), new PipeChannel()];
    const run = new ProcessRun(spec, { groups: this.#groups, aborts: this.#aborts, stdout, stderr });
    this.#running.add(run);
    // What the next commands and an untimely end of the host need, once this command is on its way.
    this.#pool.refillWhenLow();
    this.#startWatchdog();
    return run.outcome.finally(() => this.#running.delete(run));
  }

  #startWatchdog(): void {
    if (this.#watchdog.started) return;
    setImmediate(() => {
      if (!this.#disposed) this.#startWatchdogNow();
      this.#updateExitListener();
    });
  }

  #startWatchdogNow(): void {
    this.#watchdog.start();
    if (this.#watchdog.awake || process.platform === 'win32') return;
    this.#notice('commands outlive a host that is killed: what would end them could not be started', 'warn');
  }

  #updateExitListener(): void {
    const needed = this.#groups.size > 0 || (this.#directory.path !== undefined && !this.#watchdog.awake);
    if (needed === this.#listening) return;
    this.#listening = needed;
    if (needed) process.on('exit', this.#onHostExit);
    else process.removeListener('exit', this.#onHostExit);
  }

  readonly #onHostExit = (): void => {
    this.#groups.killAll();
    this.#directory.remove();
  };

  #notice(text: string, level: NoticeLevel): void {
    try {
      this.#onNotice?.(text, level);
    } catch {
      // A notice must not break a command.
    }
  }
}
