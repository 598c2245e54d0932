let second = Number.NaN;
let prefix = '';

/** The time as ISO text. All but the milliseconds is written once a second: writing a date costs more than a small event. */
export function timestamp(now = Date.now()): string {
  const milliseconds = now % 1000;
  if (now - milliseconds !== second) {
    second = now - milliseconds;
    prefix = new Date(second).toISOString().slice(0, -'000Z'.length);
  }
  return `${prefix}${String(milliseconds).padStart(3, '0')}Z`;
}
