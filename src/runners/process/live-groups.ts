import { isGroupAlive, signalGroup } from './group-signal.js';
import type { Announcement } from './watchdog.js';

const KILL_AFTER_MS = 5000;
const SWEEP_EVERY_MS = 100;

/** A process group that we started and that may have members left. */
export interface LiveGroup {
  readonly pid: number;
  leaderReaped: boolean;
  /** The result was handed over: from here on only the sweep looks after the group. */
  released: boolean;
  /** When what is left is asked to end, and when it is made to. */
  terminateAt: number;
  killAt: number;
}

export interface GroupObserver {
  added(pid: number, announcement: Announcement | undefined): void;
  removed(pid: number): void;
}

/**
 * All unfinished groups. Whatever outlives the result of its command is asked to end when the command's time is up and
 * killed five seconds later, judged by the state of the group itself, on a timer that never keeps the host alive.
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

  /** The polite signal now, the other one later if it was not heeded. */
  terminate(group: LiveGroup): void {
    if (!this.#groups.has(group)) return;
    if (!isGroupAlive(group.pid, group.leaderReaped)) return;
    signalGroup(group.pid, 'SIGTERM');
    group.terminateAt = Number.POSITIVE_INFINITY;
    group.killAt = performance.now() + KILL_AFTER_MS;
    this.#startSweeping();
  }

  /** Node has seen the leader's exit. */
  leaderExited(group: LiveGroup): void {
    group.leaderReaped = true;
    if (group.released) this.#check(group);
  }

  /** The result is settled. Whoever waits for it should not wait for the look at what is left of the group as well. */
  release(group: LiveGroup): void {
    group.released = true;
    setImmediate(() => {
      if (this.#groups.has(group) && this.#check(group)) this.#startSweeping();
    });
  }

  /** Nothing can refuse this signal, so the group counts as finished; a zombie that nobody reaps must not hold it open. */
  kill(group: LiveGroup): void {
    if (isGroupAlive(group.pid, group.leaderReaped)) signalGroup(group.pid, 'SIGKILL');
    this.#remove(group);
  }

  killAll(): void {
    for (const group of this.#groups) this.kill(group);
    this.#sweep();
  }

  /** Looks at the real state now; the groups that are gone are forgotten. */
  #sweep(): void {
    for (const group of this.#groups) this.#check(group);
    if (this.#groups.size > 0 || this.#sweeping === undefined) return;
    clearInterval(this.#sweeping);
    this.#sweeping = undefined;
  }

  #startSweeping(): void {
    this.#sweeping ??= setInterval(() => this.#sweep(), SWEEP_EVERY_MS).unref();
  }

  /** True while there is something left to look after. */
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
