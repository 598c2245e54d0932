import { beforeAll, describe, expect, it } from 'vitest';
import type { HookExecutionResult } from '../../../generated/index.js';
import { HookRunner } from '../../../src/system/hook-runner.js';
import { base, kitProject, python, write } from '../../support/kit/kit-project.js';

const folder = kitProject();

const node = `
import { execFileSync } from 'node:child_process';
import { addContext, allow, defineHook, deny, rewriteInput, say } from 'hookwright/kit';

let calls = 0;
const acts = {
  deny: () => deny('No. €'),
  allow: () => allow(),
  nothing: () => undefined,
  several: async () => [say('a'), rewriteInput({ path: 'b' })],
  useless: () => addContext('has no effect'),
  print: () => {
    console.log('printed');
    console.error('a line for stderr');
    return deny('No.');
  },
  throw: () => {
    throw new Error('broken');
  },
  exitCode: () => {
    console.error('by exit code');
    process.exitCode = 2;
  },
  exit: () => {
    console.error('by exit');
    process.exit(2);
  },
  variables: () => say([process.env.HOOKWRIGHT_EVENT, process.env.HOOKWRIGHT_SESSION_ID, process.env.GEMINI_SESSION_ID, process.env.HOOKWRIGHT_WORKER].join(' ')),
  child: () => say(String(execFileSync('cat', { input: 'of its own' }))),
  count: () => say(String(++calls)),
};
defineHook('BeforeTool', ({ tool_input }) => acts[tool_input.act]());
`;

const inPython = `
import os, subprocess, sys
from hookwright_kit import add_context, allow, define_hook, deny, rewrite_input, say

calls = 0

def show():
    print("printed")
    print("a line for stderr", file=sys.stderr)
    return deny("No.")

def broken():
    raise ValueError("broken")

def leave(text):
    print(text, file=sys.stderr)
    sys.exit(2)

def count():
    global calls
    calls += 1
    return say(str(calls))

acts = {
    "deny": lambda: deny("No. €"),
    "allow": lambda: allow(),
    "nothing": lambda: None,
    "several": lambda: [say("a"), rewrite_input({"path": "b"})],
    "useless": lambda: add_context("has no effect"),
    "print": show,
    "throw": broken,
    "exitCode": lambda: leave("by exit code"),
    "exit": lambda: leave("by exit"),
    "variables": lambda: say(" ".join(os.environ.get(n, "") for n in ["HOOKWRIGHT_EVENT", "HOOKWRIGHT_SESSION_ID", "GEMINI_SESSION_ID", "HOOKWRIGHT_WORKER"])),
    "child": lambda: say(subprocess.run(["cat"], capture_output=True, text=True).stdout + "of its own"),
    "count": count,
}
define_hook("BeforeTool", lambda event: acts[event["tool_input"]["act"]]())
`;

const languages = {
  Node: { command: process.execPath, args: [write(folder, 'hook.mjs', node)] },
  Python: { command: python, args: ['-W', 'error', write(folder, 'hook.py', inPython)] },
};

const acts = [
  'deny',
  'allow',
  'nothing',
  'several',
  'useless',
  'print',
  'throw',
  'exitCode',
  'exit',
  'variables',
  'child',
];

describe.each(Object.entries(languages))('kit hook in %s as a command and as a worker', (_language, program) => {
  let runner: HookRunner;
  const ask = (type: 'command' | 'worker', act: string, more: object = {}): Promise<HookExecutionResult> => {
    const input = { ...base, hook_event_name: 'BeforeTool' as const, tool_name: 't', tool_input: { act }, ...more };
    const own = type === 'worker' ? { startTimeout: 50_000 } : {};
    return runner.executeHook({ type, ...program, ...own }, 'BeforeTool', input);
  };

  beforeAll(() => {
    runner = new HookRunner();
    return () => runner.dispose({ kill: true });
  });

  it.each(acts)('gives the same result in both: %s', async (act) => {
    const [command, worker] = [await ask('command', act), await ask('worker', act)];
    expect(worker).toMatchObject({ success: command.success, exitCode: command.exitCode });
    // The traceback starts at another frame.
    if (act === 'throw') expect(worker.error?.message).toContain('broken');
    else expect([worker.output, worker.stderr]).toEqual([command.output, command.stderr]);
    if (act !== 'exit') expect(worker).not.toHaveProperty('warnings');
  });

  it('handles all events in one worker process', async () => {
    const counts = [];
    for (let turn = 0; turn < 3; turn += 1) counts.push((await ask('worker', 'count')).output?.systemMessage);
    const [first] = counts.map(Number);
    expect(counts).toEqual([1, 2, 3].map((_, at) => String((first ?? 0) + at)));
  });

  it('reads the session of each event', async () => {
    for (const session_id of ['s-1', 's-2', 's-1']) {
      const { output } = await ask('worker', 'variables', { session_id });
      expect(output?.systemMessage).toBe(`BeforeTool ${session_id} ${session_id} `);
    }
  });

  it('fails for another event and handles the next one', async () => {
    const other = await ask('worker', 'deny', { hook_event_name: 'AfterTool' });
    expect(other).toMatchObject({ success: false, exitCode: 1 });
    expect(other.error?.message).toContain('this hook is for BeforeTool, but was started for AfterTool');
    expect((await ask('worker', 'deny')).output).toEqual({ decision: 'deny', reason: 'No. €' });
  });

  it('reads events of several megabytes', async () => {
    const result = await ask('worker', 'deny', { tool_name: 'x'.repeat(3_000_000) });
    expect(result.output?.decision).toBe('deny');
  });

  it('handles 50 events at once', async () => {
    const results = await Promise.all(Array.from({ length: 50 }, () => ask('worker', 'deny')));
    expect(results.every(({ output }) => output?.decision === 'deny')).toBe(true);
    expect(results.every(({ warnings }) => warnings === undefined)).toBe(true);
  });
});
