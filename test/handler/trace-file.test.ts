import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { appendFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { HookExecutionError } from '../../src/handler/failure.js';
import { refusedFiring, TraceLog } from '../../src/handler/trace.js';
import { TraceFile } from '../../src/handler/trace-file.js';
import { compileAuthored, readAuthoredSchemas } from '../contract/authored-ajv.js';
import { eventCases } from './event-inputs.js';
import { action, afterwards, makeDir, makeHost } from './support.js';

// Every change of a file goes through these two: what they leave behind is looked at, and nothing is replaced.
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  return { ...real, appendFile: vi.fn(real.appendFile), rename: vi.fn(real.rename) };
});

const authored = compileAuthored(readAuthoredSchemas());
const { BeforeTool } = eventCases;
const trace = (eventName: string) => ({ eventName, startedAt: '2026-01-05T09:30:00.000Z', duration: 1, hooks: [] });

function linesOf(file: string): unknown[] {
  const text = readFileSync(file, 'utf8');
  expect(text === '' || text.endsWith('\n')).toBe(true);
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** Calls `look` after every write of the file. */
async function watched(look: () => void): Promise<() => number> {
  const real = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
  let writes = 0;
  afterwards(() => {
    vi.mocked(appendFile).mockImplementation(real.appendFile);
    vi.mocked(rename).mockImplementation(real.rename);
  });
  vi.mocked(appendFile).mockImplementation(async (...args) => {
    await real.appendFile(...args);
    writes += 1;
    look();
  });
  vi.mocked(rename).mockImplementation(async (...args) => {
    await real.rename(...args);
    writes += 1;
    look();
  });
  return () => writes;
}

describe('the file of traces', () => {
  it('gets one line of JSON for each fire, and is private [VER-7]', async () => {
    const file = join(makeDir(), 'traces.jsonl');
    const { handler, system } = await makeHost({ trace: { file } });
    system.registerHook(
      action('one', () => ({ reason: 'line\nbreak ✓' })),
      'BeforeTool',
    );
    for (let index = 0; index < 5; index += 1) await BeforeTool.fire(handler);
    await handler.fire('Nothing', {});
    await system.dispose();
    const lines = linesOf(file);
    expect(lines).toEqual(JSON.parse(JSON.stringify(system.getTraces())));
    expect(lines).toHaveLength(6);
    for (const line of lines) expect(authored.failures('HookTrace', line)).toEqual([]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('never grows beyond its size, looked at after every write of a storm', async () => {
    const file = join(makeDir(), 'traces.jsonl');
    const maxBytes = 4096;
    const sizes: number[] = [];
    const writes = await watched(() => {
      sizes.push(statSync(file).size);
      linesOf(file);
    });
    const { handler, system } = await makeHost({ trace: { file, maxBytes } });
    system.registerHook(
      action('one', () => ({ reason: 'why' })),
      'BeforeTool',
      { matcher: '[02468]$' },
    );
    for (let index = 0; index < 600; index += 1) {
      const firing = handler.fireBeforeToolEvent({ toolName: `tool-${index}`, toolInput: {} });
      await firing;
      if (index % 7 === 0) await handler.flushTraces();
    }
    await system.dispose();
    expect(writes()).toBeGreaterThan(20);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(maxBytes);
    const lines = linesOf(file);
    expect(lines.at(-1)).toMatchObject({ matched: 'tool-599' });
    expect(lines.length).toBeGreaterThan(5);
    const numbers = lines.map((line) => Number(/tool-(\d+)/.exec(JSON.stringify(line))?.[1]));
    expect(numbers).toEqual(numbers.map((_, index) => 600 - numbers.length + index));
  });

  it('holds the newest lines in order, whatever their lengths', async () => {
    const lengths = fc.array(fc.array(fc.nat(700), { maxLength: 8 }), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(lengths, fc.integer({ min: 100, max: 2000 }), async (batches, maxBytes) => {
        const file = join(makeDir(), 'traces.jsonl');
        const traces = new TraceFile({ file, maxBytes });
        let count = 0;
        for (const batch of batches) {
          for (const length of batch) {
            traces.append(trace(`${count}-${'ü'.repeat(length)}`));
            count += 1;
          }
          await traces.flush();
          if (existsSync(file)) expect(statSync(file).size).toBeLessThanOrEqual(maxBytes);
        }
        if (!existsSync(file)) return;
        const numbers = linesOf(file).map((line) => Number.parseInt(JSON.parse(JSON.stringify(line)).eventName, 10));
        expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
        expect(new Set(numbers).size).toBe(numbers.length);
      }),
      { numRuns: 60 },
    );
  });

  it('makes room in a file that was too large already, and keeps its whole lines only', async () => {
    const file = join(makeDir(), 'traces.jsonl');
    const old = Array.from({ length: 100 }, (_, index) => `${JSON.stringify(trace(`old-${index}`))}\n`);
    writeFileSync(file, `${old.join('')}{"cut`);
    const traces = new TraceFile({ file, maxBytes: 1000 });
    traces.append(trace('new'));
    await traces.flush();
    expect(statSync(file).size).toBeLessThanOrEqual(1000);
    const names = linesOf(file).map((line) => JSON.parse(JSON.stringify(line)).eventName);
    expect(names.slice(-2)).toEqual(['old-99', 'new']);
    expect(readdirSync(join(file, '..'))).toEqual(['traces.jsonl']);
  });

  it('does not hold in memory what it could not hold itself', async () => {
    const file = join(makeDir(), 'traces.jsonl');
    const traces = new TraceFile({ file, maxBytes: 10_000 });
    for (let index = 0; index < 5000; index += 1) traces.append(trace(`event-${index}`));
    await traces.flush();
    const lines = linesOf(file);
    expect(lines.at(-1)).toMatchObject({ eventName: 'event-4999' });
    expect(statSync(file).size).toBeLessThanOrEqual(10_000);
    expect(statSync(file).size).toBeGreaterThan(3000);
  });

  it.each<[string, (dir: string) => string, string]>([
    [
      'a pipe that nobody reads',
      (dir) => {
        execFileSync('mkfifo', [join(dir, 'pipe')]);
        return join(dir, 'pipe');
      },
      'not a regular file',
    ],
    ['a device', () => '/dev/null', 'not a regular file'],
    ['a folder', (dir) => dir, 'not a regular file'],
    ['in a folder that is not there', (dir) => join(dir, 'missing', 'traces.jsonl'), 'ENOENT'],
  ])('says once why it cannot be written, when it is %s, and is soon flushed [VER-7]', async (_what, fileIn, why) => {
    const dir = join(makeDir(), 'inner');
    mkdirSync(dir);
    const notices: string[] = [];
    const file = fileIn(dir);
    const traces = new TraceLog({ file, keep: 1 }, (text) => notices.push(text));
    for (let index = 0; index < 3; index += 1) {
      traces.add(refusedFiring(`event-${index}`, new HookExecutionError('refused', 'internal')));
      await traces.flush();
    }
    expect(notices).toEqual([expect.stringContaining(why)]);
    expect(notices[0]).toContain(file);
  });

  it('that is a pipe keeps neither dispose nor the process from ending [VER-7]', async () => {
    const file = join(makeDir(), 'pipe');
    execFileSync('mkfifo', [file]);
    const { handler, system } = await makeHost({ trace: { file, maxBytes: 100 } });
    for (let index = 0; index < 5; index += 1) await BeforeTool.fire(handler);
    await system.dispose();
    expect(system.getTraces()).toHaveLength(5);
  });

  it.each<[string, (dir: string) => string]>([
    ['a folder', (dir) => dir],
    ['in a folder that is not there', (dir) => join(dir, 'missing', 'traces.jsonl')],
    [
      'below a file',
      (dir) => {
        writeFileSync(join(dir, 'file'), '');
        return join(dir, 'file', 'traces.jsonl');
      },
    ],
    [
      'whose place for the new file is taken',
      (dir) => {
        mkdirSync(join(dir, `traces.jsonl.${process.pid}.new`));
        writeFileSync(join(dir, 'traces.jsonl'), 'x'.repeat(5000));
        return join(dir, 'traces.jsonl');
      },
    ],
  ])('that cannot be written, because it is %s, changes nothing [VER-7, LOG-9]', async (_what, fileIn) => {
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
