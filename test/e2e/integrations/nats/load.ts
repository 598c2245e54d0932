import type { Line, Task } from './process-lines.js';
import { type FleetProcess, fleetPrograms } from './processes.js';

export interface Result {
  readonly outcome: string;
  readonly text: string;
  /** True if the event was blocked. */
  readonly blocked: boolean;
}

/** onError of each host. The first host sends the requests with even numbers. */
export const POLICIES = ['block', 'allow'] as const;

/** Policy servers and hosts that request decisions from them, all child processes, and their reported results. */
export class Load {
  readonly results = new Map<string, Result[]>();
  /** How often a policy server started to handle each command. */
  readonly started = new Map<string, number>();
  readonly leftTimers: number[] = [];
  readonly policyServers: FleetProcess[] = [];
  readonly #hosts: { process: FleetProcess; commands: string[] }[] = [];
  readonly #programs = fleetPrograms();
  readonly #task: Task;
  #limit = 0;
  #watchers: { count: number; resolve: () => void }[] = [];

  constructor(task: Task) {
    this.#task = task;
  }

  async startPolicyServer(index: number): Promise<void> {
    const started = this.#programs.policyServer(this.#task, (line) => this.#read(line));
    this.policyServers[index] = started;
    await started.ready;
  }

  async startHost(index: number, commands: string[]): Promise<void> {
    const onError = POLICIES[index];
    const process = this.#programs.requestingHost({ ...this.#task, commands, onError }, (line) => this.#read(line));
    this.#hosts[index] = { process, commands };
    process.allow(this.#limit);
    await process.ready;
  }

  /** Kills a host. Its replacement sends the commands that have no result yet. */
  async replaceHost(index: number): Promise<void> {
    const host = this.#hosts[index];
    await host?.process.kill();
    await this.startHost(index, host?.commands.filter((command) => !this.results.has(command)) ?? []);
  }

  /** Lets hosts send requests up to this number. */
  allow(limit: number): void {
    this.#limit = limit;
    for (const { process } of this.#hosts) process.allow(limit);
  }

  /** Resolves once so many requests have a result. */
  async reached(count: number): Promise<void> {
    if (this.results.size >= count) return;
    await new Promise<void>((resolve) => this.#watchers.push({ count, resolve }));
  }

  /** Exit codes or signals of the hosts. */
  ended(): Promise<(number | string)[]> {
    return Promise.all(this.#hosts.map(({ process }) => process.ended));
  }

  async stopPolicyServer(index: number): Promise<number | string | undefined> {
    this.policyServers[index]?.child.kill('SIGTERM');
    return this.policyServers[index]?.ended;
  }

  async kill(): Promise<void> {
    const all = [...this.policyServers, ...this.#hosts.map(({ process }) => process)];
    await Promise.all(all.map((each) => each.kill()));
  }

  #read({ command, outcome = '', text = '', blocked = false, started, timers }: Line): void {
    if (started !== undefined) this.started.set(started, (this.started.get(started) ?? 0) + 1);
    if (timers !== undefined) this.leftTimers.push(timers);
    if (command === undefined) return;
    this.results.set(command, [...(this.results.get(command) ?? []), { outcome, text, blocked }]);
    const due = this.#watchers.filter(({ count }) => count <= this.results.size);
    this.#watchers = this.#watchers.filter((watcher) => !due.includes(watcher));
    for (const { resolve } of due) resolve();
  }
}
