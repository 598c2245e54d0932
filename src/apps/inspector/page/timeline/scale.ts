import type { EventRow, HookBar } from '../../api.js';

/** Returns the time span of the full bar width. Nearly all rows fit, and all can be compared. */
export function scaleOf(rows: readonly EventRow[]): number {
  const durations = rows.map(({ duration = 0 }) => duration).sort((a, b) => a - b);
  return roundUp(durations[Math.floor(durations.length * 0.95)] ?? 0);
}

/** Rounds up to 1, 2 or 5 times a power of ten, so that the scale does not change with every event. */
function roundUp(time: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, time)));
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= time) ?? power * 10;
}

/** Fractions of the width, from 0 to 1. */
export interface Span {
  readonly queued: number;
  readonly started: number;
  readonly ended: number;
}

/** Returns the position of a hook's bar; undefined if the hook was never queued. */
export function spanOf(row: EventRow, bar: HookBar, scale: number): Span | undefined {
  const begin = Date.parse(row.startedAt);
  const at = (time: string | undefined): number | undefined =>
    time === undefined ? undefined : Math.min(1, Math.max(0, (Date.parse(time) - begin) / scale));
  const queued = at(bar.queuedAt);
  if (queued === undefined) return bar.verdict === 'ran' ? shortSpan(bar, scale) : undefined;
  const isOpen = bar.endedAt === undefined && row.state === 'running';
  const ended = at(bar.endedAt) ?? (isOpen ? 1 : queued);
  // Timestamps have millisecond resolution; the duration is more precise for a fast hook.
  const finer = Math.max(ended, Math.min(1, queued + (bar.duration ?? 0) / scale));
  return { queued, started: at(bar.startedAt) ?? (isOpen ? queued : finer), ended: finer };
}

function shortSpan({ duration = 0 }: HookBar, scale: number): Span {
  return { queued: 0, started: 0, ended: Math.min(1, duration / scale) };
}
