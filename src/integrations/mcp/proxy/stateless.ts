import { isRecord } from '../../../util/json.js';
import type { ToolRequest } from './tool-request.js';

/** Requests of a client without a handshake say themselves which revision of the protocol they are written in. */
const VERSION_KEY = 'io.modelcontextprotocol/protocolVersion';

export function isStatelessMeta(meta: unknown): meta is Record<string, unknown> {
  return isRecord(meta) && Object.hasOwn(meta, VERSION_KEY);
}

export function isStateless({ params }: ToolRequest): boolean {
  return isStatelessMeta(params['_meta']);
}

/** The tool has not run to its end: it needs something of the client, which then calls it again. */
export function isInputRequest(request: ToolRequest, result: Record<string, unknown>): boolean {
  return isStateless(request) && result['resultType'] === 'input_required';
}
