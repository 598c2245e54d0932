import { expect, it } from 'vitest';
import { json, makeService } from '../../../support/runners/http/service.js';
import { beforeTool, makeMachine, resultOf } from './machine.js';

const USER = '../.config/hookwright/settings.json';
const watched = { type: 'command', name: 'watched', command: 'echo no >&2; exit 2', enforce: false };
const audit = { type: 'command', name: 'audit', command: 'sleep 0.3; echo \'{"decision":"deny"}\'', async: true };
const fired = ['run', 'BeforeTool', '--tool', 'write_file', '--record', 'rec.jsonl'];

it('list, explain, run, stats and watch mark hooks that are not enforced', async () => {
  const { run, start, write } = makeMachine();
  write(USER, beforeTool(watched, audit));
  expect((await run(['list'])).stdout).toMatch(/not enforced[\s\S]*in the background/);
  const explained = await run(['explain', 'BeforeTool', '--tool', 'write_file']);
  expect(explained.stdout).toMatch(
    /watched \(command, user, not enforced\)[\s\S]*audit \(command, user, in the background\)/,
  );
  const plain = JSON.parse((await run(['explain', 'BeforeTool', '--tool', 'write_file', '--json'])).stdout);
  expect(plain.hooks).toMatchObject([{ enforced: false }, { background: true }]);
  const ran = await run(fired);
  expect(ran.code).toBe(0);
  expect(ran.stdout).toMatch(/watched: exit code 2, .*not enforced[\s\S]*would have decided deny: no/);
  expect(ran.stdout).toMatch(/audit: exit code 0, .*in the background[\s\S]*has no effect/);
  expect(ran.stdout).toContain('allowed');
  const counted = JSON.parse((await run(['stats', 'rec.jsonl', '--json'])).stdout);
  expect(
    counted.hooks.map(({ name, blocks, wouldBlock }: Record<string, unknown>) => [name, blocks, wouldBlock]),
  ).toEqual(
    expect.arrayContaining([
      ['watched', 0, 1],
      ['audit', 0, 1],
    ]),
  );
  expect((await run(['stats', 'rec.jsonl'])).stdout).toContain('would have blocked 1×');
  const child = start(['watch', 'rec.jsonl', '--all']);
  let seen = '';
  child.stdout.on('data', (text) => {
    seen += String(text);
    if (seen.includes('late:')) child.kill('SIGINT');
  });
  await resultOf(child);
  expect(seen).toMatch(/BeforeTool write_file allow[\s\S]*watched .*would have decided deny[\s\S]*late: ✓ audit/);
});

it('run calls an HTTP service, and trust shows its URL', async () => {
  const { url } = await makeService((response) => json(response, { decision: 'deny', reason: 'not today' }));
  const { run, write } = makeMachine();
  write('.hookwright/settings.json', beforeTool({ type: 'http', name: 'policy', url }));
  const asked = await run(['trust'], { input: 'n\n' });
  expect(asked.stdout).toContain(`sends such events to ${url}`);
  await run(['trust', '--yes']);
  const { code, stdout } = await run(['run', 'BeforeTool', '--tool', 'write_file']);
  expect(code).toBe(2);
  expect(stdout).toContain('not today');
});
