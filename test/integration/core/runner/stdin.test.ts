import { describe, expect, it } from 'vitest';
import { isJsonObject, type JsonObject } from '../../../../codegen/read/json.js';
import { HookEventName, type HookInput } from '../../../../generated/index.js';
import { validValues } from '../../../support/core/contract/authored-ajv.js';
import { makeBench } from '../../../support/core/runner/support.js';

/** Hooks that copy their whole input to the file named by OUT. */
const READERS = {
  bash: 'cat > "$OUT"',
  python: `python3 -c 'import os, sys; open(os.environ["OUT"], "wb").write(sys.stdin.buffer.read())'`,
  node: `node -e 'const fs = require("fs"); fs.writeFileSync(process.env.OUT, fs.readFileSync(0))'`,
};

function examplesOf(eventName: HookEventName): JsonObject[] {
  return validValues(`${eventName}HookInput`).filter(isJsonObject);
}

/** Requirement ids for the fields of each event. */
const ROWS: Partial<Record<HookEventName, string>> = {
  BeforeTool: '[WIRE-3]',
  AfterTool: '[WIRE-4]',
  BeforeModel: '[WIRE-5]',
  BeforeToolSelection: '[WIRE-5]',
  AfterModel: '[WIRE-6]',
};

describe('Hook stdin', () => {
  it.each(Object.entries(READERS))('contains exactly one JSON object, read in %s [WIRE-1]', async (_, reader) => {
    const bench = makeBench();
    const input = bench.input({ tool_input: { text: 'grün € 🙂 \u2028 "quoted" \\ \n' } });
    expect(await bench.run(bench.hook(reader, { env: { OUT: 'seen' } }), { input })).toMatchObject({ success: true });
    expect(bench.read('seen')).toBe(JSON.stringify(input));
  });

  it.each(Object.values(HookEventName).map((name) => [name, ROWS[name] ?? ''] as const))(
    'of %s contains every field of the contract examples and unknown fields [WIRE-2] [WIRE-7] %s',
    async (eventName) => {
      const bench = makeBench();
      const examples = examplesOf(eventName);
      const readers = Object.values(READERS);
      for (const [index, example] of examples.entries()) {
        const input: HookInput = { ...bench.input({}, eventName), ...example, cwd: bench.directory };
        const reader = bench.hook(readers[index % readers.length] ?? '', { env: { OUT: `seen-${index}` } });
        expect(await bench.run(reader, { eventName, input })).toMatchObject({ success: true });
        expect(JSON.parse(bench.read(`seen-${index}`))).toEqual({ ...example, cwd: bench.directory });
      }
      expect(examples.length).toBeGreaterThan(0);
    },
  );

  it('can be opened by name, by several hooks at once [RUN-23]', async () => {
    const bench = makeBench();
    const names = Array.from({ length: 6 }, (_, index) => `seen-${index}`);
    const hooks = names.map((OUT) => bench.hook('head -c 5 > /dev/null; cat /dev/stdin > "$OUT"', { env: { OUT } }));
    await bench.runner.executeHooksParallel(hooks, 'BeforeTool', bench.input());
    for (const name of names) expect(JSON.parse(bench.read(name))).toEqual(bench.input());
  });

  it('may stay unread or be closed, even with 5 MB of input [RUN-11]', async () => {
    const bench = makeBench();
    const input = bench.input({ tool_input: { text: 'x'.repeat(5 * 1024 * 1024) } });
    const hooks = ['echo fine', 'exec 0<&-; echo fine', 'head -c 10 >/dev/null; echo fine'];
    const results = await bench.runner.executeHooksParallel(
      hooks.map((command) => bench.hook(command)),
      'BeforeTool',
      input,
    );
    for (const result of results) expect(result).toMatchObject({ success: true, stdout: 'fine\n' });
  });
});

describe('Hook stdio', () => {
  it('is not a terminal and not the stdio of the host [RUN-23]', async () => {
    const bench = makeBench();
    const result = await bench.run(
      'for i in 0 1 2; do test -t $i && echo terminal; done; stat -L -c %F /dev/fd/0 /dev/fd/1',
    );
    expect(result.stdout).toBe('regular file\nfifo\n');
  });

  it('can be opened by name: a reason written to /dev/stderr is read [RUN-23]', async () => {
    const bench = makeBench();
    const result = await bench.run('echo no > /dev/stderr; exit 2');
    expect(result.output).toEqual({ decision: 'deny', reason: 'no' });
    expect(bench.notices).toEqual([]);
  });
});
