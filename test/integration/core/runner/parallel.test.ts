import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { HookConfig } from '../../../../generated/index.js';
import { type Bench, functionHook, makeBench, until } from '../../../support/core/runner/support.js';

/** Returns a hook that exits only after every hook of the event has started. */
function meeting(bench: Bench, count: number): HookConfig {
  // Polls within the shell: dozens of hooks that poll with other programs would delay each other's start.
  return bench.hook(`touch met/$$; set -- met/*; while [ $# -lt ${count} ]; do sleep 0.05; set -- met/*; done`);
}

describe('Parallel hooks', () => {
  it('all start before any of them ends [RUN-3]', async () => {
    const bench = makeBench();
    mkdirSync(bench.path('met'));
    const inProcess = functionHook(async () => {
      writeFileSync(bench.path('met/function'), '');
      await until(() => readdirSync(bench.path('met')).length >= 8, 'all have started');
    });
    const python = bench.hook(`python3 -c 'import os, time
open("met/python", "w").close()
while len(os.listdir("met")) < 8: time.sleep(0.02)'`);
    const node = bench.hook(`node -e 'const fs = require("fs"); fs.writeFileSync("met/node", "")
const t = setInterval(() => { if (fs.readdirSync("met").length >= 8) clearInterval(t) }, 20)'`);
    const hooks = [inProcess, python, node, ...Array.from({ length: 5 }, () => meeting(bench, 8))];
    const results = await bench.runner.executeHooksParallel(hooks, 'BeforeTool', bench.input());
    expect(results.map(({ success }) => success)).toEqual(hooks.map(() => true));
  });

  it('return results in the order of the hooks, not of completion [RUN-3]', async () => {
    const bench = makeBench();
    const count = 6;
    // Each hook waits for the next one, so they end in reverse order.
    const hooks = Array.from({ length: count }, (_, index) =>
      bench.hook(
        `until [ -e done-${index + 1} ]; do sleep 0.02; done; echo ${index}; echo ${index} >> order; touch done-${index}`,
      ),
    );
    writeFileSync(bench.path(`done-${count}`), '');
    const results = await bench.runner.executeHooksParallel(hooks, 'BeforeTool', bench.input());
    expect(results.map(({ stdout }) => stdout?.trim())).toEqual(['0', '1', '2', '3', '4', '5']);
    expect(results.map(({ hookConfig }) => hookConfig)).toEqual(hooks);
    expect(bench.lines('order')).toEqual(['5', '4', '3', '2', '1', '0']);
  });

  it('all run, even if one blocks [RUN-3] [RUN-9]', async () => {
    const bench = makeBench();
    const hooks = ['exit 2', 'echo \'{"continue":false}\'', 'echo third'].map((command) => bench.hook(command));
    const results = await bench.runner.executeHooksParallel(hooks, 'BeforeTool', bench.input());
    expect(results.map(({ output }) => output)).toMatchObject([
      { decision: 'deny' },
      { continue: false },
      { systemMessage: 'third' },
    ]);
  });

  it('do not see the output of other hooks [RUN-3]', async () => {
    const bench = makeBench();
    const hook = (name: string) =>
      bench.hook(`cat > ${name}; echo '{"hookSpecificOutput":{"tool_input":{"path":"${name}"}}}'`);
    await bench.runner.executeHooksParallel([hook('a'), hook('b')], 'BeforeTool', bench.input());
    for (const name of ['a', 'b']) expect(JSON.parse(bench.read(name))).toEqual(bench.input());
  });

  it('keep their outputs if another hook fails [RUN-9]', async () => {
    const bench = makeBench();
    const hooks = [
      bench.hook('echo one'),
      bench.hook('exit 1'),
      functionHook(() => {
        throw new Error('broken');
      }),
      bench.hook('./missing', { args: [] }),
      bench.hook('echo two'),
    ];
    const results = await bench.runner.executeHooksParallel(hooks, 'BeforeTool', bench.input());
    expect(results.map(({ success }) => success)).toEqual([true, false, false, false, true]);
    expect(results.flatMap(({ output }) => output ?? [])).toEqual([
      { decision: 'allow', systemMessage: 'one' },
      { decision: 'allow', systemMessage: 'two' },
    ]);
  });

  it('return an empty list if there are no hooks', async () => {
    const bench = makeBench();
    expect(await bench.runner.executeHooksParallel([], 'BeforeTool', bench.input())).toEqual([]);
    expect(await bench.runner.executeHooksSequential([], 'BeforeTool', bench.input())).toEqual([]);
  });
});

describe('HookRunner limits', () => {
  it('run at most 2 of 35 commands at once with maxConcurrency 2 [RUN-22]', async () => {
    const bench = makeBench({}, { maxConcurrency: 2 });
    mkdirSync(bench.path('alive'));
    mkdirSync(bench.path('met'));
    const counting = (more: string) => bench.hook(`touch alive/$$; ${more} ls alive | wc -l >> counts; rm alive/$$`);
    const pair = 'touch met/$$; while [ $(ls met | wc -l) -lt 2 ]; do sleep 0.02; done;';
    const hooks = Array.from({ length: 35 }, (_, index) => counting(index < 2 ? pair : ''));
    const started: number[] = [];
    const alive = new Set<number>();
    let most = 0;
    const results = await bench.runner.executeHooksParallel(hooks, 'BeforeTool', bench.input(), {
      onHookStart: (_config, index) => {
        started.push(index);
        most = Math.max(most, alive.add(index).size);
      },
      onHookEnd: (_config, _result, index) => alive.delete(index),
    });
    expect(results.map(({ success, hookConfig }) => [success, hookConfig])).toEqual(hooks.map((hook) => [true, hook]));
    expect(started).toEqual(hooks.map((_, index) => index));
    expect(most).toBe(2);
    const counts = bench.lines('counts').map(Number);
    expect(counts).toHaveLength(35);
    expect(Math.max(...counts)).toBeLessThanOrEqual(2);
  });

  it('run parallel hooks one after another with maxConcurrency 1 [RUN-22]', async () => {
    const bench = makeBench({}, { maxConcurrency: 1 });
    const steps: string[] = [];
    const hooks = ['a', 'b', 'c'].map((name) =>
      functionHook(async () => {
        steps.push(`${name} starts`);
        await new Promise(setImmediate);
        steps.push(`${name} ends`);
      }),
    );
    await bench.runner.executeHooksParallel(hooks, 'BeforeTool', bench.input());
    expect(steps).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} starts`, `${name} ends`]));
  });

  it('allow 32 commands at once by default [RUN-22] [RUN-3]', async () => {
    const bench = makeBench();
    mkdirSync(bench.path('met'));
    const hooks = Array.from({ length: 32 }, () => meeting(bench, 32));
    const results = await bench.runner.executeHooksParallel(hooks, 'BeforeTool', bench.input());
    expect(results.every(({ success }) => success)).toBe(true);
  });

  it('start the 33rd command when one exits [RUN-22]', async () => {
    const bench = makeBench();
    const ends: (() => void)[] = [];
    const hooks = Array.from({ length: 40 }, () => functionHook(() => new Promise<void>((end) => ends.push(end))));
    const running = bench.runner.executeHooksParallel(hooks, 'BeforeTool', bench.input());
    await new Promise(setImmediate);
    expect(ends).toHaveLength(32);
    ends[7]?.();
    await until(() => ends.length === 33, 'another has started');
    await new Promise(setImmediate);
    expect(ends).toHaveLength(33);
    for (let next = 0; next < 40; next += 1) {
      await until(() => ends.length > next, 'the next has started');
      ends[next]?.();
    }
    expect(await running).toHaveLength(40);
  });

  it.each([0, -1, Number.NaN, 0.5])('let every hook run with maxConcurrency %s [RUN-22]', async (maxConcurrency) => {
    const bench = makeBench({}, { maxConcurrency });
    const results = await bench.runner.executeHooksParallel(
      ['touch a', 'touch b', 'touch c'].map((command) => bench.hook(command)),
      'BeforeTool',
      bench.input(),
    );
    expect(results.map(({ success }) => success)).toEqual([true, true, true]);
    for (const name of ['a', 'b', 'c']) expect(existsSync(bench.path(name))).toBe(true);
  });

  it.each([Number.NaN, -1])('fall back to the default with maxOutputBytes %s [RUN-20]', async (maxOutputBytes) => {
    const bench = makeBench({}, { maxOutputBytes });
    expect(await bench.run('echo \'{"decision":"deny"}\'')).toMatchObject({
      success: true,
      output: { decision: 'deny' },
    });
  });
});
