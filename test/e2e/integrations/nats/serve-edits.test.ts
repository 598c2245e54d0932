import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeMachine } from '../../apps/cli/machine.js';
import { hasNatsServer } from './nats-server.js';
import { connect, newPrefix, serverOfFile, toolCall } from './support.js';

const SETTINGS = '.hookwright/settings.json';
const SCRIPT = '.hookwright/guard.sh';
const GUARD = `cat > /dev/null; echo '{"decision":"deny","reason":"policy"}'`;
const hooks = (hook: object, event = 'BeforeTool') => ({ [event]: [{ hooks: [hook] }] });
const guard = { type: 'command', command: `sh ${SCRIPT}` };
const request = { eventName: 'BeforeTool' as const, input: toolCall('x') };

type Machine = ReturnType<typeof makeMachine>;

function writePolicy({ write }: Machine): void {
  write(SCRIPT, GUARD);
  write(SETTINGS, { enableHooks: true, hooks: hooks(guard) });
}

/** Starts a policy server on a project that the test edits, and a client that keeps sending requests. */
async function startEdited(url: string) {
  const prefix = newPrefix();
  const machine = makeMachine();
  writePolicy(machine);
  expect((await machine.run(['trust', '--yes'])).code).toBe(0);
  const child = machine.start(['serve', '--nats', url, '--prefix', prefix]);
  const said: string[] = [];
  child.stderr.on('data', (data) => said.push(String(data)));
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const client = await connect(url, { prefix });
  /** Fails the test if any request is allowed, whatever was edited. */
  const ask = async (): Promise<string> => {
    const answers = await Promise.all([1, 2, 3].map(() => client.request(request)));
    const texts = answers.map((answer) => {
      if (!answer.success)
        return JSON.stringify(answer.error.details).includes('"notAsked":true') ? 'not asked' : 'lost';
      return answer.output.finalOutput?.isBlockingDecision() ? 'refused' : 'ALLOWED';
    });
    expect(texts.filter((text) => text !== 'refused' && text !== 'not asked')).toEqual([]);
    return texts.at(-1) ?? '';
  };
  return { machine, ask, said: () => said.join('') };
}

describe.skipIf(!hasNatsServer)('policy server whose project is edited', async () => {
  const { url } = await serverOfFile();

  it('blocks while a guard is incomplete, and never allows in between', { timeout: 120_000 }, async () => {
    const { machine, ask, said } = await startEdited(url);
    const edits: [string, () => unknown, string][] = [
      ['the script is edited', () => machine.write(SCRIPT, 'true'), 'changed since it was trusted'],
      ['the script is gone', () => rmSync(join(machine.project, SCRIPT)), 'is gone since it was trusted'],
      ['hooks are off', () => machine.write(SETTINGS, { hooks: hooks(guard) }), 'hooks are disabled'],
      [
        'a hook is invalid',
        () => machine.write(SETTINGS, { enableHooks: true, hooks: hooks({ type: 'command' }) }),
        'command is required',
      ],
      [
        'an event is misspelt',
        () => machine.write(SETTINGS, { enableHooks: true, hooks: hooks(guard, 'BeforTool') }),
        'did you mean',
      ],
      ['the settings are gone', () => rmSync(join(machine.project, SETTINGS)), 'hooks are disabled'],
      [
        'a hook asks the fleet',
        () =>
          machine.write(SETTINGS, {
            enableHooks: true,
            hooks: hooks({ type: 'bus', name: 'circle', onError: 'allow' }),
          }),
        'circle (BeforeTool)',
      ],
    ];
    for (const [what, edit, text] of edits) {
      expect(await ask(), what).toBe('refused');
      edit();
      while ((await ask()) !== 'not asked');
      await expect.poll(said).toContain(text);
      writePolicy(machine);
      while ((await ask()) !== 'refused');
    }
  });

  it('keeps the current settings while the file is not valid JSON', async () => {
    const { machine, ask, said } = await startEdited(url);
    machine.write(SETTINGS, '{ "enableHooks": tr');
    while (!said().includes('not valid JSON')) expect(await ask()).toBe('refused');
    for (let call = 0; call < 5; call += 1) expect(await ask()).toBe('refused');
  });

  it('prints the same warning once, however many events it concerns', async () => {
    const { machine, ask, said } = await startEdited(url);
    machine.write(SCRIPT, 'true');
    for (let call = 0; call < 20; call += 1) await ask();
    expect(
      said()
        .split('\n')
        .filter((line) => line.includes('failed on BeforeTool')),
    ).toHaveLength(1);
    expect(said()).not.toContain('[object');
  });
});
