import { abortListeners } from '../../util/abort.js';
import { messageOf } from '../../util/errors.js';
import { isRecord } from '../../util/json.js';
import type { SdkToolList } from '../contract/index.js';

/** Time limit for all tools of one event together. */
const DEFAULT_TIMEOUT_MS = 5_000;

export interface DescribeToolsOptions {
  signal?: AbortSignal | undefined;
  timeoutMs?: number | undefined;
  /** Called for every tool without a definition. Defaults to a warning of the process. */
  warn?: ((text: string) => void) | undefined;
}

/** Tool that a model SDK calls itself: an object with methods instead of a definition. */
interface CallableTool {
  tool(): PromiseLike<unknown>;
}

/**
 * Returns the definitions of tools, which hooks can read. A tool that fails to return its definition, or does so too late, is `{}`.
 */
export async function describeTools(
  tools: SdkToolList | undefined,
  { signal, timeoutMs = DEFAULT_TIMEOUT_MS, warn = warnProcess }: DescribeToolsOptions = {},
): Promise<unknown[]> {
  const list: SdkToolList = Array.isArray(tools) ? tools : [];
  if (!list.some(isCallable)) return [...list];
  const limit = new Limit(timeoutMs, signal);
  const describe = async (tool: unknown, index: number): Promise<unknown> => {
    if (!isCallable(tool)) return tool;
    try {
      return await Promise.race([tool.tool(), limit.reached]);
    } catch (error) {
      warn(`hooks: cannot describe tool ${index + 1} of the request, hooks see {}: ${messageOf(error)}`);
      return {};
    }
  };
  try {
    return await Promise.all(list.map(describe));
  } finally {
    limit.release();
  }
}

/** Time limit that the caller's signal ends early. */
class Limit {
  /** Rejects at the limit. Never resolves. */
  readonly reached: Promise<never>;
  readonly release: () => void;

  constructor(milliseconds: number, signal: AbortSignal | undefined) {
    let end: (why: unknown) => void = () => {};
    this.reached = new Promise((_, reject) => {
      end = reject;
    });
    // After the race its rejection is not handled elsewhere.
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
