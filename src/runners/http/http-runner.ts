import type { HttpHookConfig } from '../../../generated/index.js';
import type { HookAdapter } from '../../core/contract/index.js';
import { adapterOf } from '../../core/registry/adapter-of.js';
import { notSerializable } from '../../core/runner/could-not-run.js';
import type { HookRunResult, HookTypeHost, HookTypeRunner, RunContext } from '../../core/runner/hook-type-runner.js';
import { beginAdapted, readAdapted } from '../adapted-run.js';
import { HttpClient } from './http-client.js';

/** Runs http hooks: services that receive the JSON that a script would read. */
export class HttpRunner implements HookTypeRunner<HttpHookConfig> {
  readonly #client: HttpClient;

  constructor({ config }: HookTypeHost) {
    this.#client = new HttpClient(config);
  }

  async run(config: HttpHookConfig, context: RunContext): Promise<HookRunResult> {
    const adapter = adapterOf(config);
    if (adapter !== undefined) return this.#runAdapted(config, adapter, context);
    let body: Buffer;
    try {
      body = context.payload.bytes();
    } catch (error) {
      return notSerializable(error);
    }
    return this.#client.send(config, body, context);
  }

  /** Closes idle connections. Those in use close with their exchange. */
  dispose(): void {
    this.#client.close();
  }

  /** Runs an http hook of another agent. A successful response counts like exit code 0, a failed request like a failed start. */
  async #runAdapted(config: HttpHookConfig, adapter: HookAdapter, context: RunContext): Promise<HookRunResult> {
    const start = await beginAdapted(adapter, context);
    if ('ended' in start) return start.ended;
    const { run } = start;
    let hasResponse = false;
    const result = await this.#client.send(config, Buffer.from(run.stdin), context, (stdout) => {
      hasResponse = true;
      return readAdapted({ kind: 'exited', exitCode: 0, stdout, stderr: '' }, run, context);
    });
    if (hasResponse || result.skipped !== undefined || result.aborted) return result;
    const kind = result.timedOut ? 'timed-out' : 'spawn-failed';
    const why = result.error?.message;
    const { output, warnings } = readAdapted({ kind, stdout: '', stderr: '', why }, run, context);
    return { ...result, ...(output && { output }), ...(warnings && { warnings }) };
  }
}
