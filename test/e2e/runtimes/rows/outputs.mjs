// Outputs of commands.
import assert from 'node:assert/strict';

const MEBIBYTE = 1024 * 1024;

export const guarantee = 'hook output is read: JSON, text, exit codes and signals, up to 1 MiB';

export const rows = {
  'JSON output is parsed [WIRE-8]': async ({ run }) => {
    const { success, output, exitCode } = await run(`echo '{"decision":"deny","reason":"grün €"}'`);
    assert.deepEqual(
      { success, exitCode, ...output },
      { success: true, exitCode: 0, decision: 'deny', reason: 'grün €' },
    );
  },

  'other text is a message [WIRE-10]': async ({ run }) => {
    const { output } = await run('echo just text');
    assert.deepEqual({ ...output }, { decision: 'allow', systemMessage: 'just text' });
  },

  'output of a program without a shell is read [WIRE-30]': async ({ run, hook }) => {
    const { output } = await run(hook('printf', { args: ['%s', '{"decision":"deny","reason":"no shell"}'] }));
    assert.equal(output?.reason, 'no shell');
    assert.equal((await run('printf plain-command')).output?.systemMessage, 'plain-command');
  },

  'exit 2 blocks with stderr as the reason [WIRE-12]': async ({ run }) => {
    const { success, output, exitCode } = await run('echo no way >&2; exit 2');
    assert.deepEqual(
      { success, exitCode, ...output },
      { success: false, exitCode: 2, decision: 'deny', reason: 'no way' },
    );
  },

  'exit 2 blocks without stderr [WIRE-13]': async ({ run }) => {
    const { output } = await run('exit 2');
    assert.deepEqual({ ...output }, { decision: 'deny', reason: 'Blocked by hook' });
  },

  'exit 1 is a failure with its stderr [WIRE-14, WIRE-15]': async ({ run }) => {
    const { success, exitCode, output, error } = await run('echo broken >&2; exit 1');
    assert.deepEqual({ success, exitCode }, { success: false, exitCode: 1 });
    assert.equal(output?.systemMessage, 'Warning: broken');
    assert.match(error?.message ?? '', /code 1/);
  },

  'a signal is a failure with its name [WIRE-16]': async ({ run }) => {
    const result = await run('kill -KILL $$');
    assert.deepEqual([result.success, result.signal, result.exitCode], [false, 'SIGKILL', undefined]);
  },

  'a missing program is a failure with a message [WIRE-17]': async ({ run, hook }) => {
    const { success, error } = await run(hook('no-such-program', { args: [] }));
    assert.equal(success, false);
    assert.match(error?.message ?? '', /command not found: no-such-program/);
  },

  'a missing working directory is a failure with a message [WIRE-17]': async ({ run, hook, path }) => {
    const { success, error } = await run(hook('true', { args: [] }), { cwd: path('nowhere') });
    assert.equal(success, false);
    assert.match(error?.message ?? '', /working directory does not exist/);
  },

  '1 MiB of output is read completely [RUN-20]': async ({ run }) => {
    const { stdout, stderr, output } = await run(
      `head -c ${MEBIBYTE} /dev/zero | tr '\\0' e >&2; printf '{"systemMessage":"'; head -c ${MEBIBYTE - 20} /dev/zero | tr '\\0' o; printf '"}'`,
    );
    assert.equal(stdout?.length, MEBIBYTE);
    assert.equal(stderr?.length, MEBIBYTE);
    assert.equal(output?.systemMessage?.length, MEBIBYTE - 20);
  },

  'output above the limit is drained, and the hook fails [RUN-20]': async ({ run, has }) => {
    const { success, stdout } = await run('head -c 3000000 /dev/zero | tr "\\0" o && touch written');
    assert.deepEqual([success, stdout?.length, has('written')], [false, MEBIBYTE, true]);
  },

  'a character whose bytes arrive one by one is decoded [RUN-20]': async ({ run }) => {
    const { output } = await run(`for byte in e2 82 ac; do printf "\\x$byte"; sleep 0.02; done`);
    assert.equal(output?.systemMessage, '€');
  },
};
