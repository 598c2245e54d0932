import { describe, expect, it } from 'vitest';
import { clientOptions } from '../../../../src/integrations/nats/index.js';
import { makeMachine, resultOf } from '../../apps/cli/machine.js';
import { makeOperator } from './credentials.js';
import { hasNatsServer } from './nats-server.js';
import { connect, newPrefix, serverOfFile, toolCall } from './support.js';

const operator = makeOperator();
const request = { eventName: 'BeforeTool' as const, input: toolCall('x') };
const command = `cat > /dev/null; echo '{"decision":"deny","reason":"policy"}'`;
const settings = { enableHooks: true, hooks: { BeforeTool: [{ hooks: [{ type: 'command', command }] }] } };

describe.skipIf(!hasNatsServer)('NATS credentials files', async () => {
  const { url } = await serverOfFile(['-c', operator.config]);
  const agentFile = operator.userFile('agent-7', {
    publish: ['*.v1.event.BeforeTool'],
    subscribe: ['_INBOX_agent-7.>'],
  });
  const policyFile = operator.userFile('policy', {
    publish: ['*.v1.trace.*'],
    subscribe: ['*.v1.event.* hookwright', '$SRV.>', '_INBOX_policy.>'],
    answers: true,
  });

  async function startServing(prefix: string, creds: string) {
    const machine = makeMachine();
    machine.write('../.config/hookwright/settings.json', settings);
    const child = machine.start(['serve', '--nats', url, '--prefix', prefix, '--creds', creds]);
    const answer = resultOf(child);
    const isReady = await Promise.race([
      new Promise<boolean>((resolve) => child.stdout.once('data', () => resolve(true))),
      answer.then(() => false),
    ]);
    return { child, answer, isReady };
  }

  it('let an agent send requests and a server answer, each with its own inbox, without warnings', async () => {
    const prefix = newPrefix();
    const { child, answer } = await startServing(prefix, policyFile);
    const options = await clientOptions({ url, creds: agentFile });
    expect(options.inboxPrefix).toBe('_INBOX_agent-7');
    const warnings: string[] = [];
    const agent = await connect(url, { prefix, onWarning: (text) => warnings.push(text) }, options);
    expect((await agent.request(request)).output?.finalOutput?.getEffectiveReason()).toBe('policy');
    expect(warnings).toEqual([]);
    child.kill('SIGTERM');
    const { code, stderr } = await answer;
    expect(code).toBe(0);
    // It may publish the record, but no stream exists.
    expect(stderr).toContain('no responders');
    expect(stderr).not.toContain('Violation');
  });

  it("reject another event, another inbox, and serving with an agent's file", async () => {
    const prefix = newPrefix();
    const agent = await connect(url, { prefix }, await clientOptions({ url, creds: agentFile }));
    const end = { eventName: 'SessionEnd' as const, input: { reason: 'exit' } };
    await expect(agent.request(end, { timeout: 600_000 })).rejects.toThrow(/Permissions Violation for Publish/);
    const spying = await clientOptions({ url, creds: agentFile, inboxPrefix: '_INBOX_policy' });
    const spy = await connect(url, { prefix }, spying);
    await expect(spy.request(request, { timeout: 600_000 })).rejects.toThrow(/Permissions Violation for Subscription/);
    const { isReady, answer } = await startServing(prefix, agentFile);
    expect(isReady).toBe(false);
    const { code, stderr } = await answer;
    expect(code).toBe(1);
    expect(stderr).toMatch(/cannot serve: .*Permissions Violation for Subscription to ".*event\.\*"/);
    await expect(agent.request(request, { timeout: 600_000 })).rejects.toThrow('no responders on');
  });

  it('are rejected if another operator issued them', async () => {
    const stranger = makeOperator().userFile('policy', { publish: ['>'], subscribe: ['>'] });
    const { isReady, answer } = await startServing(newPrefix(), stranger);
    expect(isReady).toBe(false);
    expect(await answer).toMatchObject({ code: 1, stderr: expect.stringMatching(/authorization/i) });
  });
});
