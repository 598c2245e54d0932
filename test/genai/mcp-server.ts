import type { FunctionCall } from '@google/genai';
import { respond, type ScriptedModel, say } from '../../examples/agent/gemini-server.js';

type Input = Record<string, unknown>;

/** A client of an MCP server in this process, as the SDK's: with private fields, and no more than `mcpToTool` needs. */
export class NotesClient {
  readonly #tools: readonly string[];
  /** What its tools were called with. */
  readonly ran: Input[] = [];
  listed = 0;

  constructor(...tools: string[]) {
    this.#tools = tools.length === 0 ? ['write'] : tools;
  }

  getServerVersion(): { name: string } {
    return { name: 'notes' };
  }

  async listTools(_params?: unknown): Promise<{ tools: { name: string; inputSchema: object }[] }> {
    this.listed += 1;
    return { tools: this.#tools.map((name) => ({ name, inputSchema: { type: 'object' } })) };
  }

  async callTool({ arguments: input = {} }: { name: string; arguments?: Input }, ..._more: unknown[]): Promise<Input> {
    this.ran.push(input);
    return { content: [{ type: 'text', text: 'written' }] };
  }
}

/** Calls functions at the first request of a conversation, and speaks once it has results. */
export function callsOnce(...calls: FunctionCall[]): ScriptedModel {
  const parts = calls.map(({ name = '', args = {} }) => ({ functionCall: { name, args } }));
  return ({ request: { contents } }) =>
    contents.some((content) => content.parts?.some((part) => part.functionResponse)) ? say('Done.') : respond(parts);
}
