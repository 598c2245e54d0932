import type { EventRow, HookBar } from '../../api.js';

/** The time that the whole width of the bars stands for, so that rows can be compared: nearly all of them fit. */
export function scaleOf(rows: readonly EventRow[]): number {
  const durations = rows.map(({ duration = 0 }) => duration).sort((a, b) => a - b);
  return roundUp(durations[Math.floor(durations.length * 0.95)] ?? 0);
}

/** To 1, 2 or 5 times a power of ten: the bars do not jump with every event. */
function roundUp(time: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, time)));
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= time) ?? power * 10;
}

/** Shares of the width, from 0 to 1. */
export interface Span {
  readonly queued: number;
  readonly started: number;
  readonly ended: number;
}

/** Where the bar of a hook lies; none for a hook whose turn never came. */
export function spanOf(row: EventRow, bar: HookBar, scale: number): Span | undefined {
  const begin = Date.parse(row.startedAt);
  const at = (time: string | undefined): number | undefined =>
    time === undefined ? undefined : Math.min(1, Math.max(0, (Date.parse(time) - begin) / scale));
  const queued = at(bar.queuedAt);
  if (queued === undefined) return bar.verdict === 'ran' ? shortSpan(bar, scale) : undefined;
  const isOpen = bar.endedAt === undefined && row.state === 'running';
  const ended = at(bar.endedAt) ?? (isOpen ? 1 : queued);
  // A clock of milliseconds makes nothing of a quick hook; its own duration is finer.
  const finer = Math.max(ended, Math.min(1, queued + (bar.duration ?? 0) / scale));
  return { queued, started: at(bar.startedAt) ?? (isOpen ? queued : finer), ended: finer };
}

function shortSpan({ duration = 0 }: HookBar, scale: number): Span {
  return { queued: 0, started: 0, ended: Math.min(1, duration / scale) };
}
