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

/** A policy server whose project can be edited, and a client that never stops asking it. */
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
  /** Nobody may be told that a tool may run, whatever was edited. */
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

describe.skipIf(!hasNatsServer)('a policy server whose project is edited', async () => {
  const { url } = await serverOfFile();

  it('refuses for as long as its guards are not whole, and never allows in between', { timeout: 120_000 }, async () => {
    const { machine, ask, said } = await startEdited(url);
    const edits: [string, () => unknown, string][] = [
      ['the script is edited', () => machine.write(SCRIPT, 'true'), 'changed since it was trusted'],
      ['the script is gone', () => rmSync(join(machine.project, SCRIPT)), 'is gone since it was trusted'],
      ['hooks are off', () => machine.write(SETTINGS, { hooks: hooks(guard) }), 'hooks are off'],
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
      ['the settings are gone', () => rmSync(join(machine.project, SETTINGS)), 'hooks are off'],
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

  it('goes on with the settings it has while what is there is no JSON', async () => {
    const { machine, ask, said } = await startEdited(url);
    machine.write(SETTINGS, '{ "enableHooks": tr');
    while (!said().includes('not valid JSON')) expect(await ask()).toBe('refused');
    for (let call = 0; call < 5; call += 1) expect(await ask()).toBe('refused');
  });

  it('tells the same thing once, however many events it is about', async () => {
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
