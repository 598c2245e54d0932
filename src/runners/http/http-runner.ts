import type { HttpHookConfig } from '../../../generated/index.js';
import { adapterOf } from '../../core/registry/adapter-of.js';
import type { HookRunResult, HookTypeRunner, RunContext } from '../../core/runner/hook-type-runner.js';
import { notSerializable } from '../../core/runner/not-serializable.js';

const DEFAULT_MAX_REQUEST_BYTES = 8 * 1024 * 1024;

/** A hook that is a service. It is sent what a script would read. */
export const httpRunner: HookTypeRunner<HttpHookConfig> = { run };

function run(config: HttpHookConfig, context: RunContext): Promise<HookRunResult> {
  const adapter = adapterOf(config);
  if (adapter !== undefined)
    return import('./adapted-http.js').then(({ runAdaptedHttp }) => runAdaptedHttp(config, adapter, context));
  let body: Buffer;
  try {
    body = context.payload.bytes();
  } catch (error) {
    return Promise.resolve(notSerializable(error));
  }
  const tooLong = whyTooLarge(config, body);
  return tooLong === undefined ? context.http.ask(config, body, context) : Promise.resolve(tooLong);
}

/** A large input must not switch a guard off: the hook could not run. */
export function whyTooLarge({ maxRequestBytes: most }: HttpHookConfig, body: Buffer): HookRunResult | undefined {
  const limit = most ?? DEFAULT_MAX_REQUEST_BYTES;
  if (body.length <= limit) return undefined;
  const text = `the input of ${body.length} bytes is larger than the ${limit} that are sent (maxRequestBytes)`;
  return { success: false, skipped: 'not-asked', error: new Error(text) };
}
