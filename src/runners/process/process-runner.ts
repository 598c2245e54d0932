import { basename } from 'node:path';
import { guarded } from '../../util/errors.js';
import { explainRuntimeLimit } from '../../util/runtime-limit.js';
import { type Semaphore, SemaphoreWait } from '../../util/semaphore.js';
import { type FifoPair, FifoPool } from './fifo-pool.js';
import { atHostExit, notAtHostExit } from './host-exit.js';
import { Launcher, launcherLimitOf } from './launcher/launcher.js';
import type { LauncherMode } from './launcher/launcher-mode.js';
import { LiveGroups } from './live-groups.js';
import {
  type LongRunningListener,
  LongRunningProcess,
  type LongRunningSpec,
  NotStarted,
} from './long-running-process.js';
import { FifoChannel, PipeChannel } from './output-channel.js';
import { PrivateDirectory } from './private-directory.js';
import { ProcessRun } from './process-run.js';
import { processSemaphore } from './process-semaphore.js';
import { type OutputChannels, startHere } from './process-start.js';
import {
  type NoticeLevel,
  type NoticeListener,
  notStarted,
  type ProcessOutcome,
  type ProcessSpec,
  timerOf,
  withLessTime,
} from './process-types.js';
import { explainSpawnError } from './spawn-error.js';
import { StdinSource } from './stdin-source.js';
import { type Announcement, Watchdog } from './watchdog.js';

export interface ProcessRunnerOptions {
  /** Called once for each limitation of the machine or the runtime. */
  onNotice?: NoticeListener | undefined;
  /** Limit on processes. Defaults to that of the whole host process. */
  slots?: Semaphore | undefined;
  launcher?: LauncherMode | undefined;
}

/** Runs commands, each in its own process group, and supervises every group until its last process has ended. */
export class ProcessRunner {
  readonly #onNotice: NoticeListener | undefined;
  readonly #slots: Semaphore;
  readonly #directory = new PrivateDirectory(() => this.#updateExitListener());
  readonly #running = new Set<ProcessRun>();
  readonly #waits = new Set<SemaphoreWait>();
  readonly #sources = new Set<StdinSource>();
  readonly #pool: FifoPool;
  readonly #watchdog: Watchdog;
  readonly #launcher: Launcher;
  readonly #groups: LiveGroups;
  #disposed = false;
  #killed = false;

  constructor(options: ProcessRunnerOptions = {}) {
    this.#onNotice = options.onNotice;
    this.#slots = options.slots ?? processSemaphore;
    this.#pool = new FifoPool(this.#directory, (why, level) => {
      this.#notice(`commands get plain pipes, which they cannot re-open through /dev/stderr: ${why}`, level);
    });
    this.#watchdog = new Watchdog(this.#directory, {
      ended: () => this.#updateExitListener(),
      missing: () => {
        this.#notice('commands outlive a host that is killed: the watchdog could not be started', 'warn');
      },
    });
    this.#launcher = new Launcher(options.launcher ?? 'auto', (why) => {
      this.#notice(`commands are started by the host itself, without a launcher: ${why}`, 'debug');
    });
    this.#groups = new LiveGroups({
      added: (pid, announcement) => {
        this.#watchdog.watch(pid, announcement);
        this.#updateExitListener();
      },
      removed: (pid) => {
        this.#watchdog.unwatch(pid);
        this.#stopHelpers();
        this.#updateExitListener();
      },
    });
  }

  /** Creates the standard input for all processes of one event. Release it after the last of them was started. */
  prepareStdin(bytes: Buffer): StdinSource {
    const source = new StdinSource(bytes, this.#directory, (released) => {
      this.#sources.delete(released);
    });
    this.#sources.add(source);
    return source;
  }

  /** Runs a command. Waits for a slot, and for named pipes if none is ready. Never rejects. */
  run(spec: ProcessSpec): Promise<ProcessOutcome> {
    const rejection = this.#whyRejected(spec);
    if (rejection !== undefined) return Promise.resolve(rejection);
    return this.#slots.take() ? this.#start(spec) : this.#wait(spec);
  }

  /** Maximum number of processes at once. */
  get bound(): number {
    return this.#slots.bound;
  }

  /**
   * Starts a long-running process, which takes no slot. It ends when it is terminated, when this runner is disposed with `kill`, or
   * with the host. Returns the error if it could not be started.
   */
  async startLongRunning(spec: LongRunningSpec, listener: LongRunningListener): Promise<LongRunningProcess | Error> {
    try {
      for (let ready = this.#prepare(spec.cwd); ready !== undefined; ready = this.#prepare(spec.cwd)) await ready;
      if (this.#disposed) return new Error('the process runner is disposed');
      return spec.whyNotStart?.() ?? this.#launchLongRunning(spec, listener);
    } catch (error) {
      const cause = error instanceof NotStarted ? await error.reason() : error;
      return explainSpawnError(cause, spec.file, spec.cwd);
    }
  }

  /** Rejects further and waiting commands, and frees the pool. With `kill`, running commands end as `aborted` at once. */
  dispose(options: { kill?: boolean } = {}): void {
    this.#disposed = true;
    if (options.kill) this.#killed = true;
    for (const wait of this.#waits) wait.end(options.kill ? 'aborted' : 'disposed');
    if (options.kill) {
      for (const run of this.#running) run.abandon();
      this.#running.clear();
      this.#groups.killAll();
    }
    this.#pool.close();
    for (const source of this.#sources) source.release();
    this.#directory.remove();
    this.#stopHelpers();
    this.#updateExitListener();
  }

  #stopHelpers(): void {
    if (!this.#disposed || this.#groups.size > 0 || this.#running.size > 0) return;
    this.#watchdog.stop();
    this.#launcher.stop();
  }

  #whyRejected({ signal }: ProcessSpec): ProcessOutcome | undefined {
    if (signal?.aborted || this.#killed) return notStarted('aborted');
    return this.#disposed ? notStarted('spawn-failed', new Error('the process runner is disposed')) : undefined;
  }

  /** Waits for a slot or, after a failed start, until the system may have enough resources again. */
  async #wait(
    spec: ProcessSpec,
    wait = new SemaphoreWait(this.#slots, timerOf(spec), spec.signal),
    lack?: unknown,
  ): Promise<ProcessOutcome> {
    const rejection = this.#whyRejected(spec);
    if (rejection !== undefined) return rejection;
    this.#waits.add(wait);
    const end = await wait.begin(lack !== undefined);
    this.#waits.delete(wait);
    switch (end) {
      case 'turn':
        return this.#start(spec, wait);
      case 'aborted':
        return notStarted('aborted');
      case 'disposed':
        return this.#whyRejected(spec) ?? notStarted('aborted');
      case 'too-long':
        return notStarted('not-asked', this.#whyNotStarted(spec, lack));
    }
  }

  /** Starts a command that has a slot. `lost` is true if the launcher lost it: it runs even if this runner is disposed. */
  #start(spec: ProcessSpec, wait?: SemaphoreWait, lost = false): Promise<ProcessOutcome> {
    const rejection = lost && !this.#killed && !spec.signal?.aborted ? undefined : this.#whyRejected(spec);
    if (rejection !== undefined) {
      this.#slots.giveBack();
      return Promise.resolve(rejection);
    }
    try {
      const preparing = lost ? this.#prepare(spec.cwd) : this.#prepareFor(spec);
      if (preparing !== undefined) return this.#startAfter(preparing, spec, wait, lost);
      const why = spec.whyNotStart?.();
      if (why !== undefined) {
        this.#slots.giveBack();
        return Promise.resolve(notStarted('refused', why));
      }
      const pair = this.#pool.openPair();
      // The pool is empty if its directory was deleted: it can be filled again.
      const refilling = pair === undefined ? this.#pool.wait(spec.cwd) : undefined;
      return refilling === undefined
        ? this.#launch(spec, pair, wait, lost)
        : this.#startAfter(refilling, spec, wait, lost);
    } catch (lack) {
      return this.#afterThrow(spec, wait, lack);
    }
  }

  /** Starts after a promise. If it resolves with a number, the command has that many milliseconds less. */
  #startAfter(
    ready: Promise<unknown>,
    spec: ProcessSpec,
    wait: SemaphoreWait | undefined,
    lost: boolean,
  ): Promise<ProcessOutcome> {
    return ready.then(
      (spentMs) => this.#start(typeof spentMs === 'number' ? withLessTime(spec, spentMs) : spec, wait, lost),
      (lack: unknown) => this.#retryLater(spec, wait, lack),
    );
  }

  #afterThrow(spec: ProcessSpec, wait: SemaphoreWait | undefined, cause: unknown): Promise<ProcessOutcome> {
    if (explainRuntimeLimit(cause) === undefined) return this.#retryLater(spec, wait, cause);
    this.#slots.giveBack();
    return Promise.resolve(notStarted('not-asked', explainSpawnError(cause, spec.file, spec.cwd)));
  }

  #retryLater(spec: ProcessSpec, wait: SemaphoreWait | undefined, lack: unknown): Promise<ProcessOutcome> {
    this.#slots.giveBackAndPause();
    return this.#wait(spec, wait, lack);
  }

  /** Prepares the start of a command. Resolves with the milliseconds that the launcher took. */
  #prepareFor(spec: ProcessSpec): Promise<number | undefined> | undefined {
    const prepared = this.#prepare(spec.cwd);
    const launcher = this.#launcher.wait(launcherLimitOf(spec));
    if (prepared === undefined) return launcher;
    return Promise.all([launcher, prepared]).then(([spentMs]) => spentMs);
  }

  /** Prepares pipes and watchdog for the start of any process. Undefined if they are ready. */
  #prepare(cwd: string): Promise<unknown> | undefined {
    const all = [this.#pool.wait(cwd), this.#watchdog.ensureStarted(cwd)];
    this.#updateExitListener();
    return all.every((one) => one === undefined) ? undefined : Promise.all(all);
  }

  #launchLongRunning(spec: LongRunningSpec, listener: LongRunningListener): LongRunningProcess {
    const channels = this.#openChannels(this.#pool.openPair());
    const { stdout, stderr, announcement } = channels;
    try {
      return new LongRunningProcess(spec, { groups: this.#groups, ...channels }, listener);
    } catch (error) {
      stdout.close();
      stderr.close();
      throw error;
    } finally {
      this.#watchdog.withdraw(announcement);
      this.#pool.refillWhenLow(spec.cwd);
    }
  }

  #openChannels(pair: FifoPair | undefined): OutputChannels & { announcement: Announcement } {
    if (pair === undefined)
      return { stdout: new PipeChannel(), stderr: new PipeChannel(), announcement: { slot: undefined } };
    const [stdout, stderr] = pair;
    return {
      stdout: new FifoChannel(this.#pool, stdout),
      stderr: new FifoChannel(this.#pool, stderr),
      announcement: this.#watchdog.announce(basename(stdout.path), basename(stderr.path)),
    };
  }

  #launch(
    spec: ProcessSpec,
    pair: FifoPair | undefined,
    wait: SemaphoreWait | undefined,
    lost: boolean,
  ): Promise<ProcessOutcome> {
    const channels = this.#openChannels(pair);
    // If the launcher lost the process, the host runs the command itself.
    const start = pair && !lost ? this.#launcher.startWith(pair) : startHere;
    const run = new ProcessRun(spec, { groups: this.#groups, slots: this.#slots, ...channels, start });
    this.#running.add(run);
    // Prepares for the next commands.
    this.#pool.refillWhenLow(spec.cwd);
    this.#launcher.startIfLarge();
    return run.outcome.then((outcome) => {
      this.#running.delete(run);
      this.#watchdog.withdraw(channels.announcement);
      return this.#after(run, outcome, spec, wait);
    });
  }

  #after(
    run: ProcessRun,
    outcome: ProcessOutcome,
    spec: ProcessSpec,
    wait: SemaphoreWait | undefined,
  ): ProcessOutcome | Promise<ProcessOutcome> {
    if (run.lack !== undefined) return this.#wait(spec, wait, run.lack);
    // The time until the start counts. A lost command gets the rest of its time again.
    if (run.lost) return this.#start(withLessTime(spec, run.pendingMs), wait, true);
    this.#stopHelpers();
    return outcome;
  }

  #whyNotStarted({ timeoutMs, file, cwd }: ProcessSpec, lack: unknown): Error {
    const why =
      lack === undefined
        ? `${this.#slots.bound} other commands were running, the maximum`
        : explainSpawnError(lack, file, cwd).message;
    return new Error(`could not be started for ${timeoutMs} ms, its timeout: ${why}`);
  }

  #updateExitListener(): void {
    const needed = this.#groups.size > 0 || (this.#directory.path !== undefined && !this.#watchdog.isRunning);
    if (needed) atHostExit(this.#onHostExit);
    else notAtHostExit(this.#onHostExit);
  }

  readonly #onHostExit = (): void => {
    this.#groups.killAll();
    this.#directory.remove();
  };

  #notice(text: string, level: NoticeLevel): void {
    // A notice must not break a command.
    guarded(() => this.#onNotice?.(text, level));
  }
}
