import type { CallableTool } from '@google/genai';
import { describe, expect, it } from 'vitest';
import { respond, say } from '../../../../../examples/agent/gemini-server.js';
import { executeToolWithHooks } from '../../../../../src/index.js';
import { withMcpHooks } from '../../../../../src/integrations/mcp/index.js';
import { stoppedByHook, withToolHooks } from '../../../../../src/integrations/model-sdks/ai-sdk/index.js';
import { getHookOutcome } from '../../../../../src/integrations/model-sdks/genai/index.js';
import { hookRunnable } from '../../../../../src/integrations/model-sdks/shared/runnable-tools.js';
import { startToolRun } from '../../../../../src/integrations/model-sdks/shared/tool-runners.js';
import { fieldsOf } from '../../../../../src/util/json.js';
import { makeHost, on, type Scripts } from '../../../../support/core/triggers/host.js';
import { makeWire } from '../../../../support/integrations/model-sdks/genai/wire.js';

const STOP = `echo '{"continue":false,"stopReason":"enough"}'`;
const stopping = ({ bash }: Scripts) => ({ AfterTool: on(bash(STOP)) });

/** Calls a tool like an SDK. Returns the value that it throws. */
async function thrownBy(tool: object, method: string, ...args: unknown[]): Promise<unknown> {
  const run = fieldsOf(tool)[method];
  if (typeof run !== 'function') throw new TypeError(`no method ${method}`);
  const called: Promise<unknown> = Reflect.apply(run, tool, args);
  return called.then(
    () => 'resolved',
    (error: unknown) => error,
  );
}

describe.each([
  ['an error', new Error('sk-1')],
  ['a string', 'sk-1'],
  ['undefined', undefined],
  ['a function', () => 'sk-1'],
])('Stop by AfterTool after a tool throws %s', (_what, thrown) => {
  const fail = () => Promise.reject(thrown);

  it('ends the loop of the AI SDK [X-71]', async () => {
    const { read } = withToolHooks({ read: { execute: fail } }, makeHost(stopping).config);
    const error = await thrownBy(read, 'execute', {}, { toolCallId: 'c1' });
    expect(error).toMatchObject({ name: 'ToolStoppedError', message: 'Agent execution stopped by hook: enough' });
    expect(stoppedByHook({ steps: [{ content: [{ type: 'tool-error', error }] }] })).toBe(true);
  });

  it.each([true, false])('ends the loop of a tool runner that catches errors: %s [X-71]', async (catches) => {
    const run = startToolRun({ config: makeHost(stopping).config, confirm: undefined }, catches);
    const tool = hookRunnable({ name: 'read', run: fail }, run);
    expect(await thrownBy(fieldsOf(tool), 'run', {})).toMatchObject({ name: 'ToolStoppedError' });
    expect(run.stop.signal.aborted).toBe(catches);
  });

  it('ends the automatic function calling of genai [X-71]', async () => {
    const tool: CallableTool = {
      tool: async () => ({ functionDeclarations: [{ name: 'read' }] }),
      callTool: fail,
    };
    const calls = respond([{ functionCall: { name: 'read', args: {} } }]);
    const wire = await makeWire(stopping, {
      model: ({ request }) => (request.contents.length === 1 ? calls : say('again')),
    });
    const response = await wire.models.generateContent({ model: 'm', contents: 'hi', config: { tools: [tool] } });
    expect(wire.server.calls).toHaveLength(1);
    expect(getHookOutcome(response)).toMatchObject({ stopped: true, reason: expect.stringContaining('enough') });
  });

  it('is returned by a call to an MCP server [X-71]', async () => {
    const client = {
      callTool: fail,
      listTools: async () => ({ tools: [] }),
      getServerVersion: () => ({ name: 'own' }),
    };
    const result = withMcpHooks(client, makeHost(stopping).config).callTool;
    expect(await Reflect.apply(result, client, [{ name: 'read' }])).toMatchObject({
      content: [{ type: 'text', text: 'Agent execution stopped by hook: enough' }],
      isError: true,
    });
  });
});

describe('executeToolWithHooks', () => {
  it('warns if a tool throws a string, because a stop cannot be recorded [X-71]', async () => {
    const warnings: string[] = [];
    const logger = { log: () => {}, warn: (text: string) => warnings.push(text) };
    const { config } = makeHost(stopping, { logger });
    await expect(executeToolWithHooks(config, 'read', {}, () => Promise.reject('sk-1'))).rejects.toBe('sk-1');
    expect(warnings).toEqual([
      'cannot record what AfterTool decided about read: the tool threw a string. Throw an Error.',
    ]);
  });
});
