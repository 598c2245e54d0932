import { expect, it } from 'vitest';
import { requestedName } from '../../../../src/core/events/event-input.js';
import { executeToolWithHooks } from '../../../../src/index.js';
import { makeHost } from '../../../support/core/triggers/host.js';

const mcpContext = { server_name: 'notes', tool_name: 'write' };
const options = { mcpContext, originalRequestName: 'write' };
const denied = [{ matcher: '^write$', hooks: [{ type: 'command' as const, command: 'echo no >&2; exit 2' }] }];

it('matches guards by the requested name of an MCP tool, for every way to fire [PLN-1, EVT-17]', async () => {
  const { config } = makeHost(() => ({ BeforeTool: denied }));
  const ran: unknown[] = [];
  const run = async (input: object) => {
    ran.push(input);
    return { llmContent: 'done' };
  };
  const blocked = await executeToolWithHooks(config, 'mcp__notes__write', {}, run, options);
  expect([blocked.llmContent, ran]).toEqual(['Tool execution blocked: no', []]);
  const fields = { tool_name: 'mcp__notes__write', tool_input: {}, mcp_context: mcpContext };
  const handler = config.getHookSystem()?.getEventHandler();
  const asked = await handler?.fire('BeforeTool', { ...fields, original_request_name: 'write' });
  expect(asked?.finalOutput?.isBlockingDecision()).toBe(true);
  expect(asked?.trace.hooks).toMatchObject([{ verdict: 'ran' }]);
  const other = await handler?.fire('BeforeTool', fields);
  expect(other?.trace.hooks).toMatchObject([{ verdict: 'matcher' }]);
});

it('ignores the requested name if the tool is not an MCP tool [PLN-1]', async () => {
  const { config } = makeHost(() => ({ BeforeTool: denied }));
  const run = async () => ({ llmContent: 'done' });
  const given = await executeToolWithHooks(config, 'edit', {}, run, { originalRequestName: 'write' });
  expect(given.llmContent).toBe('done');
});

it('truncates a long requested name just beyond the match limit [PLN-11]', async () => {
  const requested = (length: number) => requestedName({ originalRequestName: 'x'.repeat(length) }, 'param')?.length;
  expect([256, 257, 9_000].map(requested)).toEqual([256, 257, 257]);
  const { config } = makeHost(() => ({ BeforeTool: denied }));
  const long = { mcpContext, originalRequestName: 'x'.repeat(9_000) };
  const blocked = await executeToolWithHooks(config, 'mcp__notes__read', {}, async () => ({ llmContent: '' }), long);
  expect(blocked.error?.type).toBe('execution_failed');
});
