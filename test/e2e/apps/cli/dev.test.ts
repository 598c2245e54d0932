import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { beforeTool, makeMachine } from './machine.js';
import { hasScript, startInTerminal } from './pseudo-terminal.js';

const guard = { type: 'command', name: 'guard', command: 'bash check.sh' };

async function trustedMachine() {
  const machine = makeMachine();
  machine.write('.hookwright/settings.json', beforeTool(guard));
  machine.write('check.sh', 'exit 2\n');
  await machine.run(['trust', '--yes']);
  const fire = async () => (await machine.run(['run', 'BeforeTool', '--tool', 'write_file'])).code;
  const records = () => {
    const folder = join(machine.home, '.local/state/hookwright/trust');
    const [name = ''] = readdirSync(folder).filter((each) => each.endsWith('.json'));
    return readFileSync(join(folder, name), 'utf8');
  };
  return { ...machine, fire, records };
}

const startDev = (machine: ReturnType<typeof makeMachine>, env: Record<string, string> = {}) =>
  startInTerminal(machine, 'dev', env);

describe.skipIf(!hasScript)('dev', () => {
  it('shows each change of a trusted script as a diff and trusts it', async () => {
    const machine = await trustedMachine();
    const dev = startDev(machine);
    expect(await dev.reads('[N]o: ')).toContain('- guard (BeforeTool): check.sh');
    dev.type('y\n');
    await dev.reads('Waiting for changes');
    machine.write('check.sh', 'exit 0\n');
    const shown = await dev.reads('  trusted');
    expect(shown).toContain('guard (BeforeTool): check.sh changed');
    expect(shown).toContain('- exit 2');
    expect(shown).toContain('+ exit 0');
    expect(await machine.fire()).toBe(0);
    dev.type('\u0003');
    expect((await dev.ended()).rest).toContain('- guard (BeforeTool)');
    expect(await machine.fire()).toBe(0);
    machine.write('check.sh', 'exit 0 # later\n');
    expect((await machine.run(['trust', '--json'])).code).toBe(1);
  });

  it('forgets the versions in between, and keeps trust that it did not grant', async () => {
    const machine = await trustedMachine();
    const before = machine.records();
    const dev = startDev(machine);
    await dev.reads('[N]o: ');
    dev.type('y\n');
    await dev.reads('Waiting for changes');
    for (const text of ['exit 0\n', 'exit 3\n', 'exit 0\n']) {
      machine.write('check.sh', text);
      await dev.reads('  trusted');
    }
    machine.write('check.sh', 'exit 2\n');
    dev.type('\u0003');
    expect((await dev.ended()).rest).toContain('Nothing was newly trusted');
    expect(machine.records()).toBe(before);
  });

  it('does not trust a new hook or a changed definition', async () => {
    const machine = await trustedMachine();
    const dev = startDev(machine);
    await dev.reads('[N]o: ');
    dev.type('y\n');
    await dev.reads('Waiting for changes');
    machine.write('.hookwright/settings.json', beforeTool({ ...guard, command: 'bash check.sh || true' }));
    await dev.reads('not trusted: it was not trusted in this form when dev started; run hookwright trust');
    dev.type('\u0003');
    await dev.ended();
    expect(JSON.parse((await machine.run(['trust', '--json'])).stdout).pending).toHaveLength(1);
  });

  it('shows events, and asks before it trusts a change while a traced agent runs', async () => {
    const machine = await trustedMachine();
    const hash = createHash('sha256').update(machine.project).digest('hex');
    const folder = join(machine.home, '.local/state/hookwright/trace', hash);
    mkdirSync(folder, { recursive: true });
    const trace = join(folder, `${process.pid}.jsonl`);
    writeFileSync(trace, '');
    const dev = startDev(machine);
    expect(await dev.reads('[N]o: ')).toContain('An agent is running in this project: dev asks');
    dev.type('y\n');
    await dev.reads('Waiting for changes');
    machine.write('check.sh', 'exit 0\n');
    await dev.reads('An agent is running in this project. Trust this change? [y]es, [N]o: ');
    dev.type('n\n');
    await dev.reads('not trusted; run hookwright trust');
    machine.write('check.sh', 'exit 0 # mine\n');
    await dev.reads('Trust this change? [y]es, [N]o: ');
    dev.type('y\n');
    await dev.reads('  trusted');
    await machine.run(['run', 'BeforeTool', '--tool', 'write_file', '--record', trace]);
    await dev.reads('BeforeTool write_file');
    dev.type('\u0003');
    await dev.ended();
    expect(await machine.fire()).toBe(0);
  });

  it('changes nothing without a yes, and refuses to run inside an agent', async () => {
    const machine = await trustedMachine();
    const declined = startDev(machine);
    await declined.reads('[N]o: ');
    declined.type('\n');
    expect((await declined.ended()).code).toBe(1);
    const inside = startDev(machine, { CLAUDECODE: '1' });
    expect((await inside.ended()).rest).toContain('dev does not run inside an agent (claude-code)');
  });
});

it('dev refuses to start without a terminal', async () => {
  const { run } = await trustedMachine();
  expect(await run(['dev'], { input: 'y\n' })).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('dev needs a terminal'),
  });
});
