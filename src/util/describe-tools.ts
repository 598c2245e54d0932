import { raceAbort } from './abort.js';
import { messageOf } from './errors.js';
import { isRecord } from './json.js';

/** Tools of one event are described at the same time. */
const MAX_DESCRIBE_MS = 5_000;

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
  tools: readonly unknown[] | undefined,
  { signal, timeoutMs = MAX_DESCRIBE_MS, warn = warnProcess }: DescribeToolsOptions = {},
): Promise<unknown[]> {
  const list: readonly unknown[] = Array.isArray(tools) ? tools : [];
  if (!list.some(isCallable)) return [...list];
  const describe = async (tool: unknown, index: number): Promise<unknown> => {
    if (!isCallable(tool)) return tool;
    try {
      return await raceAbort(tool.tool(), { signals: [signal], timeoutMs }, (cause) => {
        throw cause === 'abort' ? signal?.reason : new Error(`no response within ${timeoutMs} ms`);
      });
    } catch (error) {
      warn(`hooks: cannot describe tool ${index + 1} of the request, hooks see {}: ${messageOf(error)}`);
      return {};
    }
  };
  return Promise.all(list.map(describe));
}

function isCallable(tool: unknown): tool is CallableTool {
  return isRecord(tool) && typeof tool['tool'] === 'function' && typeof tool['callTool'] === 'function';
}

function warnProcess(text: string): void {
  process.emitWarning(text, 'HookwrightWarning');
}
