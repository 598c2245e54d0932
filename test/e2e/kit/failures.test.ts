import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { base, kitProject, python, run, runHook, write } from '../../support/kit/kit-project.js';

const folder = kitProject();
const event = { ...base, hook_event_name: 'BeforeTool', tool_name: 'shell', tool_input: { command: 'rm "é😀"' } };
const denied = '{"decision":"deny","reason":"no"}\n';
const endings = { Node: 'mjs', Python: 'py' } as const;
type Language = keyof typeof endings;
let count = 0;

/** Writes a hook whose function has this body. The prelude runs before it. */
function hookWith(language: Language, body: string, name = 'BeforeTool', prelude = ''): string {
  const file = `hook-${count++}.${endings[language]}`;
  const node = `import { defineHook, deny, restrictTools } from 'hookwright/kit';
${prelude}
defineHook('${name}', async (event) => {\n${body}\n});\n`;
  const python = `import json, os, subprocess, sys
from hookwright_kit import define_hook, deny, restrict_tools
${prelude}
def check(event):
${body.replaceAll(/^/gm, '    ')}
define_hook("${name}", check)
`;
  return write(folder, file, language === 'Node' ? node : python);
}

const failed = (stderr: string) => ({ code: 1, stdout: '', stderr: expect.stringContaining(stderr) });
const everywhere: Language[] = ['Node', 'Python'];

describe.each(everywhere)('kit hook in %s', (language) => {
  const js = language === 'Node';

  it('prints nothing if its function returns nothing', async () => {
    const file = hookWith(language, js ? '' : 'pass');
    expect(await runHook(file, { input: event })).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  it('prints an output unchanged', async () => {
    const body = `return { 'decision': 'deny', 'hookSpecificOutput': { 'permissionDecisionReason': event${js ? '.tool_input.command' : '["tool_input"]["command"]'} } }`;
    const { code, stdout } = await runHook(hookWith(language, body), { input: event });
    const hookSpecificOutput = { permissionDecisionReason: event.tool_input.command };
    expect({ code, output: JSON.parse(stdout) }).toEqual({ code: 0, output: { decision: 'deny', hookSpecificOutput } });
  });

  it('exits with 1 and prints the error with its location if its function throws [WIRE-14]', async () => {
    const file = hookWith(language, js ? "throw new Error('out of order')" : "raise ValueError('out of order')");
    const ended = await runHook(file, { input: event });
    expect(ended).toEqual(failed('out of order'));
    expect(ended.stderr).toContain(file);
  });

  it.each(['', ' ', 'hello', '[]', 'null', '"text"', '{"hook_event_name":"BeforeTool"', '\u0000'])(
    'fails if stdin is %j',
    async (input) => {
      const ended = await runHook(hookWith(language, "return deny('no')"), { input });
      expect(ended).toEqual(failed('standard input is not one JSON object'));
    },
  );

  it.each([
    [{ ...event, hook_event_name: 'AfterTool' }, 'this hook is for BeforeTool, but was started for AfterTool'],
    [{ ...event, hook_event_name: 7 }, 'this hook is for BeforeTool, but was started for no event'],
    [base, 'this hook is for BeforeTool, but was started for no event'],
  ])('fails if it is started for another event', async (input, words) => {
    expect(await runHook(hookWith(language, "return deny('no')"), { input })).toEqual(failed(words));
  });

  it.each(['BeforeTol', 'constructor', 'toString', ''])(
    'fails if it is defined for the unknown event %j',
    async (name) => {
      const input = { ...event, hook_event_name: name };
      const ended = await runHook(hookWith(language, "return deny('no')", name), { input });
      expect(ended).toEqual(failed(`there is no event ${name}: AfterAgent, `));
    },
  );

  it.each(
    js
      ? ["'no'", '7', 'true', '[[]]', '[deny("no"), "x"]', '() => 1']
      : ["'no'", '7', 'True', '[[]]', '[deny("no"), "x"]'],
  )('fails if its function returns %s', async (value) => {
    const ended = await runHook(hookWith(language, `return ${value}`), { input: event });
    expect(ended).toEqual(failed('a hook must return answers, an output or nothing, not '));
  });

  it('fails if its output cannot be written as JSON', async () => {
    const body = js ? 'return { reason: 1n }' : "return {'reason': float('nan')}";
    expect(await runHook(hookWith(language, body), { input: event })).toEqual(failed('Error'));
  });

  it('prints only its output on stdout and everything else on stderr', async () => {
    const body = js
      ? "console.log('one'); console.info('two'); process.stdout.write('three\\n'); return deny('no')"
      : "print('one'); os.write(1, b'two\\n'); subprocess.run(['echo', 'three']); return deny('no')";
    const { code, stdout, stderr } = await runHook(hookWith(language, body), { input: event });
    expect({ code, stdout }).toEqual({ code: 0, stdout: denied });
    expect(stderr.trim().split('\n').sort()).toEqual(['one', 'three', 'two']);
  });

  it('exits with the code that the script chose [WIRE-12]', async () => {
    const body = js ? "process.stderr.write('never'); process.exit(2)" : "sys.stderr.write('never'); sys.exit(2)";
    const file = hookWith(language, body);
    expect(await runHook(file, { input: event })).toEqual({ code: 2, stdout: '', stderr: 'never' });
  });

  it('reads and writes megabytes and any Unicode text', async () => {
    const text = `é😀\u2028${'x'.repeat(3_000_000)}`;
    const body = js ? 'return deny(event.tool_input.command)' : "return deny(event['tool_input']['command'])";
    const input = { ...event, tool_input: { command: text } };
    const { code, stdout } = await runHook(hookWith(language, body), { input, env: { LC_ALL: 'C', PYTHONUTF8: '0' } });
    expect({ code, same: JSON.parse(stdout).reason === text }).toEqual({ code: 0, same: true });
  });

  it('waits for non-blocking stdin and stdout', async () => {
    const large = 'x'.repeat(300_000);
    const body = js ? 'return deny(event.tool_input.command)' : "return deny(event['tool_input']['command'])";
    const file = hookWith(language, body, 'BeforeTool', printsWouldBlock[language]);
    const input = JSON.stringify({ ...event, tool_input: { command: large } });
    const opener = write(folder, 'nonblocking.py', nonblocking);
    const ended = await run([python, opener, js ? process.execPath : python, file], input);
    expect(ended).toEqual({ code: 0, stdout: `{"decision":"deny","reason":"${large}"}\n`, stderr: 'read\nwrite\n' });
  });

  it('prints its output if stderr is closed', async () => {
    const file = hookWith(language, js ? "console.log('x'); return deny('no')" : "return deny('no')");
    const program = js ? process.execPath : 'python3';
    const { code, stdout } = await run(['bash', '-c', `exec "$0" "$1" 2>&-`, program, file], event);
    expect({ code, stdout }).toEqual({ code: 0, stdout: denied });
  });

  it('allows no tool with an empty restrictTools list', async () => {
    const body = js ? 'return restrictTools([])' : 'return restrict_tools([])';
    const file = hookWith(language, body, 'BeforeToolSelection');
    const { stdout } = await runHook(file, { input: { ...base, hook_event_name: 'BeforeToolSelection' } });
    expect(JSON.parse(stdout)).toEqual({ hookSpecificOutput: { toolConfig: { mode: 'NONE' } } });
  });
});

/** Prints once each on stderr that a read or a write would block. */
const printsWouldBlock: Record<Language, string> = {
  Node: `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const { readSync, writeSync } = fs;
function reporting(name, real) {
  let reported = false;
  return (...args) => {
    try {
      return real(...args);
    } catch (error) {
      if (error.code === 'EAGAIN' && !reported) writeSync(2, name + '\\n');
      reported = true;
      throw error;
    }
  };
}
fs.readSync = reporting('read', readSync);
fs.writeSync = reporting('write', writeSync);
syncBuiltinESMExports();`,
  Python: `def reporting(name, real):
    reported = []
    def attempt(*args):
        try:
            return real(*args)
        except BlockingIOError:
            if not reported: real_write(2, name + b"\\n")
            reported.append(1)
            raise
    return attempt
real_write = os.write
os.read, os.write = reporting(b"read", os.read), reporting(b"write", os.write)`,
};

/**
 * Runs a program with non-blocking pipes. Sends the rest of the input, and reads the output, once the program waits.
 */
const nonblocking = `
import os, subprocess, sys
data = sys.stdin.buffer.read()
reading, give = os.pipe()
take, writing = os.pipe()
os.set_blocking(reading, False)
os.set_blocking(writing, False)
child = subprocess.Popen(sys.argv[1:], stdin=reading, stdout=writing, stderr=subprocess.PIPE)
os.close(reading); os.close(writing)
os.write(give, data[:50000])
lines = child.stderr.readline()
try:
    open(give, "wb").write(data[50000:])
except BrokenPipeError:
    pass
lines += child.stderr.readline()
sys.stdout.buffer.write(open(take, "rb").read())
sys.stderr.buffer.write(lines + child.stderr.read())
sys.exit(child.wait())
`;

describe('kit hook in Node that awaits', () => {
  it('fails if its promise never settles', async () => {
    const ended = await runHook(hookWith('Node', 'await new Promise(() => {})'), { input: event });
    expect(ended).toEqual(failed('the hook ended without an answer'));
  });

  it('prints its output and exits although a timer is active', async () => {
    const file = hookWith('Node', "setInterval(() => {}, 1000); return deny('no')");
    expect(await runHook(file, { input: event })).toEqual({ code: 0, stdout: denied, stderr: '' });
  });

  it('finishes work that it started and did not await', async () => {
    const file = hookWith('Node', "setTimeout(() => console.log('done'), 100); return deny('no')");
    expect(await runHook(file, { input: event })).toEqual({ code: 0, stdout: denied, stderr: 'done\n' });
  });

  it('keeps process.exitCode, even if it throws afterwards [WIRE-12]', async () => {
    const file = hookWith('Node', "process.exitCode = 2; throw new Error('never')");
    expect(await runHook(file, { input: event })).toMatchObject({ code: 2, stdout: '' });
  });

  it('fails if it throws a value that is not an Error', async () => {
    expect(await runHook(hookWith('Node', "throw 'x'"), { input: event })).toEqual(failed('the hook threw x'));
  });

  it('fails if it calls defineHook twice', async () => {
    const one = "defineHook('BeforeTool', () => undefined);";
    const file = write(folder, 'two.mjs', `import { defineHook } from 'hookwright/kit';\n${one}\n${one}`);
    expect(await runHook(file, { input: event })).toEqual(failed('a script calls defineHook once'));
  });
});

describe('Python kit', () => {
  it('exports its type names for annotations, and no others', async () => {
    const file = write(
      folder,
      'annotated.py',
      `from hookwright_kit import BeforeToolHookInput, BeforeToolReply, define_hook, deny
def check(event: BeforeToolHookInput) -> BeforeToolReply:
    return deny("no")
define_hook("BeforeTool", check)
from hookwright_kit import Nonsense
`,
    );
    const { code, stdout, stderr } = await runHook(file, { input: event });
    expect({ code, stdout }).toEqual({ code: 1, stdout: denied });
    expect(stderr).toContain("cannot import name 'Nonsense'");
  });

  it('imports only json and modules that Python has already loaded', async () => {
    const program = `import sys, json
before = set(sys.modules)
import hookwright_kit
print(sorted(set(sys.modules) - before))`;
    const { stdout } = await run(
      ['python3', '-I', '-c', `import sys; sys.path.insert(0, ${JSON.stringify(folder)})\n${program}`],
      '',
    );
    expect(stdout).toBe("['__future__', 'hookwright_kit']\n");
  });

  it('compiles without warnings', async () => {
    const file = join(folder, 'hookwright_kit.py');
    const ended = await run(['python3', '-W', 'error', '-m', 'py_compile', file], '');
    expect(ended).toEqual({ code: 0, stdout: '', stderr: '' });
  });
});
