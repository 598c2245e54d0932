// How processes end, together with everything they started.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { openDescriptors, processes, until } from '../bench.mjs';

const CHILD = '(touch child; while :; do sleep 0.05; done) &';
const LOOP = 'while :; do sleep 0.05; done';

const still = new Int32Array(new SharedArrayBuffer(4));

export const guarantee =
  'a timeout or an abort kills a hook with its children; a stalled host still reads output that was in time';

export const rows = {
  'a timeout sends SIGTERM to the process group and keeps the output [RUN-12, RUN-14, WIRE-17]': async ({
    run,
    hook,
    has,
  }) => {
    const child = "(trap 'touch child-terminated; exit' TERM; touch child; while :; do sleep 0.05; done) &";
    const command = `trap 'touch terminated; exit 2' TERM; ${child} echo '{"decision":"deny"}'; echo why >&2; ${LOOP}`;
    const result = await run(hook(command, { timeout: 2500 }));
    assert.deepEqual(
      [result.timedOut, result.stdout, result.error?.message],
      [true, '{"decision":"deny"}\n', 'timed out after 2500 ms'],
    );
    assert.match(result.stderr ?? '', /^why\n/);
    await until(() => has('terminated') && has('child-terminated'), 'both received SIGTERM');
    await until(() => processes().length === 0, 'the process group has ended');
  },

  'a process group that ignores SIGTERM is killed without delaying the result [RUN-13]': async ({ run, hook, has }) => {
    const { timedOut } = await run(hook(`trap '' TERM; ${CHILD} ${LOOP}`, { timeout: 2500 }));
    assert.deepEqual([timedOut, has('child')], [true, true]);
    assert.ok(processes().length > 0, 'SIGTERM was not sent before SIGKILL');
    await until(() => processes().length === 0, 'the process group was killed');
  },

  'a stalled host reads output from before the timeout [RUN-19]': async ({ run, hook, has, path }) => {
    const wait = 'touch up; until [ -e go ]; do sleep 0.01; done';
    const ended = run(hook(`${wait}; echo no >&2; touch said; exit 2`, { timeout: 4000 }));
    await until(() => has('up'), 'the hook runs', 3500);
    const end = performance.now() + 4500;
    writeFileSync(path('go'), '');
    // Blocks the whole thread, as a long computation does.
    while (!has('said') || performance.now() < end) Atomics.wait(still, 0, 0, 50);
    const { output, timedOut } = await ended;
    assert.deepEqual([output?.reason, timedOut], ['no', undefined]);
  },

  'a child that keeps the output open does not delay the result [RUN-19]': async ({ run, has }) => {
    const { output, timedOut } = await run(`${CHILD} until [ -e child ]; do sleep 0.01; done; echo no >&2; exit 2`);
    assert.deepEqual([output?.reason, timedOut, has('child')], ['no', undefined, true]);
    assert.ok(processes().length > 0, 'the child did not outlive the hook');
  },

  'an abort kills running hooks and starts no others [RUN-22]': async ({ sequential, has }) => {
    const stop = new AbortController();
    const ended = sequential([`${CHILD} ${LOOP}`, 'touch ran'], {}, { signal: stop.signal });
    await until(() => has('child'), 'the hook runs');
    stop.abort();
    const results = await ended;
    assert.deepEqual([results[0]?.success, results[0]?.output, has('ran')], [false, undefined, false]);
    await until(() => processes().length === 0, 'the process group has ended');
  },

  'disposing the runner kills running hooks [RUN-19]': async ({ run, runner, has }) => {
    const ended = run(`trap '' TERM; ${CHILD} ${LOOP}`);
    await until(() => has('child'), 'the hook runs');
    runner.dispose({ kill: true });
    assert.equal((await ended).success, false);
    await until(() => processes().length === 0, 'the process group was killed');
  },

  'no file descriptor stays open, however a hook ends [RUN-10]': async ({ run, parallel, hook }) => {
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
