import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { LoadConfigOptions } from '../../../../src/system/index.js';
import { fireEvent, foreignProject } from '../../../support/config/dialects/foreign-project.js';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: Record<string, unknown>;
}

/** Starts a local server. Returns its URL and the requests it received. */
async function serve(respond: (response: ServerResponse) => void) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    received.push({ headers: request.headers, body: JSON.parse(text) });
    respond(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook`, received };
}

const shellCall = { hook_event_name: 'BeforeTool', tool_name: 'run_shell_command', tool_input: { command: 'ls' } };

async function fire(
  dialect: string,
  entry: object,
  options: { httpAllowedEnv?: LoadConfigOptions['httpAllowedEnv'] } = {},
) {
  const isClaude = dialect === 'claude-code';
  const file = isClaude ? '.claude/settings.json' : '.github/hooks/hooks.json';
  const hooks = isClaude ? { PreToolUse: [{ matcher: 'Bash', hooks: [entry] }] } : { preToolUse: [entry] };
  const { config } = await foreignProject({ [file]: { hooks } }, { dialects: [dialect], ...options });
  expect(config.problems).toEqual([]);
  const { finalOutput, hookResults } = await fireEvent(config, shellCall);
  return {
    blocks: finalOutput?.isBlockingDecision() ?? false,
    reason: finalOutput?.getEffectiveReason(),
    results: hookResults,
  };
}

const json =
  (body: object, status = 200) =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };

const claudeDeny = {
  hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: 'deny', permissionDecisionReason: 'no' },
};
const copilotDeny = { permissionDecision: 'deny', permissionDecisionReason: 'no' };

describe('http hooks of other agents', () => {
  it("sends the agent's input and reads the agent's output in claude-code", async () => {
    const { url, received } = await serve(json(claudeDeny));
    expect(await fire('claude-code', { type: 'http', url, timeout: 5 })).toMatchObject({ blocks: true, reason: 'no' });
    expect(received[0]?.body).toMatchObject({
      hook_event_name: 'PreToolUse',
      tool_name: 'Bash',
      tool_input: { command: 'ls' },
    });
  });

  it("sends the agent's input and reads the agent's output in copilot-cli", async () => {
    const { url, received } = await serve(json(copilotDeny));
    const entry = { type: 'http', url, timeoutSec: 5, headers: { 'Content-Type': 'application/json' } };
    expect(await fire('copilot-cli', entry)).toMatchObject({ blocks: true, reason: 'no' });
    expect(received[0]?.body).toMatchObject({ toolName: 'bash', toolArgs: { command: 'ls' } });
  });

  it.each([
    ['claude-code', 403, claudeDeny, false],
    ['claude-code', 500, {}, false],
    ['copilot-cli', 403, copilotDeny, true],
    ['copilot-cli', 500, {}, true],
  ])('follows %s for status %i', async (dialect, status, body, blocks) => {
    const { url } = await serve(json(body, status));
    const { results, ...outcome } = await fire(dialect, { type: 'http', url });
    expect(outcome).toMatchObject({ blocks });
    expect(results).toMatchObject([{ success: false }]);
  });

  it('blocks if the service cannot be reached and onFailure is block', async () => {
    const { url } = await serve((response) => response.destroy());
    expect(await fire('claude-code', { type: 'http', url, onFailure: 'block' })).toMatchObject({ blocks: true });
    expect(await fire('claude-code', { type: 'http', url })).toMatchObject({
      blocks: false,
      results: [{ success: false }],
    });
  });

  it('sends a variable only if the entry and the host allow it', async () => {
    const { url, received } = await serve(json(claudeDeny));
    process.env['HOOKWRIGHT_TEST_TOKEN'] = 'secret-value';
    onTestFinished(() => void delete process.env['HOOKWRIGHT_TEST_TOKEN']);
    const headers = { Authorization: 'Bearer $HOOKWRIGHT_TEST_TOKEN', 'X-Price': '5$ each' };
    const entry = { type: 'http', url, headers, allowedEnvVars: ['HOOKWRIGHT_TEST_TOKEN'] };
    const refused = await fire('claude-code', entry);
    expect(refused).toMatchObject({ blocks: false, results: [{ success: false }] });
    expect(refused.results?.[0]?.error?.message).toContain('httpAllowedEnv');
    expect(received).toEqual([]);
    const allowed = { httpAllowedEnv: ['HOOKWRIGHT_TEST_TOKEN'] };
    expect(await fire('claude-code', entry, allowed)).toMatchObject({ blocks: true });
    expect(received[0]?.headers).toMatchObject({ authorization: 'Bearer secret-value', 'x-price': '5$ each' });
  });

  it('matches its tool, as a command does', async () => {
    const { url, received } = await serve(json(copilotDeny));
    await fire('copilot-cli', { type: 'http', url, matcher: 'view' });
    expect(received).toEqual([]);
  });
});
