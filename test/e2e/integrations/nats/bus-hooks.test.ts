import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { type CreateConfigOptions, createConfig, createHooks, type OwnedHostConfig } from '../../../../src/index.js';
import { freePort, hasNatsServer, startNatsServer } from './nats-server.js';
import { connect, newPrefix, serve, serverOfFile, serverOfTest } from './support.js';

const made: OwnedHostConfig[] = [];
afterEach(async () => {
  for (const config of made.splice(0)) await config[Symbol.asyncDispose]();
});

function host(bus: CreateConfigOptions['bus'], more: object = {}): OwnedHostConfig {
  const hooks = { BeforeTool: [{ hooks: [{ type: 'bus' as const, ...more }] }] };
  const config = createConfig({ workingDir: '/agent', bus, hooks, debugLogger: { log: () => {} } });
  made.push(config);
  return config;
}

async function fireTool(config: OwnedHostConfig, command = 'rm') {
  const system = config.getHookSystem();
  const result = await system?.fireEvent('BeforeTool', { toolName: 'run_shell', toolInput: { command } });
  return { output: result?.finalOutput, hook: system?.getTraces().at(-1)?.hooks[0] };
}

const deny = () => ({ decision: 'deny' as const, reason: 'no' });

describe.skipIf(!hasNatsServer)('bus hook over NATS', async () => {
  const { url } = await serverOfFile();

  it('returns the decision of a server of the fleet [BUS-16]', async () => {
    const prefix = newPrefix();
    await serve(await connect(url, { prefix }), deny);
    const { output } = await fireTool(host(await connect(url, { prefix })));
    expect(output?.getEffectiveReason()).toBe('no');
  });

  it('sends usage and labels of the session, and gets labels back', async () => {
    const prefix = newPrefix();
    const inputs: unknown[] = [];
    await serve(await connect(url, { prefix }), (input: unknown) => {
      inputs.push(input);
      return { labels: ['secret'] };
    });
    const hooks = await createHooks({
      settings: false,
      logger: false,
      bus: await connect(url, { prefix }),
      hooks: { BeforeTool: [{ hooks: [{ type: 'bus' as const }] }] },
    });
    onTestFinished(() => hooks.dispose());
    const session = await hooks.session({ id: 's-1' });
    session.report({ turnId: 't-1' });
    for (let call = 0; call < 2; call += 1) await session.tool('read', {}, () => '');
    const agent = { id: 'main', depth: 0 };
    expect(inputs).toMatchObject([
      { agent, turn_id: 't-1', session: { usage: { tool_calls: 0 }, labels: [] } },
      { agent, turn_id: 't-1', session: { usage: { tool_calls: 1 }, labels: ['secret'] }, session_id: 'policy' },
    ]);
    expect([...session.labels]).toEqual(['secret']);
  });

  it('fails at once without a server and follows onError', async () => {
    const bus = await connect(url, { prefix: newPrefix() });
    const open = await fireTool(host(bus, { timeout: 600_000 }));
    expect(open.output).toBe(undefined);
    expect(open.hook?.error).toContain('is `hookwright serve` running?');
    const closed = await fireTool(host(bus, { timeout: 600_000, onError: 'block' }));
    expect(closed.output?.isBlockingDecision()).toBe(true);
  });

  it("blocks an input above the server's limit, even with onError allow, and names both sizes", async () => {
    const prefix = newPrefix();
    await serve(await connect(url, { prefix }), () => undefined);
    const { output, hook } = await fireTool(
      host(await connect(url, { prefix }), { onError: 'allow' }),
      'x'.repeat(2e6),
    );
    expect(output?.isBlockingDecision()).toBe(true);
    expect(output?.getEffectiveReason()).toMatch(/20\d{5} bytes.* 1048576 bytes/);
    expect(hook?.verdict).toBe('not-asked');
  });

  it('times out while disconnected and works again after reconnecting', async () => {
    const port = await freePort();
    const first = await startNatsServer([], port);
    const prefix = newPrefix();
    const again = { reconnectTimeWait: 20, reconnectJitter: 0 };
    await serve(await connect(first.url, { prefix }, again), deny);
    const asking = await connect(first.url, { prefix }, again);
    const config = host(asking, { timeout: 300, onError: 'block' });
    expect((await fireTool(config)).output?.getEffectiveReason()).toBe('no');
    await first.kill();
    const cut = await fireTool(config);
    expect(cut.output?.isBlockingDecision()).toBe(true);
    expect(cut.output?.getEffectiveReason()).toContain('blocks on errors');
    await serverOfTest([], port);
    let reason: string | undefined;
    while (reason !== 'no') reason = (await fireTool(config)).output?.getEffectiveReason();
    expect(reason).toBe('no');
  });

  it('blocks when fleets request each other in a cycle, even with onError allow', async () => {
    const prefix = newPrefix();
    const bus = await connect(url, { prefix });
    const config = createConfig({ workingDir: '/', messageBus: bus, bus, debugLogger: { log: () => {} } });
    made.push(config);
    await config.getHookSystem()?.initialize();
    await bus.connection.flush();
    const { output } = await fireTool(host(await connect(url, { prefix }), { onError: 'allow' }));
    expect(output?.isBlockingDecision()).toBe(true);
    expect(output?.getEffectiveReason()).toContain('nesting depth');
  });
});
