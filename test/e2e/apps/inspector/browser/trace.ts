/** Returns a trace with this many events: three tools, four hooks, every tenth event blocked. */
export function traceOf(count: number): string {
  return Array.from({ length: count }, (_, place) => linesOf(place)).join('');
}

const BEGIN = Date.parse('2026-03-14T09:00:00.000Z');

function linesOf(place: number): string {
  const at = (offset: number): string => new Date(BEGIN + place * 500 + offset).toISOString();
  const isRefused = place % 10 === 7;
  const about = {
    v: 1,
    id: `event-${place}`,
    pid: 1,
    session_id: 's',
    eventName: place % 2 === 0 ? 'BeforeTool' : 'AfterTool',
  };
  const ran = {
    name: `hook-${place % 3}`,
    type: 'command',
    source: 'user',
    verdict: 'ran',
    duration: 5 + (place % 40),
    success: !isRefused,
    exitCode: isRefused ? 2 : 0,
    ...(isRefused && { decision: 'deny', reason: `number ${place} is refused` }),
  };
  const hooks = [ran, { name: 'other', type: 'command', source: 'user', verdict: 'matcher' }];
  const matched = `tool-${place % 3}`;
  const start = { ...about, kind: 'start', startedAt: at(0), matched, sequential: false, hooks: [{ hook: 0, ...ran }] };
  const stdout = { text: `needle ${place}` };
  const hook = {
    ...about,
    kind: 'hook',
    hook: 0,
    ...ran,
    queuedAt: at(1),
    startedAt: at(2),
    endedAt: at(5 + (place % 40)),
    stdout,
  };
  const duration = 6 + (place % 40);
  const end = {
    ...about,
    kind: 'end',
    startedAt: at(0),
    endedAt: at(duration),
    matched,
    duration,
    sequential: false,
    hooks,
  };
  return [start, hook, end].map((line) => `${JSON.stringify(line)}\n`).join('');
}
