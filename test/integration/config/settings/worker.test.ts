import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LoadedConfig } from '../../../../src/system/index.js';
import { fire, makeMachine, trustAll } from '../../../support/config/settings/machine.js';

type Machine = ReturnType<typeof makeMachine>;

/** A worker that records its starts and reports its version. */
const worker = (version: string) => `#!/usr/bin/env bash
echo $HOOKWRIGHT_WORKER >> starts
echo '{"type":"hello"}'
while IFS= read -r line; do
  [[ $line =~ \\"id\\":([0-9]+) ]]
  echo "{\\"type\\":\\"response\\",\\"id\\":\${BASH_REMATCH[1]},\\"output\\":{\\"systemMessage\\":\\"${version}\\"}}"
done
`;

const save = ({ write, project }: Machine, version: string) => write(join(project, 'guard.sh'), worker(version), 0o755);
const starts = ({ project }: Machine) =>
  readFileSync(join(project, 'starts'), 'utf8').split('\n').filter(Boolean).length;
const settings = {
  enableHooks: true,
  hooks: { BeforeTool: [{ hooks: [{ type: 'worker', command: './guard.sh', startTimeout: 30_000 }] }] },
};

async function messageOf(config: LoadedConfig): Promise<string | undefined> {
  const result = await config.getHookSystem()?.fireEvent('BeforeTool', { toolName: 'write_file', toolInput: {} });
  return result?.systemMessage;
}

describe('Worker of a project', () => {
  it('is trusted like a command, and terminated when its file changes [SEC-3]', async () => {
    const machine = makeMachine();
    save(machine, 'one');
    machine.write(machine.shared, settings);
    const config = await machine.load();
    expect((await fire(config))['./guard.sh']).toMatch(/^untrusted: /);
    await trustAll(config);
    expect([await messageOf(config), await messageOf(config)]).toEqual(['one', 'one']);
    expect(starts(machine)).toBe(1);
    save(machine, 'two');
    expect((await fire(config))['./guard.sh']).toMatch(/^untrusted: not run: .*guard\.sh/);
    expect(starts(machine)).toBe(1);
    await trustAll(config);
    expect(await messageOf(config)).toBe('two');
    expect(starts(machine)).toBe(2);
  });

  it('runs the current version if two versions are trusted', async () => {
    const machine = makeMachine();
    machine.write(machine.shared, settings);
    for (const version of ['one', 'two']) {
      save(machine, version);
      const config = await machine.load();
      await trustAll(config);
      await config.dispose();
    }
    const config = await machine.load();
    expect(await messageOf(config)).toBe('two');
    save(machine, 'one');
    expect(await messageOf(config)).toBe('one');
  });
});

describe('Worker of the user', () => {
  it('is replaced when its file changes, without confirmation', async () => {
    const machine = makeMachine();
    save(machine, 'one');
    machine.write(machine.user, settings);
    const config = await machine.load();
    expect(await messageOf(config)).toBe('one');
    save(machine, 'two');
    expect(await messageOf(config)).toBe('two');
    await config.dispose();
  });

  it('with an invalid setting is a problem with its line [CFG-8]', async () => {
    const machine = makeMachine();
    const hook = { type: 'worker', command: './guard.sh', maxCalls: 0, idleTimout: 5 };
    machine.write(machine.user, { enableHooks: true, hooks: { BeforeTool: [{ hooks: [hook] }] } });
    const { problems } = await machine.load();
    const messages = problems.map(({ message, help }) => `${message}; ${help}`).join('\n');
    expect(messages).toContain('maxCalls');
    expect(messages).toContain('did you mean "idleTimeout"?');
  });
});
