import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { makeMachine } from './machine.js';

const script = readFileSync(fileURLToPath(new URL('../../../../examples/hooks/read-only.sh', import.meta.url)), 'utf8');

it('list, explain, run, doctor and test support workers, and leave none running', async () => {
  const { run, write } = makeMachine();
  write('guard.sh', script, 0o755);
  const hook = { type: 'worker', name: 'guard', command: './guard.sh', startTimeout: 30_000 };
  write('../.config/hookwright/settings.json', { enableHooks: true, hooks: { BeforeTool: [{ hooks: [hook] }] } });
  expect((await run(['list'])).stdout).toMatch(/✓ guard\n {4}worker, user, enabled, trusted/);
  expect((await run(['explain', 'BeforeTool', '--tool', 'write_file'])).stdout).toContain('1. guard (worker, user)');
  const refused = await run(['run', 'BeforeTool', '--tool', 'write_file']);
  expect(refused.code).toBe(2);
  expect(refused.stdout).toContain('decided deny: This project is read-only.');
  expect(refused.stdout).not.toContain('ran as a command');
  expect(await run(['run', 'BeforeTool', '--tool', 'read_file'])).toMatchObject({ code: 0 });
  expect((await run(['doctor'])).stdout).not.toContain('guard.sh');
  const events = ['write_file', 'read_file'].map((tool_name) => ({
    name: tool_name,
    event: 'BeforeTool',
    input: { tool_name },
    expect: { decision: tool_name === 'write_file' ? 'deny' : 'allow', verdicts: { guard: 'ran' } },
  }));
  write('guard.hooktest.json', { cases: events });
  expect(await run(['test'])).toMatchObject({ code: 0 });
});

it('doctor and validate check the script of a worker like that of a command', async () => {
  const { run, write } = makeMachine();
  write('guard.sh', script.replaceAll('\n', '\r\n'), 0o755);
  const hook = { type: 'worker', command: './guard.sh' };
  write('../.config/hookwright/settings.json', {
    enableHooks: true,
    hooks: { BeforeTool: [{ hooks: [hook, { ...hook, command: './missing.sh' }] }] },
  });
  expect((await run(['doctor'])).stdout).toContain('Windows (CRLF) line endings');
  expect((await run(['validate'])).stdout).toContain('cannot start "./missing.sh": not found');
});
