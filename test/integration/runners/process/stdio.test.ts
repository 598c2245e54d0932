import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Bench, makeBench, until } from '../../../support/runners/process/support.js';

/** Hides mkfifo from the host until the pool has noticed. */
async function withoutMkfifo<T>(bench: Bench, action: () => Promise<T>): Promise<T> {
  const { PATH } = process.env;
  Object.assign(process.env, { PATH: bench.path('nowhere') });
  try {
    return await action();
  } finally {
    Object.assign(process.env, { PATH });
  }
}

const MEGABYTES_5 = Buffer.alloc(5 * 1024 * 1024, 'x');

const READERS: [string, (bench: Bench, input: string) => Promise<{ stdout: string }>][] = [
  ['bash, descriptor 0', (bench, input) => bench.bash('cat', { input })],
  ['bash, /dev/stdin', (bench, input) => bench.bash('cat /dev/stdin', { input })],
  [
    'bash, read from /dev/stdin',
    (bench, input) => bench.bash('IFS= read -r line < /dev/stdin; printf %s "$line"', { input }),
  ],
  ['Python', (bench, input) => bench.python('import sys; sys.stdout.write(sys.stdin.read())', { input })],
  ['Python, /dev/stdin', (bench, input) => bench.python('print(open("/dev/stdin").read(), end="")', { input })],
  ['Node', (bench, input) => bench.node('process.stdin.pipe(process.stdout)', { input })],
  [
    'Node, /dev/stdin',
    (bench, input) => bench.node('process.stdout.write(require("fs").readFileSync("/dev/stdin"))', { input }),
  ],
];

describe('Command stdin', () => {
  it.each(READERS)('has every byte, then end of file: %s [WIRE-1] [RUN-23]', async (_name, readWith) => {
    const input = '{"text":"grün €"}';
    expect((await readWith(makeBench(), input)).stdout).toBe(input);
  });

  it('is a private unlinked file [RUN-23]', async () => {
    const bench = makeBench();
    const outcome = await bench.bash('stat -L -c "%F %a %h" /dev/stdin; test -t 0 || echo no terminal');
    expect(outcome.stdout).toBe('regular file 600 0\nno terminal\n');
  });

  it('is shared by all processes of an event, each with its own position [RUN-23]', async () => {
    const bench = makeBench();
    const stdin = bench.runner.prepareStdin(Buffer.from('first\nsecond\n'));
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => bench.bash('head -n 1; cat /dev/stdin', { stdin })),
    );
    stdin.release();
    expect(new Set(outcomes.map(({ stdout }) => stdout))).toEqual(new Set(['first\nfirst\nsecond\n']));
  });

  it('is readable by a process that starts after the release [RUN-23]', async () => {
    const bench = makeBench();
    const stdin = bench.runner.prepareStdin(Buffer.from('late'));
    stdin.release();
    expect(await bench.bash('cat', { stdin })).toMatchObject({ exitCode: 0, stdout: 'late' });
  });

  it('may stay unread or be closed, whatever its size [RUN-11]', async () => {
    const bench = makeBench();
    for (const script of ['echo fine', 'exec <&-; echo fine', 'head -c 1 >/dev/null; echo fine']) {
      expect(await bench.bash(script, { input: MEGABYTES_5 })).toMatchObject({
        kind: 'exited',
        exitCode: 0,
        stdout: 'fine\n',
      });
    }
  });
});

describe('Command stdout and stderr', () => {
  it('can be re-opened by name, starting with the first command [RUN-23]', async () => {
    const bench = makeBench();
    const outcome = await bench.bash('echo yes > /dev/stdout; echo no > /dev/stderr; exit 2');
    expect(outcome).toMatchObject({ kind: 'exited', exitCode: 2, stdout: 'yes\n', stderr: 'no\n' });
    expect(bench.notices).toEqual([]);
  });

  it('can be re-opened by Python and Node [RUN-23]', async () => {
    const bench = makeBench();
    const python = await bench.python('open("/dev/stdout", "w").write("out"); open("/dev/stderr", "w").write("err")');
    const node = await bench.node(
      'const f = require("fs"); f.writeFileSync("/dev/stdout", "out"); f.writeFileSync("/dev/stderr", "err")',
    );
    for (const outcome of [python, node]) expect(outcome).toMatchObject({ exitCode: 0, stdout: 'out', stderr: 'err' });
  });

  it('are never a terminal and never inherited [RUN-23]', async () => {
    const bench = makeBench();
    const outcome = await bench.bash('test -t 1 || test -t 2 || stat -L -c "%F %a" /dev/stdout /dev/stderr');
    expect(outcome.stdout).toBe('fifo 600\nfifo 600\n');
  });

  it('are separate for parallel commands, beyond the size of the pool [RUN-23]', async () => {
    const bench = makeBench();
    const count = 40;
    const outcomes = await Promise.all(
      Array.from({ length: count }, (_, index) =>
        bench.bash(`echo out${index} > /dev/stdout; echo err${index} > /dev/stderr`),
      ),
    );
    expect(outcomes.map(({ stdout }) => stdout)).toEqual(Array.from({ length: count }, (_, index) => `out${index}\n`));
    expect(outcomes.map(({ stderr }) => stderr)).toEqual(Array.from({ length: count }, (_, index) => `err${index}\n`));
  });

  it('use a few FIFOs that are reused after end of file [RUN-23]', async () => {
    const bench = makeBench();
    for (let turn = 0; turn < 60; turn += 1) {
      expect((await bench.runner.run(bench.spec('/bin/echo', [`${turn}`]))).stdout).toBe(`${turn}\n`);
    }
    expect(fifosOf(bench)).toHaveLength(48);
  });

  it('never receive output of a grandchild from an earlier command [RUN-23]', async () => {
    const bench = makeBench();
    const writer = `(trap '' PIPE; while [ ! -e ${bench.path('go')} ]; do sleep 0.02; done; echo late; touch ${bench.path('done')}) &`;
    await bench.bash(`${writer} echo first`);
    const before = fifosOf(bench).length;
    writeFileSync(bench.path('go'), '');
    await until(() => existsSync(bench.path('done')), 'the grandchild has printed');
    for (let turn = 0; turn < 30; turn += 1) {
      expect((await bench.runner.run(bench.spec('/bin/echo', ['own']))).stdout).toBe('own\n');
    }
    expect(before).toBe(46);
  });

  it('are created again if their directory was deleted [RUN-23]', async () => {
    const bench = makeBench();
    await bench.bash('true');
    for (const name of readdirSync(bench.memory)) rmSync(join(bench.memory, name), { recursive: true });
    const outcome = await bench.bash('cat /dev/stdin; echo kept > /dev/stderr; exit 2', { input: 'in' });
    expect(outcome).toMatchObject({ exitCode: 2, stdout: 'in', stderr: 'kept\n' });
    expect(bench.notices).toEqual([]);
  });

  it('are decoded correctly if each byte arrives separately [RUN-20]', async () => {
    const bench = makeBench();
    const script = 'import os\nfor b in "grün € 🙂".encode(): os.write(1, bytes([b]))\nos.write(2, b"a\\xffb")';
    expect(await bench.python(script)).toMatchObject({ stdout: 'grün € 🙂', stderr: 'a\ufffdb', stdoutBytes: 14 });
  });

  it('are limited separately, counted in full and read to the end [RUN-20]', async () => {
    const bench = makeBench();
    const outcome = await bench.bash('head -c 3000000 /dev/zero | tr "\\0" a; echo short >&2; exit 5');
    expect(outcome).toMatchObject({ kind: 'exited', exitCode: 5, stdoutBytes: 3_000_000, stdoutTruncated: true });
    expect(outcome.stdout).toBe('a'.repeat(1024 * 1024));
    expect(outcome).toMatchObject({ stderr: 'short\n', stderrTruncated: false });
  });

  it('hold 10,000 lines of stderr and text without a newline [RUN-20]', async () => {
    const bench = makeBench();
    const outcome = await bench.bash('for i in {1..10000}; do echo "line $i" >&2; done; printf %s no-newline');
    expect(outcome.stderr.split('\n')).toHaveLength(10_001);
    expect(outcome).toMatchObject({ stdout: 'no-newline', stderrTruncated: false });
  });

  it.each([300, 600])('discard %i MB without allocating it [RUN-20]', async (megabytes) => {
    const bench = makeBench();
    await bench.bash('true');
    const before = process.memoryUsage().rss;
    const outcome = await bench.bash(`head -c ${megabytes}000000 /dev/zero`, { maxOutputBytes: 1000 });
    expect(outcome).toMatchObject({ exitCode: 0, stdoutBytes: megabytes * 1e6, stdoutTruncated: true });
    expect(process.memoryUsage().rss - before).toBeLessThan(20 * 1024 * 1024);
  });
});

describe('Pipes instead of FIFOs', () => {
  it('carry all output if mkfifo is missing, which is reported once [RUN-23]', async () => {
    const bench = makeBench();
    await withoutMkfifo(bench, () => bench.bash('true'));
    const first = await bench.bash('cat; cat /dev/stdin; echo err >&2; exit 2', { input: 'in' });
    const second = await bench.node('process.stdout.write("€")');
    expect(first).toMatchObject({ kind: 'exited', exitCode: 2, stdout: 'inin', stderr: 'err\n' });
    expect(second.stdout).toBe('€');
    expect(bench.notices).toEqual([expect.stringMatching(/^warn: .*mkfifo/)]);
  });

  it('ignore EPIPE on stdin and still read both outputs [RUN-11]', async () => {
    const bench = makeBench();
    const stdin = bench.runner.prepareStdin(MEGABYTES_5);
    stdin.release();
    const outcome = await bench.bash('exec <&-; echo out; echo err >&2; exit 2', { stdin });
    expect(outcome).toMatchObject({ kind: 'exited', exitCode: 2, stdout: 'out\n', stderr: 'err\n' });
  });

  it('do not wait for a grandchild, and are limited as well [RUN-19] [RUN-20]', async () => {
    const bench = makeBench();
    await withoutMkfifo(bench, () => bench.bash('true'));
    const go = bench.path('go');
    const outcome = await bench.bash(
      `(while [ ! -e ${go} ]; do sleep 0.02; done; touch ${go}.seen) & head -c 5000 /dev/zero`,
      {
        maxOutputBytes: 100,
      },
    );
    expect(outcome).toMatchObject({ kind: 'exited', exitCode: 0, stdoutBytes: 5000, stdoutTruncated: true });
    writeFileSync(go, '');
    await until(() => existsSync(`${go}.seen`), 'the grandchild has continued');
  });
});

function fifosOf(bench: Bench): string[] {
  return readdirSync(bench.memory).flatMap((name) => readdirSync(join(bench.memory, name)));
}
