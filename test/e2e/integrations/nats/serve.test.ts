import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeMachine, resultOf } from '../../apps/cli/machine.js';
import { hasNatsServer } from './nats-server.js';
import { connect, newPrefix, serverOfFile, toolCall } from './support.js';

const deny = (reason: string) => `cat > /dev/null; echo '${JSON.stringify({ decision: 'deny', reason })}'`;
const settings = (...commands: (string | object)[]) => ({
  enableHooks: true,
  hooks: {
    BeforeTool: [
      { hooks: commands.map((command) => (typeof command === 'string' ? { type: 'command', command } : command)) },
    ],
  },
});

type Machine = ReturnType<typeof makeMachine>;

/** Writes user settings, which need no trust. */
function writeUser({ home }: Machine, content: unknown): void {
  const machinePath = join(home, '.config/hookwright/settings.json');
  writeFileSync(machinePath, JSON.stringify(content));
}

function makeUser(content: unknown): Machine {
  const machine = makeMachine();
  machine.write('../.config/hookwright/settings.json', content);
  return machine;
}

/** Starts a policy server process. */
async function startServing(machine: Machine, url: string, args: readonly string[]) {
  const child = machine.start(['serve', '--nats', url, ...args]);
  const answer = resultOf(child);
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data) => resolve(String(data)));
    void answer.then(({ stderr }) => reject(new Error(stderr)));
  });
  const about: Record<string, unknown> = JSON.parse(line);
  return { child, answer, about };
}

const asking = (prefix: string, url: string) => connect(url, { prefix });
const request = (command = 'x') => ({ eventName: 'BeforeTool' as const, input: toolCall(command) });

describe.skipIf(!hasNatsServer)('hookwright serve', async () => {
  const { url } = await serverOfFile();

  it('reports when it is ready, runs the configured hooks, and exits 0 on SIGTERM', async () => {
    const prefix = newPrefix();
    const machine = makeUser(settings(deny('policy')));
    const ready = join(machine.root, 'ready.json');
    const { child, answer, about } = await startServing(machine, url, ['--prefix', prefix, '--ready-file', ready]);
    expect(about).toMatchObject({
      ready: true,
      service: 'hookwright',
      prefix,
      queue: 'hookwright',
      hooks: 1,
      pid: child.pid,
    });
    expect(JSON.parse(readFileSync(ready, 'utf8'))).toEqual(about);
    const { output } = await (await asking(prefix, url)).request(request());
    expect(output?.finalOutput?.getEffectiveReason()).toBe('policy');
    child.kill('SIGTERM');
    expect(await answer).toMatchObject({ code: 0, signal: null });
    expect(existsSync(ready)).toBe(false);
  });

  it('answers NATS ping, info and stats requests, for all, by name and by id', async () => {
    const prefix = newPrefix();
    const { about } = await startServing(makeUser(settings(deny('policy'))), url, ['--prefix', prefix, '--queue', 'q']);
    const { id } = about;
    const client = await asking(prefix, url);
    await client.request(request());
    const ask = async (subject: string) => (await client.connection.request(subject, '', { timeout: 5000 })).json();
    const own = { name: 'hookwright', id, version: expect.stringMatching(/^\d+\.\d+\.\d+/), metadata: {} };
    for (const suffix of ['', '.hookwright', `.hookwright.${id}`]) {
      expect(await ask(`$SRV.PING${suffix}`)).toEqual({ type: 'io.nats.micro.v1.ping_response', ...own });
    }
    const endpoint = { name: 'events', subject: `${prefix}.v1.event.*`, queue_group: 'q' };
    expect(await ask(`$SRV.INFO.hookwright.${id}`)).toEqual({
      type: 'io.nats.micro.v1.info_response',
      ...own,
      description: expect.any(String),
      endpoints: [{ ...endpoint, metadata: {} }],
    });
    expect(await ask(`$SRV.STATS.hookwright.${id}`)).toMatchObject({
      type: 'io.nats.micro.v1.stats_response',
      ...own,
      started: expect.stringMatching(/^\d{4}-.*Z$/),
      endpoints: [{ ...endpoint, num_requests: 1, num_errors: 0, last_error: '', processing_time: expect.any(Number) }],
    });
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'loses no request on %s: it answers the accepted ones first',
    async (signal) => {
      const prefix = newPrefix();
      const machine = makeUser(settings(`cat > /dev/null; sleep 0.5; echo '{"decision":"deny","reason":"slow"}'`));
      const { child, answer } = await startServing(machine, url, ['--prefix', prefix]);
      const client = await asking(prefix, url);
      const asked = Array.from({ length: 5 }, () => client.request(request()));
      await client.connection.flush();
      child.kill(signal);
      for (const { output } of await Promise.all(asked)) expect(output?.finalOutput?.getEffectiveReason()).toBe('slow');
      expect(await answer).toMatchObject({ code: 0 });
    },
  );

  it('reloads edited settings without losing a request', async () => {
    const prefix = newPrefix();
    const machine = makeUser(settings(deny('old')));
    await startServing(machine, url, ['--prefix', prefix]);
    const client = await asking(prefix, url);
    const reasonOf = async () => (await client.request(request())).output?.finalOutput?.getEffectiveReason();
    expect(await reasonOf()).toBe('old');
    writeUser(machine, settings(deny('new')));
    const reasons = new Set<string | undefined>();
    while (!reasons.has('new')) reasons.add(await reasonOf());
    expect([...reasons].every((reason) => reason === 'old' || reason === 'new')).toBe(true);
  }, 60_000);

  it('rejects requests while an expected hook is not trusted', async () => {
    const prefix = newPrefix();
    const machine = makeMachine();
    machine.write('.hookwright/settings.json', settings(deny('project')));
    expect((await machine.run(['trust', '--yes'])).code).toBe(0);
    await startServing(machine, url, ['--prefix', prefix]);
    const client = await asking(prefix, url);
    const requestOnce = async () => client.request(request());
    expect((await requestOnce()).output?.finalOutput?.getEffectiveReason()).toBe('project');
    machine.write('.hookwright/settings.json', settings(deny('edited')));
    let response = await requestOnce();
    while (response.success && response.output.finalOutput?.getEffectiveReason() === 'project')
      response = await requestOnce();
    expect(response).toMatchObject({ success: false, error: { details: { notAsked: true } } });
    expect((await machine.run(['trust', '--yes'])).code).toBe(0);
    while (!response.success) response = await requestOnce();
    expect(response.output.finalOutput?.getEffectiveReason()).toBe('edited');
  }, 60_000);

  it.each([
    ['hooks are off', { hooks: settings(deny('x')).hooks }, 'hooks are disabled'],
    ['hooks are invalid', settings({ type: 'command' }), 'command'],
    ['hooks use a fleet', settings({ type: 'bus', name: 'circle' }), 'circle (BeforeTool)'],
  ])('does not start if %s', async (_, content, text) => {
    const { code, stderr, stdout } = await makeUser(content).run(['serve', '--nats', url, '--prefix', newPrefix()]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('cannot serve');
    expect(stderr).toContain(text);
  });

  it('does not start with untrusted hooks, except with --lenient', async () => {
    const machine = makeMachine();
    machine.write('.hookwright/settings.json', settings(deny('x')));
    const { code, stderr } = await machine.run(['serve', '--nats', url, '--prefix', newPrefix()]);
    expect(code).toBe(1);
    expect(stderr).toContain('not trusted');
    const { child, answer } = await startServing(machine, url, ['--prefix', newPrefix(), '--lenient']);
    child.kill('SIGTERM');
    expect((await answer).stderr).toContain('not trusted');
  });

  it('fails without a NATS server, and rejects an invalid number', async () => {
    const machine = makeUser(settings(deny('x')));
    const { code, stderr } = await machine.run(['serve', '--nats', 'nats://127.0.0.1:1']);
    expect(code).toBe(1);
    expect(stderr).toContain('cannot serve');
    expect((await machine.run(['serve', '--concurrency', 'many'])).code).toBe(64);
  });
});
