import type { EventPayload } from '../../core/runner/event-payload.js';
import type { HookRunResult, RunContext } from '../../core/runner/hook-type-runner.js';
import { MAX_DEPTH } from '../../util/nesting-depth.js';
import type { ProcessRunner, StdinSource } from '../process/index.js';
import type { WorkerPool } from '../worker/worker-pool.js';
import type { HookEnvironment, Variables } from './environment.js';

/** Context of a hook that is a program: a command or a worker. */
export interface ProgramContext extends RunContext {
  readonly processes: ProcessRunner;
  readonly workers: WorkerPool;
  readonly environment: HookEnvironment;
  readonly event: ProgramEvent;
  /** Folder for the private state of the hook. Undefined if it could not be created. */
  readonly stateDir: string | undefined;
}

/** Standard input and environment variables of one event, shared by all its processes. */
export class ProgramEvent {
  readonly #payload: EventPayload;
  #stdin: StdinSource | undefined;
  #variables: Variables | undefined;

  constructor(payload: EventPayload) {
    this.#payload = payload;
  }

  /** Throws if the input cannot be serialized. */
  stdin(processes: ProcessRunner): StdinSource {
    this.#stdin ??= this.#prepareStdin(processes);
    return this.#stdin;
  }

  variables(environment: HookEnvironment): Variables {
    this.#variables ??= environment.forEvent(this.#payload.input);
    return this.#variables;
  }

  #prepareStdin(processes: ProcessRunner): StdinSource {
    const stdin = processes.prepareStdin(this.#payload.bytes());
    this.#payload.onRelease(() => {
      stdin.release();
      this.#stdin = undefined;
    });
    return stdin;
  }
}

/** Returns the result of a hook that is nested too deep, or undefined if it may run. */
export function whyTooDeep({ depth }: HookEnvironment): HookRunResult | undefined {
  if (depth < MAX_DEPTH) return undefined;
  const text = `not run: this agent was started by a hook, ${depth} levels deep, and hooks nest at most ${MAX_DEPTH} levels`;
  return { success: false, skipped: 'depth', error: new Error(text) };
}
