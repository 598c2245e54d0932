import type { EventRow } from '../../api.js';
import { milliseconds } from '../amounts.js';
import { Lane } from '../timeline/bars.js';
import { spanOf } from '../timeline/scale.js';

/** The hooks of one event against its own time, with their names. */
export function Waterfall({ event }: { event: EventRow }) {
  const bars = event.hooks.filter((bar) => bar.queuedAt !== undefined || bar.verdict === 'ran');
  if (bars.length === 0) return null;
  const begin = Date.parse(event.startedAt);
  const ends = bars.map(({ endedAt }) => (endedAt === undefined ? 0 : Date.parse(endedAt) - begin));
  const scale = Math.max(1, event.duration ?? 0, ...ends);
  return (
    <section class="part waterfall" aria-label="When the hooks ran">
      {bars.map((bar) => (
        <div key={bar.hook} class="fall">
          <span class="name" title={bar.name}>
            {bar.name}
          </span>
          <Lane bar={bar} span={spanOf(event, bar, scale)} />
          <span class="number">{milliseconds(bar.duration)}</span>
        </div>
      ))}
    </section>
  );
}
