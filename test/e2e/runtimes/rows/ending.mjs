// Every process ends, and ends with all that it started.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { openDescriptors, processes, until } from '../bench.mjs';

const CHILD = '(touch child; while :; do sleep 0.05; done) &';
const LOOP = 'while :; do sleep 0.05; done';

const still = new Int32Array(new SharedArrayBuffer(4));

export const guarantee =
  'a timeout or an abort ends a hook with all that it started; a stalled host hears what was said in time';

export const rows = {
  'a timeout ends the whole group with SIGTERM and keeps what was printed [RUN-12, RUN-14, WIRE-17]': async ({
    run,
    hook,
    has,
  }) => {
    const child = "(trap 'touch child-heard; exit' TERM; touch child; while :; do sleep 0.05; done) &";
    const command = `trap 'touch heard; exit 2' TERM; ${child} echo '{"decision":"deny"}'; echo why >&2; ${LOOP}`;
    const result = await run(hook(command, { timeout: 2500 }));
    assert.deepEqual(
      [result.timedOut, result.stdout, result.error?.message],
      [true, '{"decision":"deny"}\n', 'timed out after 2500 ms'],
    );
    assert.match(result.stderr ?? '', /^why\n/);
    await until(() => has('heard') && has('child-heard'), 'both heard SIGTERM');
    await until(() => processes().length === 0, 'the group has ended');
  },

  'a group that ignores SIGTERM delays nothing and is killed [RUN-13]': async ({ run, hook, has }) => {
    const { timedOut } = await run(hook(`trap '' TERM; ${CHILD} ${LOOP}`, { timeout: 2500 }));
    assert.deepEqual([timedOut, has('child')], [true, true]);
    assert.ok(processes().length > 0, 'it was not asked politely first');
    await until(() => processes().length === 0, 'the group was killed');
  },

  'a host that stalled hears what was said before the timeout [RUN-19]': async ({ run, hook, has, path }) => {
    const wait = 'touch up; until [ -e go ]; do sleep 0.01; done';
    const ended = run(hook(`${wait}; echo no >&2; touch said; exit 2`, { timeout: 4000 }));
    await until(() => has('up'), 'the hook runs', 3500);
    const end = performance.now() + 4500;
    writeFileSync(path('go'), '');
    // The whole thread stands still, as in a long computation.
    while (!has('said') || performance.now() < end) Atomics.wait(still, 0, 0, 50);
    const { output, timedOut } = await ended;
    assert.deepEqual([output?.reason, timedOut], ['no', undefined]);
  },

  'a child that holds the output open delays nothing [RUN-19]': async ({ run, has }) => {
    const { output, timedOut } = await run(`${CHILD} until [ -e child ]; do sleep 0.01; done; echo no >&2; exit 2`);
    assert.deepEqual([output?.reason, timedOut, has('child')], ['no', undefined, true]);
    assert.ok(processes().length > 0, 'the child has not outlived the hook');
  },

  'an abort ends running hooks and starts no other [RUN-22]': async ({ sequential, has }) => {
    const stop = new AbortController();
    const ended = sequential([`${CHILD} ${LOOP}`, 'touch ran'], {}, { signal: stop.signal });
    await until(() => has('child'), 'the hook runs');
    stop.abort();
    const results = await ended;
    assert.deepEqual([results[0]?.success, results[0]?.output, has('ran')], [false, undefined, false]);
    await until(() => processes().length === 0, 'the group has ended');
  },

  'what runs is killed when its runner is [RUN-19]': async ({ run, runner, has }) => {
    const ended = run(`trap '' TERM; ${CHILD} ${LOOP}`);
    await until(() => has('child'), 'the hook runs');
    runner.dispose({ kill: true });
    assert.equal((await ended).success, false);
    await until(() => processes().length === 0, 'the group was killed');
  },

  'no descriptor is left open, however a hook ends [RUN-10]': async ({ run, parallel, hook }) => {
    const once = () =>
      parallel([
        'echo a',
        'exit 2',
        'kill -9 $$',
        hook('nowhere', { args: [] }),
        hook('exec sleep 60', { timeout: 200 }),
      ]);
    await once();
    await run('true');
    const before = openDescriptors();
    for (let turn = 0; turn < 5; turn += 1) await once();
    await until(() => openDescriptors() <= before, `no more than ${before} descriptors are open`);
  },
};
