// Server with the current SDK: tools, a resource, a prompt, progress and cancellation.
import { McpServer } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { z } from 'zod';

serveStdio(() => {
  const server = new McpServer({ name: 'modern', version: '1.0.0' });
  server.registerTool(
    'echo',
    { description: 'says it again', inputSchema: z.object({ text: z.string() }) },
    ({ text }) => ({
      content: [{ type: 'text', text }],
    }),
  );
  server.registerTool(
    'sum',
    { inputSchema: z.object({ of: z.array(z.number()) }), outputSchema: z.object({ sum: z.number() }) },
    ({ of }) => {
      const structuredContent = { sum: of.reduce((a, b) => a + b, 0) };
      return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent };
    },
  );
  server.registerTool('wait', { inputSchema: z.object({ steps: z.number() }) }, async ({ steps }, { mcpReq }) => {
    const { progressToken } = mcpReq._meta ?? {};
    for (let step = 1; step <= steps && !mcpReq.signal.aborted; step++) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      if (progressToken === undefined) continue;
      await mcpReq.notify({
        method: 'notifications/progress',
        params: { progressToken, progress: step, total: steps },
      });
    }
    return { content: [{ type: 'text', text: 'waited' }] };
  });
  server.registerResource('one', 'test://one', {}, () => ({ contents: [{ uri: 'test://one', text: 'the resource' }] }));
  server.registerPrompt('greet', {}, () => ({
    messages: [{ role: 'user', content: { type: 'text', text: 'hello' } }],
  }));
  return server;
});
