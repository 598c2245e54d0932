import { isGroupAlive, signalGroup } from './group-signal.js';
import type { Announcement } from './watchdog.js';

const KILL_AFTER_MS = 5000;
const SWEEP_EVERY_MS = 100;

/** Process group that may still have members. */
export interface LiveGroup {
  readonly pid: number;
  leaderReaped: boolean;
  /** True once the result was returned: only the sweep checks the group now. */
  released: boolean;
  /** Time of SIGTERM for the remaining processes. */
  terminateAt: number;
  /** Time of SIGKILL. */
  killAt: number;
}

export interface GroupObserver {
  added(pid: number, announcement: Announcement | undefined): void;
  removed(pid: number): void;
}

/**
 * All process groups that have not ended. Processes that outlive the result of their command get SIGTERM at the command's timeout
 * and SIGKILL five seconds later. The timer does not keep the host alive.
 */
export class LiveGroups {
  readonly #groups = new Set<LiveGroup>();
  readonly #observer: GroupObserver;
  #sweeping: NodeJS.Timeout | undefined;

  constructor(observer: GroupObserver) {
    this.#observer = observer;
  }

  get size(): number {
    return this.#groups.size;
  }

  add(pid: number, timeoutMs: number, announcement?: Announcement): LiveGroup {
    const terminateAt = performance.now() + timeoutMs;
    const group = { pid, leaderReaped: false, released: false, terminateAt, killAt: Number.POSITIVE_INFINITY };
    this.#groups.add(group);
    this.#observer.added(pid, announcement);
    return group;
  }

  /** Sends SIGTERM now, and SIGKILL later if the group is still alive. */
  terminate(group: LiveGroup): void {
    if (!this.#groups.has(group)) return;
    if (!isGroupAlive(group.pid, group.leaderReaped)) return;
    signalGroup(group.pid, 'SIGTERM');
    group.terminateAt = Number.POSITIVE_INFINITY;
    group.killAt = performance.now() + KILL_AFTER_MS;
    this.#startSweeping();
  }

  /** Called when the leader's exit was reported. */
  leaderExited(group: LiveGroup): void {
    group.leaderReaped = true;
    if (group.released) this.#check(group);
  }

  /** Called when the result is settled. Checks the group later, so that the result is not delayed. */
  release(group: LiveGroup): void {
    group.released = true;
    setImmediate(() => {
      if (this.#groups.has(group) && this.#check(group)) this.#startSweeping();
    });
  }

  /** Sends SIGKILL. The group counts as ended then, even if a zombie remains. */
  kill(group: LiveGroup): void {
    if (isGroupAlive(group.pid, group.leaderReaped)) signalGroup(group.pid, 'SIGKILL');
    this.#remove(group);
  }

  killAll(): void {
    for (const group of this.#groups) this.kill(group);
    this.#sweep();
  }

  /** Checks all groups, and removes those that have ended. */
  #sweep(): void {
    for (const group of this.#groups) this.#check(group);
    if (this.#groups.size > 0 || this.#sweeping === undefined) return;
    clearInterval(this.#sweeping);
    this.#sweeping = undefined;
  }

  #startSweeping(): void {
    this.#sweeping ??= setInterval(() => this.#sweep(), SWEEP_EVERY_MS).unref();
  }

  /** Returns true if the group is still alive. */
  #check(group: LiveGroup): boolean {
    const now = performance.now();
    if (now >= group.killAt) {
      this.kill(group);
      return false;
    }
    if (!group.released) return true;
    if (!isGroupAlive(group.pid, group.leaderReaped)) {
      this.#remove(group);
      return false;
    }
    if (now >= group.terminateAt) this.terminate(group);
    return true;
  }

  #remove(group: LiveGroup): void {
    if (this.#groups.delete(group)) this.#observer.removed(group.pid);
  }
}
