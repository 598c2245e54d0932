// Real clients with hooks. A process loads only the SDK that it uses.

export const CLIENTS = ['openai-chat', 'openai-responses', 'anthropic', 'genai', 'ai-sdk'];

/**
 * Returns a client. `ask` sends a conversation and returns its tool calls, with the messages to add. `answer` makes the
 * messages of results. `run` leaves the tools to the SDK. `known` has the totals that an aborted stream does not make
 * unknown.
 */
export async function clientOf(name) {
  const { client } = await import(`./clients/${name}.mjs`);
  return client;
}
