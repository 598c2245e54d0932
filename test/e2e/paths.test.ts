import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hasNatsServer } from './integrations/nats/nats-server.js';
import { connect, newPrefix, serve, serverOfTest } from './integrations/nats/support.js';

const dist = new URL('../../dist/', import.meta.url);
const DENY = { decision: 'deny', reason: 'production is read-only' };

/** Runs a host of the built package whose user settings contain the hook. Returns the decision for one tool call. */
async function blockedBy(hook: object | undefined, options = '{}', setUp = ''): Promise<unknown> {
  const home = mkdtempSync(join(tmpdir(), 'hookwright-path-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  mkdirSync(join(home, 'hookwright'));
  const hooks = hook === undefined ? {} : { BeforeTool: [{ matcher: 'deploy', hooks: [hook] }] };
  writeFileSync(join(home, 'hookwright', 'settings.json'), JSON.stringify({ enableHooks: true, hooks }));
  writeFileSync(join(home, 'worker.mjs'), WORKER);
  writeFileSync(join(home, 'host.mjs'), host(options, setUp));
  const env = { ...process.env, HOME: home, XDG_CONFIG_HOME: home };
  const { stdout } = await promisify(execFile)(process.execPath, ['host.mjs'], { cwd: home, env });
  return JSON.parse(stdout);
}

const host = (options: string, setUp: string): string => `
import { executeToolWithHooks, loadConfig } from ${JSON.stringify(new URL('index.js', dist).href)};
const config = await loadConfig({ workingDir: process.cwd(), ...${options} });
${setUp}
let calls = 0;
const deploy = async () => { calls += 1; return { llmContent: 'deployed' }; };
const { error } = await executeToolWithHooks(config, 'deploy', { to: 'production' }, deploy);
console.log(JSON.stringify({ calls, text: error?.message }));
await config.getHookSystem().dispose();
process.exit();
`;

const WORKER = `
import { defineHook } from ${JSON.stringify(new URL('kit.js', dist).href)};
defineHook('BeforeTool', () => (${JSON.stringify(DENY)}));
`;

const blocked = { calls: 0, text: expect.stringContaining(DENY.reason) };

describe('tool call of a host with the built package', () => {
  it('is blocked by a command [RUN-1]', async () => {
    const isWindows = process.platform === 'win32';
    const print = isWindows ? `[Console]::Error.WriteLine('${DENY.reason}')` : `echo '${DENY.reason}' >&2`;
    const command = `${print}; exit 2`;
    expect(await blockedBy({ type: 'command', command })).toEqual(blocked);
  });

  it('is blocked by a rule', async () => {
    const when = "tool_input.?to.orValue('') == 'production'";
    expect(await blockedBy({ type: 'rule', when, ...DENY })).toEqual(blocked);
  });

  it('is blocked by a worker', async () => {
    const command = `${process.execPath} worker.mjs`;
    expect(await blockedBy({ type: 'worker', command, startTimeout: 30_000 })).toEqual(blocked);
  });

  it('is blocked by a service', async () => {
    const service = createServer((_request, response) => response.end(JSON.stringify(DENY)));
    onTestFinished(() => void service.close());
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const address = service.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    expect(await blockedBy({ type: 'http', url: `http://127.0.0.1:${port}/` })).toEqual(blocked);
  });

  it('is blocked by a function [RUN-1]', async () => {
    const action = `() => (${JSON.stringify(DENY)})`;
    const registered = `config.getHookSystem().registerHook({ type: 'function', name: 'freeze', action: ${action} }, 'BeforeTool');`;
    expect(await blockedBy(undefined, '{}', registered)).toEqual(blocked);
  });

  it.skipIf(!hasNatsServer)('is blocked by a policy server on the bus [BUS-16]', async () => {
    const { url } = await serverOfTest();
    const prefix = newPrefix();
    await serve(await connect(url, { prefix }), () => ({ decision: 'deny', reason: DENY.reason }));
    const bus = `await NatsMessageBus.connect({ servers: '${url}' }, { prefix: '${prefix}' })`;
    const load = `(await import(${JSON.stringify(new URL('nats.js', dist).href)}))`;
    const options = `{ bus: ${bus.replace('NatsMessageBus', `${load}.NatsMessageBus`)} }`;
    expect(await blockedBy({ type: 'bus' }, options)).toEqual(blocked);
  });
});
