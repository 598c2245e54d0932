import { basename } from 'node:path';
import { explainRuntimeLimit } from '../../core/runner/could-not-run.js';
import { type ProcessSemaphore, processSemaphore } from '../../util/semaphore.js';
import { SemaphoreWait } from '../../util/semaphore-wait.js';
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
  /** Told once of each thing that the machine or the runtime keeps from being as it should. */
  onNotice?: NoticeListener | undefined;
  /** Those of the whole process, unless it is to have its own. */
  slots?: ProcessSemaphore | undefined;
  launcher?: LauncherMode | undefined;
}

/** Runs commands, each as a process group of its own, and answers for every group until nothing of it is left. */
export class ProcessRunner {
  readonly #onNotice: NoticeListener | undefined;
  readonly #slots: ProcessSemaphore;
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
        this.#notice('commands outlive a host that is killed: what would end them could not be started', 'warn');
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

  /** The bytes of one event, for all its processes. Release it when the last of them was started. */
  prepareStdin(bytes: Buffer): StdinSource {
    const source = new StdinSource(bytes, this.#directory, (released) => {
      this.#sources.delete(released);
    });
    this.#sources.add(source);
    return source;
  }

  /** Never rejects. Starts at once, but for the wait for a slot, and for named pipes when none is ready. */
  run(spec: ProcessSpec): Promise<ProcessOutcome> {
    const refusal = this.#refusalOf(spec);
    if (refusal !== undefined) return Promise.resolve(refusal);
    return this.#slots.take() ? this.#start(spec) : this.#wait(spec);
  }

  /** How many processes this one can afford at once. */
  get bound(): number {
    return this.#slots.bound;
  }

  /**
   * Starts a process that stays. It takes no slot, and ends when it is told to, with everything when all are killed, or with
   * the host. An error is why it could not be started.
   */
  async keep(spec: LongRunningSpec, listener: LongRunningListener): Promise<LongRunningProcess | Error> {
    try {
      for (let ready = this.#prepare(spec.cwd); ready !== undefined; ready = this.#prepare(spec.cwd)) await ready;
      if (this.#disposed) return new Error('the process runner is disposed');
      return spec.whyNotStart?.() ?? this.#launchKept(spec, listener);
    } catch (error) {
      const cause = error instanceof NotStarted ? await error.reason() : error;
      return explainSpawnError(cause, spec.file, spec.cwd);
    }
  }

  /**
   * Takes no more commands, nor those that wait, and gives the pool back. Those that run go on, unless they are to be
   * killed: then their outcome is 'aborted' at once.
   */
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

  #refusalOf({ signal }: ProcessSpec): ProcessOutcome | undefined {
    if (signal?.aborted || this.#killed) return notStarted('aborted');
    return this.#disposed ? notStarted('spawn-failed', new Error('the process runner is disposed')) : undefined;
  }

  /** Until a slot is free or, after a lack, until the system may have enough again. */
  async #wait(
    spec: ProcessSpec,
    wait = new SemaphoreWait(this.#slots, timerOf(spec), spec.signal),
    lack?: unknown,
  ): Promise<ProcessOutcome> {
    const refusal = this.#refusalOf(spec);
    if (refusal !== undefined) return refusal;
    this.#waits.add(wait);
    const end = await wait.begin(lack !== undefined);
    this.#waits.delete(wait);
    switch (end) {
      case 'turn':
        return this.#start(spec, wait);
      case 'aborted':
        return notStarted('aborted');
      case 'disposed':
        return this.#refusalOf(spec) ?? notStarted('aborted');
      case 'too-long':
        return notStarted('not-asked', this.#whyNotAsked(spec, lack));
    }
  }

  /** With a slot. `lost`: it was started once, and is owed an end even by a runner that takes no more commands. */
  #start(spec: ProcessSpec, wait?: SemaphoreWait, lost = false): Promise<ProcessOutcome> {
    const refusal = lost && !this.#killed && !spec.signal?.aborted ? undefined : this.#refusalOf(spec);
    if (refusal !== undefined) {
      this.#slots.giveBack();
      return Promise.resolve(refusal);
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
      // An empty pool here means that its directory was cleaned away: it can be filled anew.
      const refilling = pair === undefined ? this.#pool.wait(spec.cwd) : undefined;
      return refilling === undefined
        ? this.#launch(spec, pair, wait, lost)
        : this.#startAfter(refilling, spec, wait, lost);
    } catch (lack) {
      return this.#afterThrow(spec, wait, lack);
    }
  }

  /** If the promise resolves with a number, the command has so many milliseconds less. */
  #startAfter(
    ready: Promise<unknown>,
    spec: ProcessSpec,
    wait: SemaphoreWait | undefined,
    lost: boolean,
  ): Promise<ProcessOutcome> {
    return ready.then(
      (spentMs) => this.#start(typeof spentMs === 'number' ? withLessTime(spec, spentMs) : spec, wait, lost),
      (lack: unknown) => this.#again(spec, wait, lack),
    );
  }

  #afterThrow(spec: ProcessSpec, wait: SemaphoreWait | undefined, cause: unknown): Promise<ProcessOutcome> {
    if (explainRuntimeLimit(cause) === undefined) return this.#again(spec, wait, cause);
    this.#slots.giveBack();
    return Promise.resolve(notStarted('not-asked', explainSpawnError(cause, spec.file, spec.cwd)));
  }

  #again(spec: ProcessSpec, wait: SemaphoreWait | undefined, lack: unknown): Promise<ProcessOutcome> {
    this.#slots.giveBackForLack();
    return this.#wait(spec, wait, lack);
  }

  /** What has to be there before a command is started. Resolves with the milliseconds that the launcher took. */
  #prepareFor(spec: ProcessSpec): Promise<number | undefined> | undefined {
    const prepared = this.#prepare(spec.cwd);
    const launcher = this.#launcher.wait(launcherLimitOf(spec));
    if (prepared === undefined) return launcher;
    return Promise.all([launcher, prepared]).then(([spentMs]) => spentMs);
  }

  /** What has to be there before any process is started. */
  #prepare(cwd: string): Promise<unknown> | undefined {
    const all = [this.#pool.wait(cwd), this.#watchdog.stand(cwd)];
    this.#updateExitListener();
    return all.every((one) => one === undefined) ? undefined : Promise.all(all);
  }

  #launchKept(spec: LongRunningSpec, listener: LongRunningListener): LongRunningProcess {
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
    // Whom a launcher has lost the host asks itself.
    const start = pair && !lost ? this.#launcher.startWith(pair) : startHere;
    const run = new ProcessRun(spec, { groups: this.#groups, slots: this.#slots, ...channels, start });
    this.#running.add(run);
    // What the next commands need, once this one is on its way.
    this.#pool.refillWhenLow(spec.cwd);
    this.#launcher.consider();
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
    // The time until the start counts. A command that was started gets the rest once more: its exit code was lost.
    if (run.lost) return this.#start(withLessTime(spec, run.pendingMs), wait, true);
    this.#stopHelpers();
    return outcome;
  }

  #whyNotAsked({ timeoutMs, file, cwd }: ProcessSpec, lack: unknown): Error {
    const why =
      lack === undefined
        ? `${this.#slots.bound} others were running, and no more run at once`
        : explainSpawnError(lack, file, cwd).message;
    return new Error(`could not be started for ${timeoutMs} ms, which is its timeout: ${why}`);
  }

  #updateExitListener(): void {
    const needed = this.#groups.size > 0 || (this.#directory.path !== undefined && !this.#watchdog.awake);
    if (needed) atHostExit(this.#onHostExit);
    else notAtHostExit(this.#onHostExit);
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
