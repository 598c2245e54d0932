import type { HookStats } from '../../api.js';
import { milliseconds } from '../amounts.js';

const WIDTH = 160;
const HEIGHT = 28;
const MOST = 80;

/** The latest durations as small columns; one that did not simply allow reaches down below the line. */
export function Sparkline({ stats }: { stats: HookStats }) {
  const latest = stats.latest.slice(-MOST);
  const most = Math.max(1, ...latest.map(({ duration }) => duration));
  const step = WIDTH / Math.max(20, latest.length);
  const label = `The latest ${latest.length} durations, up to ${milliseconds(most)}`;
  return (
    <svg
      class="sparkline"
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
    >
      <title>{label}</title>
      {latest.map(({ duration, tone, id }, place) => {
        const height = Math.max(1.5, (duration / most) * (HEIGHT - 5));
        const below = tone === 'allow' ? 0 : 4;
        return (
          <rect
            key={`${id} ${place}`}
            class={`tone-${tone}`}
            x={place * step}
            y={HEIGHT - 4 - height}
            width={Math.max(1, step - 1)}
            height={height + below}
          />
        );
      })}
    </svg>
  );
}
