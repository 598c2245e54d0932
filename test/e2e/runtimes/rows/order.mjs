// Order of hooks, and what each one sees of the others.
import assert from 'node:assert/strict';

const WAIT = 'until [ -e $other ]; do sleep 0.01; done';

export const guarantee =
  'parallel hooks start together and return results in order; a chain ends at a block; functions are hooks';

export const rows = {
  'parallel hooks all start before one is awaited, and return results in order [RUN-3]': async ({ parallel, hook }) => {
    const results = await parallel([
      hook(`touch first; ${WAIT}; sleep 0.1; echo one`, { env: { other: 'second' } }),
      hook(`touch second; ${WAIT}; echo two`, { env: { other: 'first' } }),
    ]);
    assert.deepEqual(
      results.map(({ output }) => output?.systemMessage),
      ['one', 'two'],
    );
  },

  'a failing hook does not affect others [RUN-9]': async ({ parallel }) => {
    const results = await parallel(['exit 1', 'echo no >&2; exit 2', 'kill -9 $$', 'echo yes']);
    assert.deepEqual(
      results.map(({ output }) => output?.decision),
      [undefined, 'deny', undefined, 'allow'],
    );
  },

  '96 parallel hooks all return their result [RUN-3, RUN-22]': async ({ parallel }) => {
    const results = await parallel(Array.from({ length: 96 }, (_, index) => `echo ${index} >&2; exit 2`));
    assert.deepEqual(
      results.map(({ output }) => output?.reason),
      Array.from({ length: 96 }, (_, index) => `${index}`),
    );
  },

  'sequential hooks run one after another, each with the input the previous one rewrote [RUN-2, RUN-6]': async ({
    sequential,
    read,
  }) => {
    const rewrite = (fields) => JSON.stringify({ hookSpecificOutput: { tool_input: fields } });
    await sequential([`echo '${rewrite({ a: 1, b: 1 })}'`, `echo '${rewrite({ b: 2 })}'`, 'cat > seen'], {
      tool_input: { a: 0, c: 0 },
    });
    assert.deepEqual(JSON.parse(read('seen')).tool_input, { a: 1, b: 2, c: 0 });
  },

  'a block ends a chain [RUN-8]': async ({ sequential, has }) => {
    const results = await sequential(['echo no >&2; exit 2', 'touch ran']);
    assert.deepEqual([results.length, has('ran')], [1, false]);
  },

  'function hooks return outputs, fail alone, and are aborted on timeout [RUN-17, RUN-21]': async ({
    parallel,
    run,
  }) => {
    const action = (body, more = {}) => ({ type: 'function', name: 'function', action: body, ...more });
    const results = await parallel([
      action(async (input) => ({ decision: 'deny', reason: input.tool_name })),
      action(async () => {
        throw new Error('broken');
      }),
    ]);
    assert.equal(results[0]?.output?.reason, 'write_file');
    assert.equal(results[1]?.error?.message, 'broken');
    let aborted = false;
    const endless = (_input, { signal }) =>
      new Promise(() => {
        signal.addEventListener('abort', () => {
          aborted = true;
        });
      });
    const { timedOut, error } = await run(action(endless, { timeout: 100 }));
    assert.deepEqual([timedOut, aborted, error?.message], [true, true, 'timed out after 100 ms']);
  },
};
