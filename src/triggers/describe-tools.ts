import type { SdkToolList } from '../contract/index.js';
import { isRecord } from '../translate/json.js';

/** A tool that a model SDK calls by itself: an object with methods, not a definition. */
interface CallableTool {
  tool(): PromiseLike<unknown>;
}

/** The tools on offer as definitions, which is what a hook can read. */
export function describeTools(tools: SdkToolList = []): Promise<unknown[]> {
  return Promise.all(tools.map((tool) => (isCallable(tool) ? definitionOf(tool) : tool)));
}

function isCallable(tool: unknown): tool is CallableTool {
  return isRecord(tool) && typeof tool['tool'] === 'function' && typeof tool['callTool'] === 'function';
}

/** One that cannot say what it is must not keep the hooks from hearing of the others. */
async function definitionOf(tool: CallableTool): Promise<unknown> {
  try {
    return await tool.tool();
  } catch {
    return {};
  }
}
