import { beforeAll, describe, expect, it } from 'vitest';
import type { HookExecutionResult } from '../../../../generated/index.js';
import { createHookOutput } from '../../../../src/core/outputs/hook-outputs.js';
import { ROWS, type Row, titleOf } from '../../../support/core/runner/output-rows.js';
import { makeBench, openBench } from '../../../support/core/runner/support.js';

/** Hooks in three languages that print and exit as their environment variables specify. */
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

describe.each(Object.entries(LANGUAGES))('Hook in %s [B-25]', (_language, command) => {
  let results: Map<Row, HookExecutionResult>;

  // Runs all rows as hooks of one event, in parallel. The results outlive the bench.
  beforeAll(async () => {
    const { bench, close } = openBench();
    const hooks = ROWS.map(({ exit, stdout, stderr }) =>
      bench.hook(command, { env: { CODE: `${exit}`, OUT: stdout, ERR: stderr } }),
    );
    const answers = await bench.runner.executeHooksParallel(hooks, 'BeforeTool', bench.input());
    results = new Map(ROWS.map((row, index) => [row, answers[index] ?? expect.fail('a result is missing')]));
    await close();
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

describe('Hook output', () => {
  it('lets the call proceed or blocks it, depending on its decision [WIRE-21] [WIRE-22] [WIRE-23] [WIRE-24]', async () => {
    const bench = makeBench();
    const blocking = async (decision: unknown) => {
      const { output } = await bench.run(`echo '${JSON.stringify({ decision, reason: 'why' })}'`);
      const answer = createHookOutput('BeforeTool', output ?? {});
      return answer.isBlockingDecision() ? answer.getEffectiveReason() : false;
    };
    for (const decision of [undefined, null, 'ask', 'allow', 'approve']) expect(await blocking(decision)).toBe(false);
    for (const decision of ['block', 'deny']) expect(await blocking(decision)).toBe('why');
  });

  it('may have every common field and the fields of its event [WIRE-20]', async () => {
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

  it('has its format reported as JSON or text [WIRE-8] [WIRE-10]', async () => {
    const bench = makeBench();
    expect((await bench.run('echo {}')).outputFormat).toBe('json');
    expect((await bench.run('echo text')).outputFormat).toBe('text');
    expect(await bench.run('true')).not.toHaveProperty('outputFormat');
  });

  it('is unwrapped if it is a JSON string [WIRE-9] [WIRE-10]', async () => {
    const bench = makeBench();
    const { output } = await bench.run(`echo '"say \\u20ac"'`);
    expect(output).toEqual({ decision: 'allow', systemMessage: 'say €' });
  });

  it('allows the call with a warning if it is malformed JSON [WIRE-10]', async () => {
    const bench = makeBench();
    const result = await bench.run(`echo '{"decision": "deny",}'`);
    expect(result).toMatchObject({ success: true, output: { decision: 'allow' }, outputFormat: 'text' });
    expect(result.warnings).toEqual([expect.stringContaining('JSON')]);
    expect(await bench.run('echo plain text')).not.toHaveProperty('warnings');
    const mixed = await bench.run(`echo 'debug: looking'; echo '{"decision":"deny"}'`);
    expect(mixed.warnings).toEqual([expect.stringContaining('print only the JSON on standard output')]);
  });

  it('keeps its decision if another field is invalid, with a warning [GEN-8]', async () => {
    const bench = makeBench();
    const result = await bench.run(`echo '{"decision":"deny","reason":5,"reasn":"x"}'`);
    expect(result).toMatchObject({ success: true, output: { decision: 'deny', reasn: 'x' } });
    expect(result.output).not.toHaveProperty('reason');
    expect(result.warnings).toHaveLength(2);
  });

  it('is discarded if it was truncated, and the hook fails [WIRE-19] [RUN-20]', async () => {
    const bench = makeBench({}, { maxOutputBytes: 30 });
    const result = await bench.run(`printf '{"decision":"deny"}%100s' ''`);
    expect(result).toMatchObject({ success: false, exitCode: 0, truncated: true, stdoutBytes: 119 });
    expect(result).not.toHaveProperty('output');
    expect(result.error?.message).toBe('wrote 119 bytes on standard output; at most 30 are read');
  });

  it('is read even if standard error is very long [RUN-20]', async () => {
    const bench = makeBench({}, { maxOutputBytes: 30 });
    const result = await bench.run(`head -c 5000 /dev/zero >&2; echo '{"decision":"deny"}'`);
    expect(result).toMatchObject({ success: true, truncated: true, stderrBytes: 5000, output: { decision: 'deny' } });
  });

  it('is ignored for exit code 2, even if it was truncated [WIRE-12] [RUN-20]', async () => {
    const bench = makeBench({}, { maxOutputBytes: 30 });
    const result = await bench.run('head -c 5000 /dev/zero; echo no >&2; exit 2');
    expect(result).toMatchObject({ success: false, truncated: true, output: { decision: 'deny', reason: 'no' } });
  });
});
