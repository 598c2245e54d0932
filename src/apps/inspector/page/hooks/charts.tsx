import type { HookStats } from '../../api.js';
import { countOf, milliseconds } from '../amounts.js';

export function Figures({ stats }: { stats: HookStats }) {
  const { count, p50, p95, failures, blocks, wouldBlock, perTurn } = stats;
  return (
    <dl class="figures">
      <Figure name="Runs" value={count.toLocaleString('en')} />
      <Figure name="p50" value={milliseconds(p50)} />
      <Figure name="p95" value={milliseconds(p95)} />
      <Figure name="Failures" value={String(failures)} tone={failures > 0 ? 'fail' : ''} />
      <Figure name="Blocks" value={String(blocks)} tone={blocks > 0 ? 'bad' : ''} />
      {wouldBlock > 0 && <Figure name="Would block" value={String(wouldBlock)} tone="ask" />}
      <Figure name="Per turn" value={perTurn === undefined ? '–' : milliseconds(perTurn.duration)} />
    </dl>
  );
}

function Figure({ name, value, tone = '' }: { name: string; value: string; tone?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd class={tone}>{value}</dd>
    </div>
  );
}

/** Number of runs per duration bucket. */
export function Histogram({ stats }: { stats: HookStats }) {
  const used = trimmed(stats.histogram);
  const most = Math.max(1, ...used.map(({ count }) => count));
  return (
    <ol class="histogram" aria-label="How long it took">
      {used.map(({ upTo, count }) => (
        <li key={upTo ?? 'more'}>
          <span class="number">{upTo === null ? 'longer' : `≤ ${milliseconds(upTo)}`}</span>
          <span class="track">
            <span class="fill" style={{ width: `${(count / most) * 100}%` }} />
          </span>
          <span class="number">{countOf(count, 'run')}</span>
        </li>
      ))}
    </ol>
  );
}

/** Removes the empty buckets before the first and after the last run. */
function trimmed(histogram: HookStats['histogram']): HookStats['histogram'] {
  const first = histogram.findIndex(({ count }) => count > 0);
  const last = histogram.findLastIndex(({ count }) => count > 0);
  return first < 0 ? [] : histogram.slice(first, last + 1);
}

const WIDTH = 160;
const HEIGHT = 28;
const MAX_SUGGESTIONS = 80;

/** Latest durations as columns. Runs that did not allow reach below the line. */
export function Sparkline({ stats }: { stats: HookStats }) {
  const latest = stats.latest.slice(-MAX_SUGGESTIONS);
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
