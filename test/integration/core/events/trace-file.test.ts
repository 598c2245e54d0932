import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { rejectedEventRecord } from '../../../../src/core/events/event-record.js';
import { HookExecutionError } from '../../../../src/core/events/failure.js';
import { TraceFile } from '../../../../src/traces/trace-file.js';
import { LatestTraces } from '../../../../src/traces/trace-log.js';
import { openTraceSink } from '../../../../src/traces/trace-recorder.js';
import { folderForAll, root } from '../../../support/core/events/child.js';
import { eventCases } from '../../../support/core/events/event-inputs.js';
import { action, makeDir, makeHost } from '../../../support/core/events/support.js';

const { BeforeTool } = eventCases;
const trace = (eventName: string) => JSON.stringify({ eventName });

function linesOf(file: string): Record<string, unknown>[] {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  expect(text === '' || text.endsWith('\n')).toBe(true);
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** Returns all lines, older ones first. */
function allLines(file: string): Record<string, unknown>[] {
  return [...linesOf(`${file}.1`), ...linesOf(file)];
}

function sizeOf(file: string): number {
  return [file, `${file}.1`].reduce((sum, each) => sum + (statSync(each, { throwIfNoEntry: false })?.size ?? 0), 0);
}

/** Returns the leading numbers of the names. */
function numbersIn(lines: readonly Record<string, unknown>[]): number[] {
  return lines.map(({ eventName }) => Number.parseInt(String(eventName), 10));
}

describe('Trace file', () => {
  it('is private, and is created with the first line [VER-7]', async () => {
    const file = join(makeDir(), 'traces.jsonl');
    const { handler, system } = await makeHost({ trace: { file } });
    await BeforeTool.fire(handler);
    await handler.flushTraces();
    expect(existsSync(file)).toBe(false);
    system.registerHook(
      action('one', () => ({})),
      'BeforeTool',
    );
    await BeforeTool.fire(handler);
    await system.dispose();
    expect(linesOf(file).map(({ kind }) => kind)).toEqual(['start', 'hook', 'end']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('never exceeds its size and drops the oldest lines first', async () => {
    const file = join(makeDir(), 'traces.jsonl');
    const maxBytes = 16_384;
    const { handler, system } = await makeHost({ trace: { file, maxBytes } });
    system.registerHook(
      action('one', () => ({ reason: 'why' })),
      'BeforeTool',
      { matcher: '[02468]$' },
    );
    for (let index = 0; index < 300; index += 1) {
      await handler.fireBeforeToolEvent({ toolName: `tool-${index}`, toolInput: {} });
      if (index % 7 !== 0) continue;
      await handler.flushTraces();
      expect(sizeOf(file)).toBeLessThanOrEqual(maxBytes);
    }
    await system.dispose();
    const ends = allLines(file).filter(({ kind }) => kind === 'end');
    const numbers = ends.map((line) => Number(/"matched":"tool-(\d+)/.exec(JSON.stringify(line))?.[1]));
    expect(numbers.length).toBeGreaterThan(5);
    expect(numbers).toEqual(numbers.map((_, index) => 300 - numbers.length + index));
  });

  it('keeps the newest lines in order, for any line lengths', async () => {
    const lengths = fc.array(fc.array(fc.nat(700), { maxLength: 8 }), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(lengths, fc.integer({ min: 100, max: 4000 }), async (batches, maxBytes) => {
        const file = join(makeDir(), 'traces.jsonl');
        const traces = new TraceFile({ file, maxBytes });
        let count = 0;
        for (const batch of batches) {
          for (const length of batch) {
            traces.append(trace(`${count}-${'ü'.repeat(length)}`));
            count += 1;
          }
          await traces.flush();
          expect(sizeOf(file)).toBeLessThanOrEqual(maxBytes);
        }
        const numbers = numbersIn(allLines(file));
        expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
        expect(new Set(numbers).size).toBe(numbers.length);
      }),
      { numRuns: 60 },
    );
  });

  it('rotates a file that was already too large, without changing it', async () => {
    const file = join(makeDir(), 'traces.jsonl');
    const old = Array.from({ length: 100 }, (_, index) => `${trace(`${index}-old`)}\n`).join('');
    writeFileSync(file, old);
    const traces = new TraceFile({ file, maxBytes: 1000 });
    traces.append(trace('100-new'));
    await traces.flush();
    expect(readFileSync(`${file}.1`, 'utf8')).toBe(old);
    expect(linesOf(file)).toEqual([{ eventName: '100-new' }]);
    expect(readdirSync(join(file, '..')).sort()).toEqual(['traces.jsonl', 'traces.jsonl.1']);
  });

  it('does not buffer more than its maximum size', async () => {
    const file = join(makeDir(), 'traces.jsonl');
    const traces = new TraceFile({ file, maxBytes: 10_000 });
    for (let index = 0; index < 5000; index += 1) traces.append(trace(`${index}-event`));
    await traces.flush();
    const numbers = numbersIn(allLines(file));
    expect(numbers.at(-1)).toBe(4999);
    expect(sizeOf(file)).toBeLessThanOrEqual(10_000);
    expect(numbers.length).toBeGreaterThan(20);
  });

  describe('written by several processes', () => {
    const dir = folderForAll();
    const [module, worker] = [join(dir, 'trace-file.mjs'), join(dir, 'worker.mjs')];
    beforeAll(() => {
      const entryPoints = [join(root, 'src/traces/trace-file.ts')];
      buildSync({ entryPoints, outfile: module, bundle: true, platform: 'node', format: 'esm' });
      writeFileSync(
        worker,
        `import { TraceFile } from './trace-file.mjs';
const [, , file, who, maxBytes] = process.argv;
const traces = new TraceFile({ file, maxBytes: Number(maxBytes) });
for (let index = 0; index < 200; index++) {
  traces.append(JSON.stringify({ who, index, text: 'x'.repeat(index % 10 === 0 ? 3000 : 50) }));
  if (index % 3 === 0) await traces.flush();
}
await traces.flush();
`,
      );
    });

    async function written(maxBytes: number) {
      const file = join(makeDir(), 'traces.jsonl');
      const writers = ['a', 'b', 'c'];
      const running = writers.map((who) =>
        once(spawn(process.execPath, [worker, file, who, String(maxBytes)]), 'exit'),
      );
      for (const [code] of await Promise.all(running)) expect(code).toBe(0);
      const lines = allLines(file);
      const indexes = writers.map((who) => lines.filter((line) => line['who'] === who).map(({ index }) => index));
      return { file, indexes };
    }

    it('contains every line of each process [VER-7]', async () => {
      const all = Array.from({ length: 200 }, (_, index) => index);
      expect((await written(40_000_000)).indexes).toEqual([all, all, all]);
    });

    it('stays within its size and keeps the latest lines of each process [VER-7]', async () => {
      const { file, indexes } = await written(100_000);
      // Each process may write while another one checks the size.
      expect(sizeOf(file)).toBeLessThanOrEqual(130_000);
      for (const own of indexes) expect(own).toEqual(own.map((_, place) => 200 - own.length + place));
      expect(indexes.flat().length).toBeGreaterThan(50);
      expect(readdirSync(join(file, '..')).sort()).toEqual(['traces.jsonl', 'traces.jsonl.1']);
    });

    it('does not grow if it cannot be rotated, and warns once', async () => {
      const folder = makeDir();
      const file = join(folder, 'traces.jsonl');
      writeFileSync(file, `${trace('old')}\n`);
      chmodSync(file, 0o666);
      chmodSync(folder, 0o555);
      // Root has all permissions, so the test changes the user id; the current directory stays accessible.
      const program = `import { TraceFile } from ${JSON.stringify(module)};
if (process.getuid() === 0) process.seteuid(54321);
const traces = new TraceFile({ file: 'traces.jsonl', maxBytes: 400, notice: (text) => console.log(text) });
for (let index = 0; index < 50; index++) {
  traces.append(JSON.stringify({ eventName: index + '-event' }));
  await traces.flush();
}`;
      const args = ['--input-type=module', '--eval', program];
      const stdout = execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
      chmodSync(folder, 0o755);
      expect(stdout).toMatch(/^traces cannot be written to traces\.jsonl: EACCES: .*\n$/);
      expect(numbersIn(linesOf(file)).slice(1, 3)).toEqual([0, 1]);
      expect(statSync(file).size).toBeLessThanOrEqual(200);
      expect(readdirSync(folder)).toEqual(['traces.jsonl']);
    });
  });

  it('is rotated even if a process died during a rotation [VER-7]', async () => {
    const file = join(makeDir(), 'traces.jsonl');
    const turn = `${file}.turn`;
    writeFileSync(turn, '');
    utimesSync(turn, 1, 1);
    const traces = new TraceFile({ file, maxBytes: 400 });
    for (let index = 0; index < 50; index += 1) {
      traces.append(trace(`${index}-event`));
      await traces.flush();
    }
    expect(existsSync(turn)).toBe(false);
    expect(sizeOf(file)).toBeLessThanOrEqual(400);
    expect(numbersIn(allLines(file)).at(-1)).toBe(49);
  });

  it.each<[string, (dir: string) => string, string]>([
    [
      'a FIFO without a reader',
      (dir) => {
        execFileSync('mkfifo', [join(dir, 'pipe')]);
        return join(dir, 'pipe');
      },
      'not a regular file',
    ],
    ['a device', () => '/dev/null', 'not a regular file'],
    ['a folder', (dir) => dir, 'not a regular file'],
    ['in a missing folder', (dir) => join(dir, 'missing', 'traces.jsonl'), 'ENOENT'],
  ])('causes one warning if it is %s, and flushes soon [VER-7]', async (_what, fileIn, why) => {
    const dir = join(makeDir(), 'inner');
    mkdirSync(dir);
    const notices: string[] = [];
    const file = fileIn(dir);
    const traces = new LatestTraces({ file, keep: 1 }, { notice: (text) => notices.push(text) }, openTraceSink);
    for (let index = 0; index < 3; index += 1) {
      traces.add(rejectedEventRecord(`event-${index}`, new HookExecutionError('refused', 'internal')));
      await traces.flush();
    }
    expect(notices).toEqual([expect.stringContaining(why)]);
    expect(notices[0]).toContain(file);
  });

  it('as a FIFO does not block dispose or the process exit [VER-7]', async () => {
    const file = join(makeDir(), 'pipe');
    execFileSync('mkfifo', [file]);
    const { handler, system } = await makeHost({ trace: { file, maxBytes: 100 } });
    for (let index = 0; index < 5; index += 1) await BeforeTool.fire(handler);
    await system.dispose();
    expect(system.getTraces()).toHaveLength(5);
  });

  it.each<[string, (dir: string) => string]>([
    ['a folder', (dir) => dir],
    ['in a missing folder', (dir) => join(dir, 'missing', 'traces.jsonl')],
    [
      'below a file',
      (dir) => {
        writeFileSync(join(dir, 'file'), '');
        return join(dir, 'file', 'traces.jsonl');
      },
    ],
    [
      'not rotatable, because the target is a folder',
      (dir) => {
        mkdirSync(join(dir, 'traces.jsonl.1'));
        writeFileSync(join(dir, 'traces.jsonl'), 'x'.repeat(5000));
        return join(dir, 'traces.jsonl');
      },
    ],
  ])('has no effect on results if it is %s [VER-7, LOG-9]', async (_what, fileIn) => {
    const unhandled: unknown[] = [];
    const onUnhandled = (error: unknown) => unhandled.push(error);
    process.on('unhandledRejection', onUnhandled);
    const dir = join(makeDir(), 'inner');
    mkdirSync(dir);
    const file = fileIn(dir);
    const before = readdirSync(join(dir, '..'), { recursive: true });
    const { handler, system } = await makeHost({ trace: { file, maxBytes: 4000 } });
    system.registerHook(
      action('guard', () => ({ decision: 'deny', reason: 'no' })),
      'BeforeTool',
    );
    for (let index = 0; index < 5; index += 1) {
      expect((await BeforeTool.fire(handler)).finalOutput?.isBlockingDecision()).toBe(true);
    }
    await system.dispose();
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', onUnhandled);
    expect(unhandled).toEqual([]);
    expect(readdirSync(join(dir, '..'), { recursive: true })).toEqual(before);
    expect(system.getTraces()).toHaveLength(5);
  });
});
