import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { eventSubject } from '../../../../src/util/event-subject.js';
import { makeMachine, resultOf } from './machine.js';

it('watch, stats and replay show the agent that an event came from, its tool and its subject [LOG-1]', async () => {
  const { run, write, start, project } = makeMachine();
  const command = `grep -q 'rm -rf' && echo no >&2 && exit 2; exit 0`;
  write('../.config/hookwright/settings.json', {
    enableHooks: true,
    trace: { file: join(project, 'trace.jsonl'), inputs: true },
    hooks: { BeforeTool: [{ matcher: 'Bash', hooks: [{ type: 'command', name: 'guard', command }] }] },
  });
  const input = JSON.stringify({
    ...{ session_id: 's', cwd: project, hook_event_name: 'PreToolUse' },
    ...{ tool_name: 'Bash', tool_input: { command: 'rm -rf build' } },
  });
  for (const agent of ['claude-code', 'codex']) await run(['hook', '--as', agent, 'PreToolUse'], { input });
  const lines = readFileSync(join(project, 'trace.jsonl'), 'utf8').trim().split('\n');
  const programs = lines
    .map((line) => JSON.parse(line))
    .flatMap(({ kind, program }) => (kind === 'hook' ? [] : program));
  expect(programs).toEqual(['claude-code', 'claude-code', 'codex', 'codex']);

  const child = start(['watch', 'trace.jsonl', '--all']);
  let shown = '';
  child.stdout.on('data', (data) => (shown += String(data)));
  await vi.waitFor(() => expect(shown).toContain('from codex'), { timeout: 30_000 });
  child.kill('SIGINT');
  await resultOf(child);
  expect(shown).toMatch(/BeforeTool Bash "rm -rf build" deny, \S+ ms, from claude-code.*: no\n/);

  const { agents } = JSON.parse((await run(['stats', 'trace.jsonl', '--json'])).stdout);
  expect(agents).toMatchObject([
    { name: 'main', program: 'claude-code', events: 1, blocks: 1 },
    { name: 'main', program: 'codex', events: 1, blocks: 1 },
  ]);
  const { events } = JSON.parse((await run(['replay', 'trace.jsonl', '--json'])).stdout);
  expect(events).toMatchObject([
    { program: 'claude-code', matched: 'Bash', subject: 'rm -rf build' },
    { program: 'codex' },
  ]);
});

it.each([
  [{ tool_input: { description: 'd', command: 'ls\n  -l' } }, 'ls -l'],
  [{ tool_input: { command: ['git', 'push'] } }, 'git push'],
  [{ tool_input: { file_path: 'a.txt', content: 'x' } }, 'a.txt'],
  [{ tool_input: { other: 'o' } }, 'o'],
  [{ prompt: 'p'.repeat(200) }, `${'p'.repeat(119)}…`],
  [{ tool_input: {} }, undefined],
  [undefined, undefined],
])('finds the subject of %j', (input, subject) => {
  expect(eventSubject(input)).toBe(subject);
});
