import type { HookRunResult, RunContext } from '../../core/runner/hook-type-runner.js';
import { attempt } from '../../util/errors.js';
import { readText } from '../read-output.js';

/** Complete response. */
export interface HttpResponse {
  readonly status: number;
  /** Content encoding, if there is one. */
  readonly encoding: string | undefined;
  readonly body: Buffer;
}

/** Reads the body of a successful response. */
export type ReadBody = (text: string) => HookRunResult;

/** "Content Too Large". */
const TOO_LARGE = 413;

/** Reads a response. With status 2xx, the body is the output; with 413 the hook could not run; any other status is a failure. */
export function readHttpResponse(
  { status, encoding, body }: HttpResponse,
  event: Pick<RunContext, 'contract' | 'route'>,
  hide: (text: string) => string,
  read: ReadBody = (text) => readText(text, event),
): HookRunResult {
  const stdoutBytes = body.length;
  if (encoding !== undefined && body.length > 0) {
    return { ...failed('responded with a content-encoding, which is not supported'), stdoutBytes };
  }
  const text = attempt(() => strictDecoder.decode(body), undefined);
  if (text === undefined) return { ...failed('responded with a body that is not UTF-8'), stdoutBytes };
  const stdout = hide(text);
  if (status >= 200 && status <= 299) return { ...read(stdout), stdout, stdoutBytes };
  // The service did not read the input. A large input must not bypass a guard.
  if (status === TOO_LARGE) {
    const why = 'responded with status 413: the input of the event is larger than it accepts';
    return { ...failed(why), skipped: 'not-asked', stdout, stdoutBytes };
  }
  const why = status >= 300 && status <= 399 ? ', and redirects are not followed' : '';
  return { ...failed(`responded with status ${status}${why}`), stdout, stdoutBytes };
}

const strictDecoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export function failed(why: string): HookRunResult {
  return { success: false, error: new Error(why) };
}
