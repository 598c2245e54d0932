import type { HttpHookConfig } from '../../../generated/index.js';
import type { HookKind, HookOutcome, RunContext } from './hook-kind.js';
import { unwritable } from './unwritable.js';

const DEFAULT_MAX_REQUEST_BYTES = 8 * 1024 * 1024;

/** A hook that is a service. It is sent what a script would read. */
export const httpKind: HookKind<HttpHookConfig> = { run };

function run(config: HttpHookConfig, context: RunContext): Promise<HookOutcome> {
  let body: Buffer;
  try {
    body = context.payload.bytes();
  } catch (error) {
    return Promise.resolve(unwritable(error));
  }
  const { maxRequestBytes = DEFAULT_MAX_REQUEST_BYTES } = config;
  if (body.length > maxRequestBytes) return Promise.resolve(tooLarge(body.length, maxRequestBytes));
  return context.http.ask(config, body, context);
}

/** Whoever makes an input large must not be able to switch a guard off with it. */
function tooLarge(bytes: number, most: number): HookOutcome {
  const text = `the input of ${bytes} bytes is larger than the ${most} that are sent (maxRequestBytes)`;
  return { success: false, skipped: 'not-asked', error: new Error(text) };
}
