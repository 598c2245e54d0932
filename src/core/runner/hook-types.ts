import type { HookConfig } from '../../../generated/index.js';
import { messageOf } from '../../util/errors.js';
import { explainRuntimeLimit } from '../../util/runtime-limit.js';
import { couldNotRun, couldNotRunBecause } from './could-not-run.js';
import type {
  DisposeOptions,
  HookRunResult,
  HookTypeHost,
  HookTypeLoader,
  HookTypeRunner,
  HookTypeTable,
  RunContext,
} from './hook-type-runner.js';

/** The runners of one hook runner, each created with the first hook that needs it. */
export class HookTypes {
  readonly #loaders: ReadonlyMap<unknown, HookTypeLoader>;
  readonly #host: HookTypeHost;
  readonly #runners = new Map<HookTypeLoader, HookTypeRunner>();
  readonly #loading = new Map<HookTypeLoader, Promise<HookTypeRunner>>();
  #disposal: DisposeOptions | undefined;

  constructor(table: HookTypeTable, host: HookTypeHost) {
    this.#loaders = new Map<unknown, HookTypeLoader>(Object.entries(table));
    this.#host = host;
  }

  /** Runs a hook. Rejects if it could not run. */
  run(config: HookConfig, context: RunContext): Promise<HookRunResult> {
    const loader = this.#loaders.get(config.type);
    if (loader === undefined) return Promise.resolve(unknownType(config));
    const runner = this.#runnerOf(loader);
    if (!(runner instanceof Promise)) return runner.run(config, context);
    return runner.then(
      (loaded) => loaded.run(config, context),
      (error: unknown) => couldNotLoad(config, error),
    );
  }

  /** Loads the runners of these hooks before the first event. A failure is reported now, and by each hook that needs it. */
  async prepare(configs: readonly HookConfig[]): Promise<void> {
    const loaders = new Set(configs.map(({ type }) => this.#loaders.get(type)));
    await Promise.all([...loaders].map((loader) => loader && this.#prepare(loader)));
  }

  refresh(): void {
    for (const runner of this.#runners.values()) runner.refresh?.();
  }

  dispose(options: DisposeOptions): void {
    this.#disposal = options;
    for (const runner of this.#runners.values()) runner.dispose?.(options);
  }

  async #prepare(loader: HookTypeLoader): Promise<void> {
    try {
      await this.#runnerOf(loader);
    } catch (error) {
      const types = [...this.#loaders].filter(([, each]) => each === loader).map(([type]) => type);
      const why = explainRuntimeLimit(error) ?? messageOf(error);
      this.#host.options.onNotice?.(`cannot run ${types.join(' and ')} hooks: ${why}`, 'warn');
    }
  }

  /** Returns the runner of a loader, or its promise while it is loaded. If that fails, the next hook tries again. */
  #runnerOf(loader: HookTypeLoader): HookTypeRunner | Promise<HookTypeRunner> {
    const existing = this.#runners.get(loader) ?? this.#loading.get(loader);
    if (existing !== undefined) return existing;
    const created = loader(this.#host);
    if (!(created instanceof Promise)) return this.#add(loader, created);
    const loading = created.then((runner) => this.#add(loader, runner)).finally(() => this.#loading.delete(loader));
    this.#loading.set(loader, loading);
    return loading;
  }

  #add(loader: HookTypeLoader, runner: HookTypeRunner): HookTypeRunner {
    this.#runners.set(loader, runner);
    if (this.#disposal !== undefined) runner.dispose?.(this.#disposal);
    return runner;
  }
}

function couldNotLoad({ type }: HookConfig, cause: unknown): HookRunResult {
  if (explainRuntimeLimit(cause) !== undefined) return couldNotRun(cause);
  return couldNotRunBecause(new Error(`cannot load the runner of ${type} hooks: ${messageOf(cause)}`, { cause }));
}

function unknownType({ type }: HookConfig): HookRunResult {
  return { success: false, error: new Error(`cannot run the hook: unknown type ${JSON.stringify(type)}`) };
}
