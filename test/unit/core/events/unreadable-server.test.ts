import { expect, it } from 'vitest';
import { routes } from '../../../../generated/index.js';
import { isMcpTool } from '../../../../src/core/events/event-input.js';

const throwing = (name: string) =>
  Object.defineProperty({}, name, {
    get: () => {
      throw new Error('no');
    },
  });

it.each(['param', 'field'] as const)(
  'a tool counts as an MCP tool if its server cannot be read: %s [EVT-17]',
  (side) => {
    const name = side === 'param' ? 'mcpContext' : 'mcp_context';
    const ofTool = (source: Readonly<Record<string, unknown>>) => isMcpTool(routes.BeforeTool, source, side);
    expect(ofTool(throwing(name))).toBe(true);
    expect(ofTool({ [name]: { server_name: 'x' } })).toBe(true);
    expect([{}, { [name]: undefined }, { [name]: null }, { [name]: 'x' }].map(ofTool)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(isMcpTool(routes.SessionStart, throwing(name), side)).toBe(false);
  },
);
