import type { CommandHookConfig, WorkerHookConfig } from '../../../generated/index.js';
import { explainRuntimeLimit } from '../../core/runner/could-not-run.js';
import type { HookRunResult, RunContext } from '../../core/runner/hook-type-runner.js';
import { messageOf } from '../../util/errors.js';
import type { ProcessRunnerOptions } from '../process/index.js';
import type { Programs } from './programs.js';

/** The way to the programs of one runner. What starts and watches processes is loaded with the first hook that is one. */
export class ProgramDoor {
  readonly #options: ProcessRunnerOptions;
  #programs: Programs | undefined;
  #loading: Promise<Programs> | undefined;
  #disposal: { kill?: boolean } | undefined;

  constructor(options: ProcessRunnerOptions) {
    this.#options = options;
  }

  run(config: CommandHookConfig | WorkerHookConfig, context: RunContext): Promise<HookRunResult> {
    if (this.#programs !== undefined) return this.#programs.run(config, context);
    return this.#load().then((programs) => programs.run(config, context));
  }

  /** Loads the programs before the first event. A failure is reported now, and by each hook that needs them. */
  async open(): Promise<void> {
    await this.#load().catch((error: unknown) => {
      const why = explainRuntimeLimit(error) ?? messageOf(error);
      this.#options.onNotice?.(`cannot run command and worker hooks: ${why}`, 'warn');
    });
  }

  renew(): void {
    this.#programs?.renew();
  }

  dispose(options: { kill?: boolean }): void {
    this.#disposal = options;
    this.#programs?.dispose(options);
  }

  #load(): Promise<Programs> {
    this.#loading ??= this.#make().catch((error: unknown) => {
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  }

  async #make(): Promise<Programs> {
    const { Programs } = await import('./programs.js');
    this.#programs = new Programs(this.#options);
    // Whoever still comes is told so by the programs themselves.
    if (this.#disposal !== undefined) this.#programs.dispose(this.#disposal);
    return this.#programs;
  }
}
