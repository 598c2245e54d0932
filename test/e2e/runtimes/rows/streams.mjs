// Inputs and environment of commands.
import assert from 'node:assert/strict';

const MEGABYTE = 1_000_000;

export const guarantee =
  'a hook gets all of its input and environment, and can open `/dev/stdin`, `/dev/stdout`, `/dev/stderr`';

export const rows = {
  'stdin is one JSON object with all fields, then EOF [WIRE-1, WIRE-2, WIRE-3]': async ({ run, read, input }) => {
    await run('cat > seen', { tool_input: { text: 'grün €' } });
    const seen = JSON.parse(read('seen'));
    assert.deepEqual(Object.keys(seen).sort(), Object.keys(input()).sort());
    assert.deepEqual([seen.tool_name, seen.tool_input], ['write_file', { text: 'grün €' }]);
  },

  'every hook gets 1 MB of input completely, even a slow one [WIRE-1]': async ({ parallel, path, read }) => {
    const text = 'x'.repeat(MEGABYTE);
    await parallel(
      [0, 1, 2, 3].map((index) => `sleep 0.${index}; cat > seen-${index}`),
      { tool_input: { text } },
    );
    for (const index of [0, 1, 2, 3]) assert.equal(JSON.parse(read(`seen-${index}`)).tool_input.text, text, path(''));
  },

  'output of a hook that ignores 1 MB of input is read [RUN-11]': async ({ run }) => {
    const fields = { tool_input: { text: 'x'.repeat(MEGABYTE) } };
    for (const before of ['', 'exec <&-; ', 'head -c 1 > /dev/null; ']) {
      const { output } = await run(`${before}echo unread >&2; exit 2`, fields);
      assert.equal(output?.reason, 'unread');
    }
  },

  "the environment is the host's, with the project folder and the hook's variables [WIRE-26, WIRE-27, WIRE-28]":
    async ({ run, hook, directory }) => {
      const names = [
        'LLXPRT_PROJECT_DIR',
        'GEMINI_PROJECT_DIR',
        'CLAUDE_PROJECT_DIR',
        'GEMINI_SESSION_ID',
        'OWN',
        'PATH',
      ];
      const command = `printf '%s|' "$PWD" ${names.map((name) => `"$${name}"`).join(' ')}`;
      const own = [directory, directory, directory, directory, 'session', 'a b', process.env.PATH, ''];
      const { stdout } = await run(hook(command, { env: { OWN: 'a b' } }));
      assert.deepEqual(stdout?.split('|'), own);
      const direct = await run(hook('printenv CLAUDE_PROJECT_DIR OWN', { env: { OWN: 'direct' } }));
      assert.equal(direct.stdout, `${directory}\ndirect\n`);
    },

  '/dev/stdin, /dev/stdout and /dev/stderr can be opened by name [RUN-23]': async ({ run }) => {
    const { stdout, stderr, exitCode } = await run(
      'set -e; grep -o write_file /dev/stdin; echo out > /dev/stdout; echo err > /dev/stderr; exit 2',
    );
    assert.deepEqual([stdout, stderr, exitCode], ['write_file\nout\n', 'err\n', 2]);
  },

  'no stream is a terminal [RUN-23]': async ({ run }) => {
    const { output } = await run('for stream in 0 1 2; do test -t $stream && exit 1; done; echo none');
    assert.equal(output?.systemMessage, 'none');
  },
};
