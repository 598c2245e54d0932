import { beforeAll, describe, expect, it } from 'vitest';
import type { HookExecutionResult } from '../../../../generated/index.js';
import { createHookOutput } from '../../../../src/core/outputs/hook-outputs.js';
import { ROWS, type Row, titleOf } from '../../../support/core/runner/answer-rows.js';
import { makeBench } from '../../../support/core/runner/support.js';

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

  it('is reported as JSON or text [WIRE-8] [WIRE-10]', async () => {
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
