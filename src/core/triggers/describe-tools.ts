import { abortListeners } from '../../util/abort.js';
import { messageOf } from '../../util/errors.js';
import { isRecord } from '../../util/json.js';
import type { SdkToolList } from '../contract/index.js';

/** How long all tools of one event together may take to say what they are. */
const PATIENCE_MS = 5_000;

export interface DescribeToolsOptions {
  signal?: AbortSignal | undefined;
  patienceMs?: number | undefined;
  /** Told of every tool that did not say what it is; by default whoever reads the warnings of the process. */
  warn?: ((text: string) => void) | undefined;
}

/** A tool that a model SDK calls by itself: an object with methods, not a definition. */
interface CallableTool {
  tool(): PromiseLike<unknown>;
}

/**
 * The tools on offer as definitions, which is what a hook can read. One that cannot say what it is, or not in time, is `{}`:
 * it must not keep the hooks from hearing of the others.
 */
export async function describeTools(
  tools: SdkToolList | undefined,
  { signal, patienceMs = PATIENCE_MS, warn = warnProcess }: DescribeToolsOptions = {},
): Promise<unknown[]> {
  const list: SdkToolList = Array.isArray(tools) ? tools : [];
  if (!list.some(isCallable)) return [...list];
  const limit = new Limit(patienceMs, signal);
  const describe = async (tool: unknown, at: number): Promise<unknown> => {
    if (!isCallable(tool)) return tool;
    try {
      return await Promise.race([tool.tool(), limit.reached]);
    } catch (error) {
      warn(`hooks: tool ${at + 1} of the request did not say what it is, hooks see {}: ${messageOf(error)}`);
      return {};
    }
  };
  try {
    return await Promise.all(list.map(describe));
  } finally {
    limit.release();
  }
}

/** Ends a wait with the caller's signal, or when it has lasted too long. */
class Limit {
  /** Rejects; it never resolves. */
  readonly reached: Promise<never>;
  readonly release: () => void;

  constructor(milliseconds: number, signal: AbortSignal | undefined) {
    let end: (why: unknown) => void = () => {};
    this.reached = new Promise((_, reject) => {
      end = reject;
    });
    // Whoever does not race against it any more must not hear of it as an unhandled rejection.
    this.reached.catch(() => {});
    const onAbort = (): void => end(signal?.reason);
    const timer = setTimeout(() => end(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
    const removeAbort = signal && abortListeners.add(signal, onAbort);
    if (signal?.aborted) onAbort();
    this.release = () => {
      clearTimeout(timer);
      removeAbort?.();
    };
  }
}

function isCallable(tool: unknown): tool is CallableTool {
  return isRecord(tool) && typeof tool['tool'] === 'function' && typeof tool['callTool'] === 'function';
}

function warnProcess(text: string): void {
  process.emitWarning(text, 'HookwrightWarning');
}
