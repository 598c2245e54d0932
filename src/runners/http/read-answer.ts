import type { HookRunResult, RunContext } from '../../core/runner/hook-type-runner.js';
import { readText } from '../command/read-exit.js';

/** A response that came whole. */
export interface Answer {
  readonly status: number;
  /** How the body is packed; undefined when it is as it is. */
  readonly encoding: string | undefined;
  readonly body: Buffer;
}

/** Reads the body of a successful response. */
export type ReadBody = (text: string) => HookRunResult;

/** "Content Too Large". */
const TOO_LARGE = 413;

/** 2xx is an answer: an object, a text, or nothing. Everything else is a failure, whatever its body says, or no asking at all. */
export function readAnswer(
  { status, encoding, body }: Answer,
  event: Pick<RunContext, 'contract' | 'route'>,
  hide: (text: string) => string,
  read: ReadBody = (text) => readText(text, event),
): HookRunResult {
  const stdoutBytes = body.length;
  if (encoding !== undefined && body.length > 0) {
    return { ...failed('answered in a form that is not read: send no content-encoding'), stdoutBytes };
  }
  const written = textOf(body);
  if (written === undefined) return { ...failed('answered what is no UTF-8 text'), stdoutBytes };
  const stdout = hide(written);
  if (status >= 200 && status <= 299) return { ...read(stdout), stdout, stdoutBytes };
  // It was not looked at, and whoever makes an input large must not be able to switch a guard off with it.
  if (status === TOO_LARGE) {
    const why = 'answered with status 413: the input of the event is larger than it takes';
    return { ...failed(why), skipped: 'not-asked', stdout, stdoutBytes };
  }
  const why = status >= 300 && status <= 399 ? ', and redirects are not followed' : '';
  return { ...failed(`answered with status ${status}${why}`), stdout, stdoutBytes };
}

const strictDecoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Returns undefined for bytes that are not UTF-8: they would be taken for a message. */
function textOf(body: Buffer): string | undefined {
  try {
    return strictDecoder.decode(body);
  } catch {
    return undefined;
  }
}

function failed(why: string): HookRunResult {
  return { success: false, error: new Error(why) };
}
