import { beforeAll, describe, expect, it } from 'vitest';
import type { HookExecutionResult, HookOutput } from '../../../generated/index.js';
import { createHookOutput } from '../../../src/engine/outputs/hook-outputs.js';
import { makeBench } from './support.js';

/** Hooks that print and exit as their environment says, in three languages. */
const LANGUAGES = {
  bash: 'printf %s "$OUT"; printf %s "$ERR" >&2; [ "$CODE" = kill ] && kill -9 $$; exit "$CODE"',
  python: `python3 -c 'import os, signal, sys
sys.stdout.write(os.environ["OUT"]); sys.stdout.flush()
sys.stderr.write(os.environ["ERR"]); sys.stderr.flush()
code = os.environ["CODE"]
if code == "kill": os.kill(os.getpid(), signal.SIGKILL)
sys.exit(int(code))'`,
  node: `node -e 'const fs = require("fs"), { OUT, ERR, CODE } = process.env
fs.writeSync(1, OUT); fs.writeSync(2, ERR)
if (CODE === "kill") process.kill(process.pid, "SIGKILL"); else process.exit(Number(CODE))'`,
};

interface Row {
  row: string;
  exit: number | 'kill';
  stdout: string;
  stderr: string;
  success: boolean;
  output: HookOutput | undefined;
  error?: string;
}

const DENY = '{"decision":"block","reason":"on stdout"}';
const INNER = '{"decision":"deny","reason":"inner"}';

// biome-ignore format: one line per row, so that the protocol can be read
const TABLE: [row: string, exit: number | 'kill', stdout: string, stderr: string, success: boolean, output: HookOutput | undefined, error?: string][] = [
  // An answer on standard output.
  ['[WIRE-8]',  0, DENY,                          'log',         true,  { decision: 'block', reason: 'on stdout' }],
  ['[WIRE-8]',  0, ` \n ${DENY}\n\n`,             '',            true,  { decision: 'block', reason: 'on stdout' }],
  ['[WIRE-8]',  0, '{}',                          '',            true,  {}],
  ['[WIRE-8]',  0, `\ufeff${DENY}`,               '',            true,  { decision: 'block', reason: 'on stdout' }],
  ['[WIRE-9]',  0, JSON.stringify(INNER),         '',            true,  { decision: 'deny', reason: 'inner' }],
  ['[WIRE-9]',  0, JSON.stringify(` ${INNER}\n`), '',            true,  { decision: 'deny', reason: 'inner' }],
  ['[WIRE-10]', 0, '  all is well \n',            'log',         true,  { decision: 'allow', systemMessage: 'all is well' }],
  ['[WIRE-10]', 0, 'two\nlines',                  '',            true,  { decision: 'allow', systemMessage: 'two\nlines' }],
  ['[WIRE-10]', 0, '42',                          '',            true,  { decision: 'allow', systemMessage: '42' }],
  ['[WIRE-10]', 0, 'true',                        '',            true,  { decision: 'allow', systemMessage: 'true' }],
  ['[WIRE-10]', 0, 'null',                        '',            true,  { decision: 'allow', systemMessage: 'null' }],
  ['[WIRE-10]', 0, '[{"decision":"deny"}]',       '',            true,  { decision: 'allow', systemMessage: '[{"decision":"deny"}]' }],
  ['[WIRE-10]', 0, '{"decision":"deny"',          '',            true,  { decision: 'allow', systemMessage: '{"decision":"deny"' }],
  ['[WIRE-10]', 0, `log line\n${DENY}`,           '',            true,  { decision: 'allow', systemMessage: `log line\n${DENY}` }],
  ['[WIRE-11]', 0, '',                            '',            true,  undefined],
  ['[WIRE-11]', 0, ' \n\t ',                      'log',         true,  undefined],
  // A block by exit code: standard output is not looked at.
  ['[WIRE-12]', 2, '',                            ' not here\n', false, { decision: 'deny', reason: 'not here' }],
  ['[WIRE-12]', 2, '{"decision":"allow"}',        'not here',    false, { decision: 'deny', reason: 'not here' }],
  ['[X-25]',    2, DENY,                          'on stderr',   false, { decision: 'deny', reason: 'on stderr' }],
  ['[WIRE-13]', 2, '',                            '',            false, { decision: 'deny', reason: 'Blocked by hook' }],
  ['[X-26]',    2, DENY,                          ' \n',         false, { decision: 'deny', reason: 'Blocked by hook' }],
  // Anything else failed, and lets the operation go on.
  ['[WIRE-14]', 1, DENY,                          '',            false, undefined, 'exited with code 1'],
  ['[WIRE-15]', 1, DENY,                          ' oops\n',     false, { decision: 'allow', systemMessage: 'Warning: oops' }, 'exited with code 1: oops'],
  ['[X-28]',    3, '',                            'no',          false, { decision: 'allow', systemMessage: 'Warning: no' }, 'exited with code 3: no'],
  ['[X-28]',  127, '',                            'not found',   false, { decision: 'allow', systemMessage: 'Warning: not found' }, 'exited with code 127: not found'],
  ['[X-28]',  255, DENY,                          '',            false, undefined, 'exited with code 255'],
  ['[WIRE-16]', 'kill', DENY,                     '',            false, undefined, 'was ended by SIGKILL'],
  ['[X-27]',    'kill', '',                       'oops',        false, { decision: 'allow', systemMessage: 'Warning: oops' }, 'was ended by SIGKILL: oops'],
  // Standard error is never an answer.
  ['[WIRE-18]', 0, '',                            DENY,          true,  undefined],
  ['[WIRE-18]', 2, '',                            DENY,          false, { decision: 'deny', reason: DENY }],
  ['[WIRE-18]', 1, '',                            DENY,          false, { decision: 'allow', systemMessage: `Warning: ${DENY}` }, `exited with code 1: ${DENY}`],
  // What a decision may be.
  ['[WIRE-21]', 0, '{"decision":null,"reason":"r"}', '',         true,  { decision: null, reason: 'r' }],
  ['[WIRE-21]', 0, '{"reason":"r"}',              '',            true,  { reason: 'r' }],
  ['[WIRE-22]', 0, '{"decision":"ask"}',          '',            true,  { decision: 'ask' }],
  ['[WIRE-23]', 0, '{"decision":"allow"}',        '',            true,  { decision: 'allow' }],
  ['[WIRE-23]', 0, '{"decision":"approve"}',      '',            true,  { decision: 'approve' }],
  ['[WIRE-24]', 0, '{"decision":"deny","reason":"r"}', '',       true,  { decision: 'deny', reason: 'r' }],
  ['[WIRE-24]', 0, '{"decision":"block","reason":"r"}', '',      true,  { decision: 'block', reason: 'r' }],
  ['[4.6.7]',   0, '{"decision":" DENY ","reason":"r"}', '',     true,  { decision: 'deny', reason: 'r' }],
  // An unusable output failed, although the hook exited with 0.
  ['[WIRE-19]', 0, '{"decision":"denied"}',       'log',         false, undefined, 'decision'],
  ['[WIRE-19]', 0, '{"continue":"false"}',        '',            false, undefined, 'continue'],
];

const ROWS: Row[] = TABLE.map(([row, exit, stdout, stderr, success, output, error]) => ({
  row,
  exit,
  stdout,
  stderr,
  success,
  output,
  ...(error === undefined ? {} : { error }),
}));

function titleOf({ row, exit, stdout, stderr }: Row): string {
  return `exit ${exit}, stdout ${JSON.stringify(stdout)}, stderr ${JSON.stringify(stderr)} ${row}`;
}

describe.each(Object.entries(LANGUAGES))('a hook in %s [B-25]', (_language, command) => {
  let results: Map<Row, HookExecutionResult>;

  // One event: every row is a hook of its own, and all of them run together. The results outlive the bench.
  beforeAll(async () => {
    const bench = makeBench();
    const hooks = ROWS.map(({ exit, stdout, stderr }) =>
      bench.hook(command, { env: { CODE: `${exit}`, OUT: stdout, ERR: stderr } }),
    );
    const answers = await bench.runner.executeHooksParallel(hooks, 'BeforeTool', bench.input());
    results = new Map(ROWS.map((row, index) => [row, answers[index] ?? expect.fail('a result is missing')]));
  });

  it.each(ROWS.map((row) => [titleOf(row), row] as const))('%s [WIRE-31]', (_title, row) => {
    const result = results.get(row);
    expect(result).toMatchObject({ success: row.success, stderr: row.stderr });
    expect(result?.stdout).toBe(row.stdout.replace(/^\ufeff/, ''));
    expect(result?.output).toEqual(row.output);
    if (row.error === undefined) expect(result).not.toHaveProperty('error');
    else expect(result?.error?.message).toContain(row.error);
    if (row.exit === 'kill') {
      expect(result).toMatchObject({ signal: 'SIGKILL' });
      expect(result).not.toHaveProperty('exitCode');
    } else {
      expect(result).toMatchObject({ exitCode: row.exit });
      expect(result).not.toHaveProperty('signal');
    }
  });
});

describe('an answer', () => {
  it('proceeds or blocks as its decision says [WIRE-21] [WIRE-22] [WIRE-23] [WIRE-24]', async () => {
    const bench = makeBench();
    const blocking = async (decision: unknown) => {
      const { output } = await bench.run(`echo '${JSON.stringify({ decision, reason: 'why' })}'`);
      const answer = createHookOutput('BeforeTool', output ?? {});
      return answer.isBlockingDecision() ? answer.getEffectiveReason() : false;
    };
    for (const decision of [undefined, null, 'ask', 'allow', 'approve']) expect(await blocking(decision)).toBe(false);
    for (const decision of ['block', 'deny']) expect(await blocking(decision)).toBe('why');
  });

  it('may have every common field and those of its event [WIRE-20]', async () => {
    const bench = makeBench();
    const output = {
      decision: 'ask',
      reason: 'a reason',
      continue: true,
      stopReason: 'a stop reason',
      suppressOutput: true,
      systemMessage: 'a message',
      hookSpecificOutput: { hookEventName: 'BeforeTool', tool_input: { path: 'b.txt' } },
    };
    const result = await bench.run(`cat <<'END'\n${JSON.stringify(output, null, 2)}\nEND`);
    expect(result).toMatchObject({ success: true, outputFormat: 'json', output });
    expect(result).not.toHaveProperty('warnings');
  });

  it('is told to be JSON or text [WIRE-8] [WIRE-10]', async () => {
    const bench = makeBench();
    expect((await bench.run('echo {}')).outputFormat).toBe('json');
    expect((await bench.run('echo text')).outputFormat).toBe('text');
    expect(await bench.run('true')).not.toHaveProperty('outputFormat');
  });

  it('that is the text of a JSON string holds that text [WIRE-9] [WIRE-10]', async () => {
    const bench = makeBench();
    const { output } = await bench.run(`echo '"say \\u20ac"'`);
    expect(output).toEqual({ decision: 'allow', systemMessage: 'say €' });
  });

  it('that was meant to be JSON but is broken lets go on and says so [WIRE-10]', async () => {
    const bench = makeBench();
    const result = await bench.run(`echo '{"decision": "deny",}'`);
    expect(result).toMatchObject({ success: true, output: { decision: 'allow' }, outputFormat: 'text' });
    expect(result.warnings).toEqual([expect.stringContaining('JSON')]);
    expect(await bench.run('echo plain text')).not.toHaveProperty('warnings');
    const mixed = await bench.run(`echo 'debug: looking'; echo '{"decision":"deny"}'`);
    expect(mixed.warnings).toEqual([expect.stringContaining('print nothing else on standard output')]);
  });

  it('with an odd field keeps its decision and has a warning [GEN-8]', async () => {
    const bench = makeBench();
    const result = await bench.run(`echo '{"decision":"deny","reason":5,"reasn":"x"}'`);
    expect(result).toMatchObject({ success: true, output: { decision: 'deny', reasn: 'x' } });
    expect(result.output).not.toHaveProperty('reason');
    expect(result.warnings).toHaveLength(2);
  });

  it('that was cut off is never read, so that the hook has failed [WIRE-19] [RUN-20]', async () => {
    const bench = makeBench({}, { maxOutputBytes: 30 });
    const result = await bench.run(`printf '{"decision":"deny"}%100s' ''`);
    expect(result).toMatchObject({ success: false, exitCode: 0, truncated: true, stdoutBytes: 119 });
    expect(result).not.toHaveProperty('output');
    expect(result.error?.message).toBe('wrote 119 bytes on standard output; at most 30 are read');
  });

  it('is not spoiled by a long standard error [RUN-20]', async () => {
    const bench = makeBench({}, { maxOutputBytes: 30 });
    const result = await bench.run(`head -c 5000 /dev/zero >&2; echo '{"decision":"deny"}'`);
    expect(result).toMatchObject({ success: true, truncated: true, stderrBytes: 5000, output: { decision: 'deny' } });
  });

  it('by exit code counts although standard output was cut off [WIRE-12] [RUN-20]', async () => {
    const bench = makeBench({}, { maxOutputBytes: 30 });
    const result = await bench.run('head -c 5000 /dev/zero; echo no >&2; exit 2');
    expect(result).toMatchObject({ success: false, truncated: true, output: { decision: 'deny', reason: 'no' } });
  });
});
