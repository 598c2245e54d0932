import type { HookStats } from '../../api.js';
import { countOf, milliseconds } from '../amounts.js';

/** How many runs took how long; each row says its number too. */
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

/** Without the empty rows before the first and after the last run. */
function trimmed(histogram: HookStats['histogram']): HookStats['histogram'] {
  const first = histogram.findIndex(({ count }) => count > 0);
  const last = histogram.findLastIndex(({ count }) => count > 0);
  return first < 0 ? [] : histogram.slice(first, last + 1);
}
