import type { CommandHookConfig, WorkerHookConfig } from '../../../generated/index.js';
import type { SanitizationConfig } from '../../core/contract/index.js';
import { adapterOf } from '../../core/registry/adapter-of.js';
import type { EventPayload } from '../../core/runner/event-payload.js';
import type {
  DisposeOptions,
  HookRunResult,
  HookTypeHost,
  HookTypeRunner,
  RunContext,
} from '../../core/runner/hook-type-runner.js';
import { askPort, attempt } from '../../util/errors.js';
import { ProcessRunner } from '../process/index.js';
import { WorkerPool } from '../worker/worker-pool.js';
import { runWorker } from '../worker/worker-runner.js';
import { runAdapted } from './adapted-command.js';
import { runCommandHook } from './command-runner.js';
import { HookEnvironment } from './environment.js';
import { HookState } from './hook-state.js';
import { type ProgramContext, ProgramEvent } from './program-context.js';

/** Runs command and worker hooks, which share their processes. */
export class ProgramRunner implements HookTypeRunner<CommandHookConfig | WorkerHookConfig> {
  readonly #host: HookTypeHost;
  readonly #processes: ProcessRunner;
  readonly #workers: WorkerPool;
  readonly #state: HookState;
  readonly #events = new WeakMap<EventPayload, ProgramEvent>();
  #environment: HookEnvironment | undefined;

  constructor(host: HookTypeHost) {
    const { onNotice, launcher, stateFolder } = host.options;
    this.#host = host;
    this.#processes = new ProcessRunner({ onNotice, launcher });
    this.#workers = new WorkerPool(this.#processes);
    this.#state = new HookState({ folder: stateFolder, warn: (text) => onNotice?.(text, 'warn') });
  }

  run(config: CommandHookConfig | WorkerHookConfig, context: RunContext): Promise<HookRunResult> {
    const programContext: ProgramContext = {
      ...context,
      processes: this.#processes,
      workers: this.#workers,
      environment: this.#readEnvironment(),
      event: this.#eventOf(context.payload),
      stateDir: this.#state.folderOf(config, context.payload.input.session_id),
    };
    if (config.type === 'worker') return runWorker(config, programContext);
    const adapter = adapterOf(config);
    return adapter === undefined ? runCommandHook(config, programContext) : runAdapted(config, adapter, programContext);
  }

  /** Reads the host's environment again, and restarts workers with it. */
  refresh(): void {
    this.#environment = undefined;
    this.#workers.renew();
  }

  dispose(options: DisposeOptions): void {
    this.#workers.dispose();
    this.#processes.dispose(options);
  }

  #readEnvironment(): HookEnvironment {
    const { config, contract, options } = this.#host;
    const warn = (text: string): unknown => options.onNotice?.(text, 'warn');
    this.#environment ??= new HookEnvironment(
      contract.version,
      this.#readSanitization(),
      () => askPort('getProjectDir', () => config.getProjectDir?.(), undefined, warn),
      options.environment,
    );
    return this.#environment;
  }

  /** Returns the host's redaction rules. If they cannot be read, every secret is redacted. */
  #readSanitization(): SanitizationConfig | undefined {
    return attempt(() => this.#host.config.getSanitizationConfig?.(), {
      enableEnvironmentVariableRedaction: true,
      allowedEnvironmentVariables: [],
      blockedEnvironmentVariables: [],
    });
  }

  #eventOf(payload: EventPayload): ProgramEvent {
    const existing = this.#events.get(payload);
    if (existing !== undefined) return existing;
    const event = new ProgramEvent(payload);
    this.#events.set(payload, event);
    return event;
  }
}
