import { describe, expect, it } from 'vitest';
import type { EventRow, HookBar } from '../../src/apps/inspector/api.js';
import { clockTime, countOf, milliseconds } from '../../src/apps/inspector/page/amounts.js';
import { choicesIn, filterRows, NO_FILTER } from '../../src/apps/inspector/page/timeline/filter.js';
import { scaleOf, spanOf } from '../../src/apps/inspector/page/timeline/scale.js';

const START = Date.parse('2026-01-01T00:00:00.000Z');
const timeAt = (time: number) => new Date(START + time).toISOString();

const row: EventRow = {
  id: '1',
  seq: 1,
  pid: 1,
  sessionId: 's',
  eventName: 'BeforeTool',
  startedAt: timeAt(0),
  sequential: false,
  state: 'ended',
  rewritten: false,
  tone: 'allow',
  hooks: [],
};
const bar: HookBar = { hook: 0, name: 'h', type: 'command', source: 'project', verdict: 'ran', tone: 'allow' };

describe('an amount of the page', () => {
  it.each([
    [undefined, ''],
    [0, '0.0 ms'],
    [9.94, '9.9 ms'],
    [10, '10 ms'],
    [999, '999 ms'],
    [1000, '1.00 s'],
    [59_990, '59.99 s'],
    [60_000, '1.0 min'],
    [150_000, '2.5 min'],
  ])('of %s milliseconds is written %j', (value, text) => {
    expect(milliseconds(value)).toBe(text);
  });

  it('of time is that of a clock, to the millisecond, and none where there is no time', () => {
    expect(clockTime('2026-01-01T00:00:07.045Z')).toMatch(/^\d\d:\d\d:07\.045$/);
    expect([clockTime(undefined), clockTime('no time')]).toEqual(['', '']);
  });

  it('of things is one thing or many, with its thousands apart', () => {
    expect([0, 1, 2, 1234].map((count) => countOf(count, 'event'))).toEqual([
      '0 events',
      '1 event',
      '2 events',
      '1,234 events',
    ]);
  });
});

describe('the scale of the timeline', () => {
  it('is the next of 1, 2, 5, 10 that nearly all events fit into', () => {
    const scales = [0, 1, 1.5, 3, 7, 10, 11, 400, 999].map((duration) => scaleOf([{ ...row, duration }]));
    expect(scales).toEqual([1, 1, 2, 5, 10, 10, 20, 500, 1000]);
    const events = [...Array(99).fill({ ...row, duration: 4 }), { ...row, duration: 9000 }];
    expect([scaleOf(events), scaleOf([]), scaleOf([row])]).toEqual([5, 1, 1]);
  });
});

describe('the bar of a hook', () => {
  const times = { queuedAt: timeAt(10), startedAt: timeAt(20), endedAt: timeAt(60) };

  it('lies where it waited and ran, and never beyond the edges', () => {
    expect(spanOf(row, { ...bar, ...times }, 100)).toEqual({ queued: 0.1, started: 0.2, ended: 0.6 });
    expect(spanOf(row, { ...bar, ...times, queuedAt: timeAt(-10) }, 40)).toEqual({ queued: 0, started: 0.5, ended: 1 });
  });

  it('of a quick hook is as long as its own duration says', () => {
    const quick = { ...bar, queuedAt: timeAt(25), startedAt: timeAt(25), endedAt: timeAt(25), duration: 25 };
    expect(spanOf(row, quick, 100)).toEqual({ queued: 0.25, started: 0.25, ended: 0.5 });
    expect(spanOf(row, { ...quick, duration: 1000 }, 100)?.ended).toBe(1);
  });

  it('grows to the edge while the hook runs, and ends where it waited when its host died', () => {
    const open = { ...bar, queuedAt: timeAt(10), startedAt: timeAt(20) };
    expect(spanOf({ ...row, state: 'running' }, open, 100)).toEqual({ queued: 0.1, started: 0.2, ended: 1 });
    expect(spanOf({ ...row, state: 'lost' }, { ...open, startedAt: undefined }, 100)).toEqual({
      queued: 0.1,
      started: 0.1,
      ended: 0.1,
    });
    expect(spanOf({ ...row, state: 'running' }, { ...bar, queuedAt: timeAt(10) }, 100)?.started).toBe(0.1);
  });

  it('is known by its duration alone where it has no times, and is none for a hook that did not run', () => {
    expect(spanOf(row, { ...bar, duration: 50 }, 100)).toEqual({ queued: 0, started: 0, ended: 0.5 });
    expect(spanOf(row, { ...bar, duration: 500 }, 100)?.ended).toBe(1);
    expect(spanOf(row, bar, 100)?.ended).toBe(0);
    expect(spanOf(row, { ...bar, verdict: 'matcher' }, 100)).toBeUndefined();
  });
});

describe('the filter of the timeline', () => {
  const guard: HookBar = { ...bar, name: 'guard', tone: 'deny' };
  const passed: HookBar = { ...bar, name: 'other', verdict: 'matcher', tone: 'skipped' };
  const rows: EventRow[] = [
    { ...row, id: 'one', matched: 'run_shell', tone: 'deny', reason: 'No Secrets', hooks: [guard] },
    { ...row, id: 'two', matched: 'read_file', hooks: [{ ...bar, name: 'log' }, passed] },
    { ...row, id: 'three', eventName: 'SessionStart', sessionId: 'abc', error: 'broken', tone: 'failed' },
  ];
  const shown = (filter: Partial<typeof NO_FILTER>, text = '', found: string[] = []) =>
    filterRows(rows, { ...NO_FILTER, ...filter }, text, new Set(found)).map(({ id }) => id);

  it('shows everything when nothing is wanted', () => {
    expect(filterRows(rows, NO_FILTER, ' ', new Set())).toBe(rows);
  });

  it('shows the rows of an event, a tool, a verdict, a hook that was asked, or of all of them at once', () => {
    expect(shown({ event: 'SessionStart' })).toEqual(['three']);
    expect(shown({ tool: 'run_shell' })).toEqual(['one']);
    expect(shown({ verdict: 'allow' })).toEqual(['two']);
    expect(shown({ verdict: 'deny' })).toEqual(['one']);
    expect(shown({ verdict: 'skipped' })).toEqual(['two']);
    expect([shown({ hook: 'guard' }), shown({ hook: 'other' })]).toEqual([['one'], []]);
    expect(shown({ tool: 'run_shell', verdict: 'allow' })).toEqual([]);
  });

  it('shows the rows that say a text somewhere, in any case, or of which the server knows it', () => {
    const texts = ['no secrets', 'READ', 'broken', 'ABC', 'two', 'guard', 'nothing'];
    expect(texts.map((text) => shown({}, text))).toEqual([
      ['one'],
      ['two'],
      ['three'],
      ['three'],
      ['two'],
      ['one'],
      [],
    ]);
    expect(shown({}, ' nothing ', ['two'])).toEqual(['two']);
    expect(shown({ tool: 'run_shell' }, 'log')).toEqual([]);
  });

  it('offers what is there, in name order, without the hooks that were not asked', () => {
    expect(choicesIn(rows)).toEqual({
      events: ['BeforeTool', 'SessionStart'],
      tools: ['read_file', 'run_shell'],
      hooks: ['guard', 'log'],
      verdicts: ['allow', 'deny', 'failed'],
    });
  });
});
