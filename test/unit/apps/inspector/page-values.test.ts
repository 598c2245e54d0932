import { describe, expect, it } from 'vitest';
import type { EventRow, HookBar } from '../../../../src/apps/inspector/api.js';
import { clockTime, countOf, milliseconds } from '../../../../src/apps/inspector/page/amounts.js';
import { choicesIn, filterRows, NO_FILTER } from '../../../../src/apps/inspector/page/timeline/filter.js';
import { scaleOf, spanOf } from '../../../../src/apps/inspector/page/timeline/scale.js';

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

describe('formatting of amounts', () => {
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
  ])('formats %s milliseconds as %j', (value, text) => {
    expect(milliseconds(value)).toBe(text);
  });

  it('formats a time with milliseconds, and nothing if there is no time', () => {
    expect(clockTime('2026-01-01T00:00:07.045Z')).toMatch(/^\d\d:\d\d:07\.045$/);
    expect([clockTime(undefined), clockTime('no time')]).toEqual(['', '']);
  });

  it('formats counts with singular, plural and thousands separators', () => {
    expect([0, 1, 2, 1234].map((count) => countOf(count, 'event'))).toEqual([
      '0 events',
      '1 event',
      '2 events',
      '1,234 events',
    ]);
  });
});

describe('scaleOf', () => {
  it('rounds up to 1, 2, 5 or 10 so that nearly all events fit', () => {
    const scales = [0, 1, 1.5, 3, 7, 10, 11, 400, 999].map((duration) => scaleOf([{ ...row, duration }]));
    expect(scales).toEqual([1, 1, 2, 5, 10, 10, 20, 500, 1000]);
    const events = [...Array(99).fill({ ...row, duration: 4 }), { ...row, duration: 9000 }];
    expect([scaleOf(events), scaleOf([]), scaleOf([row])]).toEqual([5, 1, 1]);
  });
});

describe('spanOf', () => {
  const times = { queuedAt: timeAt(10), startedAt: timeAt(20), endedAt: timeAt(60) };

  it('covers queued and running time, within the edges', () => {
    expect(spanOf(row, { ...bar, ...times }, 100)).toEqual({ queued: 0.1, started: 0.2, ended: 0.6 });
    expect(spanOf(row, { ...bar, ...times, queuedAt: timeAt(-10) }, 40)).toEqual({ queued: 0, started: 0.5, ended: 1 });
  });

  it('uses the duration of a fast hook', () => {
    const quick = { ...bar, queuedAt: timeAt(25), startedAt: timeAt(25), endedAt: timeAt(25), duration: 25 };
    expect(spanOf(row, quick, 100)).toEqual({ queued: 0.25, started: 0.25, ended: 0.5 });
    expect(spanOf(row, { ...quick, duration: 1000 }, 100)?.ended).toBe(1);
  });

  it('grows while the hook runs, and ends at the queued time if its host exited', () => {
    const open = { ...bar, queuedAt: timeAt(10), startedAt: timeAt(20) };
    expect(spanOf({ ...row, state: 'running' }, open, 100)).toEqual({ queued: 0.1, started: 0.2, ended: 1 });
    expect(spanOf({ ...row, state: 'lost' }, { ...open, startedAt: undefined }, 100)).toEqual({
      queued: 0.1,
      started: 0.1,
      ended: 0.1,
    });
    expect(spanOf({ ...row, state: 'running' }, { ...bar, queuedAt: timeAt(10) }, 100)?.started).toBe(0.1);
  });

  it('uses the duration alone without times, and returns nothing for a skipped hook', () => {
    expect(spanOf(row, { ...bar, duration: 50 }, 100)).toEqual({ queued: 0, started: 0, ended: 0.5 });
    expect(spanOf(row, { ...bar, duration: 500 }, 100)?.ended).toBe(1);
    expect(spanOf(row, bar, 100)?.ended).toBe(0);
    expect(spanOf(row, { ...bar, verdict: 'matcher' }, 100)).toBeUndefined();
  });
});

describe('filterRows', () => {
  const guard: HookBar = { ...bar, name: 'guard', tone: 'deny' };
  const passed: HookBar = { ...bar, name: 'other', verdict: 'matcher', tone: 'skipped' };
  const reader = { id: 'a-1', type: 'reader', parentId: 'main', depth: 1 };
  const rows: EventRow[] = [
    {
      ...row,
      id: 'one',
      agent: { id: 'main', depth: 0 },
      matched: 'run_shell',
      tone: 'deny',
      reason: 'No Secrets',
      hooks: [guard],
    },
    {
      ...row,
      id: 'two',
      agent: reader,
      turnId: 'turn-1',
      matched: 'read_file',
      hooks: [{ ...bar, name: 'log' }, passed],
    },
    { ...row, id: 'three', eventName: 'SessionStart', sessionId: 'abc', error: 'broken', tone: 'failed' },
  ];
  const shown = (filter: Partial<typeof NO_FILTER>, text = '', found: string[] = []) =>
    filterRows(rows, { ...NO_FILTER, ...filter }, text, new Set(found)).map(({ id }) => id);

  it('returns all rows without a filter', () => {
    expect(filterRows(rows, NO_FILTER, ' ', new Set())).toBe(rows);
  });

  it('filters by event, tool, agent, verdict, hook, and all of them combined', () => {
    expect(shown({ event: 'SessionStart' })).toEqual(['three']);
    expect(shown({ tool: 'run_shell' })).toEqual(['one']);
    expect([shown({ agent: 'reader' }), shown({ agent: 'main' })]).toEqual([['two'], ['one']]);
    expect(shown({ verdict: 'allow' })).toEqual(['two']);
    expect(shown({ verdict: 'deny' })).toEqual(['one']);
    expect(shown({ verdict: 'skipped' })).toEqual(['two']);
    expect([shown({ hook: 'guard' }), shown({ hook: 'other' })]).toEqual([['one'], []]);
    expect(shown({ tool: 'run_shell', verdict: 'allow' })).toEqual([]);
  });

  it('filters by text in any case, in the row or found by the server', () => {
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
    expect(['a-1', 'reader', 'turn-1'].map((text) => shown({}, text))).toEqual([['two'], ['two'], ['two']]);
    expect(shown({}, ' nothing ', ['two'])).toEqual(['two']);
    expect(shown({ tool: 'run_shell' }, 'log')).toEqual([]);
  });

  it('offers existing values sorted by name, without skipped hooks', () => {
    expect(choicesIn(rows)).toEqual({
      events: ['BeforeTool', 'SessionStart'],
      tools: ['read_file', 'run_shell'],
      agents: ['main', 'reader'],
      hooks: ['guard', 'log'],
      verdicts: ['allow', 'deny', 'failed'],
    });
  });
});
