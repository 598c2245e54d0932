import { mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inLongForm } from '../../../support/long-form.js';
import { makeMachine } from './machine.js';

const ROUNDS = inLongForm(2, 10);
const CASES = inLongForm(60, 200);

interface Result {
  name: string;
  status: string;
  differences: string[];
}

const inputOf = (n: number) => ({ tool_name: 'write_file', tool_input: { n, content: n % 2 ? 'a secret' : 'a text' } });

it(`returns the same results for ${CASES} cases in ${ROUNDS} runs`, { timeout: ROUNDS * 60_000 }, async () => {
  const { run, write } = makeMachine();
  const guard = 'grep -q secret && { echo "no secrets" >&2; exit 2; }; echo asked >> log.txt';
  const hooks = [{ type: 'command', name: 'guard', command: guard }];
  write('.hookwright/settings.json', { enableHooks: true, hooks: { BeforeTool: [{ hooks }] } });
  const cases = Array.from({ length: CASES }, (_, n) => ({
    name: `case ${n}`,
    event: 'BeforeTool',
    input: inputOf(n),
    // Every seventh case must fail, in each run.
    expect: n % 7 === 0 ? { decision: 'stop' } : n % 2 ? { reason: 'no secrets' } : { files: { 'log.txt': 'asked\n' } },
  }));
  for (const part of [0, 1, 2, 3]) {
    write(`part-${part}.hooktest.json`, { cases: cases.filter((_, n) => n % 4 === part) });
  }
  const outcomes: Result[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { code, stdout } = await run(['test', '--untrusted', '--json']);
    expect(code).toBe(1);
    const { results }: { results: Result[] } = JSON.parse(stdout);
    outcomes.push(results.map(({ name, status, differences }) => ({ name, status, differences })));
  }
  const [first = []] = outcomes;
  expect(first).toHaveLength(CASES);
  expect(first.filter(({ status }) => status === 'failed')).toHaveLength(Math.ceil(CASES / 7));
  for (const other of outcomes) expect(other).toEqual(first);
});

it('runs as many cases in parallel as there are cores', async () => {
  const { run, write, root } = makeMachine();
  const cores = availableParallelism();
  const [running, log] = [join(root, 'running'), join(root, 'log')];
  mkdirSync(running);
  // No hook ends before as many are running as there are cores.
  const meet = `echo + >> '${log}'; touch '${running}'/$$; until [ "$(ls '${running}' | wc -l)" -ge ${cores} ]; do sleep 0.02; done; echo - >> '${log}'`;
  const hooks = [{ type: 'command', name: 'meet', command: meet }];
  write('.hookwright/settings.json', { enableHooks: true, hooks: { BeforeTool: [{ hooks }] } });
  const cases = Array.from({ length: 5 * cores }, (_, n) => ({
    name: `case ${n}`,
    event: 'BeforeTool',
    input: inputOf(n),
    expect: { decision: 'allow' },
  }));
  write('meet.hooktest.json', { cases });
  expect(await run(['test', '--untrusted'])).toMatchObject({ code: 0 });
  let [now, most] = [0, 0];
  for (const sign of readFileSync(log, 'utf8').trim().split('\n')) {
    now += sign === '+' ? 1 : -1;
    most = Math.max(most, now);
  }
  expect({ now, most }).toEqual({ now: 0, most: cores });
});
