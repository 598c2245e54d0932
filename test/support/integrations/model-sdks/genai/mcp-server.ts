import type { FunctionCall } from '@google/genai';
import { respond, type ScriptedModel, say } from '../../../../../examples/agent/gemini-server.js';

type Input = Record<string, unknown>;

/** MCP client in this process. Has private fields like the SDK's, and only the methods that `mcpToTool` needs. */
export class NotesClient {
  readonly #tools: readonly string[];
  /** Inputs of the tool calls. */
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

/** Returns a model that calls functions on the first request, and responds with text once it has results. */
export function callsOnce(...calls: FunctionCall[]): ScriptedModel {
  const parts = calls.map(({ name = '', args = {} }) => ({ functionCall: { name, args } }));
  return ({ request: { contents } }) =>
    contents.some((content) => content.parts?.some((part) => part.functionResponse)) ? say('Done.') : respond(parts);
}
