// Formats the figures.
import { cpus, loadavg, totalmem } from 'node:os';

export function goalTable(rows) {
  return table(
    ['what', 'floor', 'measured', 'ratio', 'A/A control', 'goal', ''],
    rows.map(({ what, floor = '', measured, ratio = '', control = '', goal, ok }) => [
      what,
      floor,
      measured,
      ratio,
      control,
      goal,
      ok ? 'ok' : 'missed',
    ]),
  );
}

/** Returns one table for series over the same sizes. A series may omit the largest ones. */
export function scalingTable(series) {
  const sizes = Object.keys(series.reduce((most, { cells }) => (count(cells) > count(most) ? cells : most), {}));
  return table(
    ['what', ...sizes, 'A/A control'],
    series.map(({ what, cells, control }) => [what, ...sizes.map((size) => cells[size] ?? ''), control]),
  );
}

export function table(head, rows) {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export function time(nanoseconds) {
  if (nanoseconds < 1000) return `${nanoseconds.toFixed(0)} ns`;
  if (nanoseconds < 1_000_000) return `${(nanoseconds / 1000).toFixed(2)} us`;
  return `${(nanoseconds / 1_000_000).toFixed(2)} ms`;
}

export function ratio(value) {
  if (value < 0.1) return value.toPrecision(2);
  return value.toFixed(value < 10 ? 2 : 1);
}

export function machine() {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const load = loadavg()[0].toFixed(1);
  const system = `${process.platform} ${process.arch}, Node.js ${process.version}`;
  return `${processors[0]?.model.trim()}, ${processors.length} cores, ${memory} GB, ${system}, load at the start ${load}`;
}

function count(cells) {
  return Object.keys(cells).length;
}
