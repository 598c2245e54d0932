import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeMachine } from './machine.js';

const INPUT = {
  session_id: 's',
  hook_event_name: 'PreToolUse',
  tool_name: 'Bash',
  tool_input: { command: 'rm -rf x' },
};

function makeGuarded(settings: unknown = guardedBy(`grep -q 'rm -rf' && echo no >&2 && exit 2; exit 0`)) {
  const machine = makeMachine();
  const folder = join(machine.home, '.config/hookwright');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'settings.json'), typeof settings === 'string' ? settings : JSON.stringify(settings));
  const input = JSON.stringify({ ...INPUT, cwd: machine.project });
  return { ...machine, hook: (...args: string[]) => machine.run(['hook', ...args], { input }) };
}

function guardedBy(command: string) {
  return { enableHooks: true, hooks: { BeforeTool: [{ matcher: 'Bash', hooks: [{ type: 'command', command }] }] } };
}

describe('hookwright hook', () => {
  it('answers an agent in its words', async () => {
    const { hook } = makeGuarded();
    const { code, stdout } = await hook('--as', 'claude-code');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: 'deny', permissionDecisionReason: 'no' },
    });
  });

  it('prints nothing if hooks allow the event', async () => {
    const { hook } = makeGuarded(guardedBy('exit 0'));
    expect(await hook('--as', 'codex', 'PreToolUse')).toMatchObject({ code: 0, stdout: '', stderr: '' });
  });

  it('exits 2 with a text if its settings cannot be read', async () => {
    const { hook } = makeGuarded('{ "hooks": ');
    expect(await hook('--as', 'gemini', 'BeforeTool')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('settings.json'),
    });
    expect(await hook('--as', 'gemini', 'BeforeTool', '--on-failure', 'allow')).toMatchObject({ code: 0 });
  });

  it.each([[['--as', 'vim']], [['--as', 'codex', '--timeout', 'soon']], [['--as', 'codex', 'a', 'b']], [[]]])(
    'exits 2 for the arguments %j, because agents take no other code for a block',
    async (args) => {
      const { hook } = makeGuarded();
      expect(await hook(...args)).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(/\S/) });
    },
  );

  it('does not call itself for ever through a dialect', async () => {
    const machine = makeGuarded({ enableHooks: true, dialects: ['claude-code'], hooks: {} });
    const bin = join(import.meta.dirname, '../../../../dist/bin.js');
    const command = `'${process.execPath}' '${bin}' hook --as claude-code`;
    const own = { hooks: { PreToolUse: [{ hooks: [{ type: 'command', command }] }] } };
    mkdirSync(join(machine.home, '.claude'));
    writeFileSync(join(machine.home, '.claude/settings.json'), JSON.stringify(own));
    expect(await machine.hook('--as', 'claude-code')).toMatchObject({ code: 0, stdout: '' });
  });
});
