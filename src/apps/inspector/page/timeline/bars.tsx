import type { EventRow, HookBar } from '../../api.js';
import { milliseconds } from '../amounts.js';
import { wordOf } from '../parts/tone.js';
import { type Span, spanOf } from './scale.js';

/** Further hooks are shown as a number. */
const MAX_LANES = 5;

/** Hooks of an event, one lane each: queued, running, and how they ended. */
export function Bars({ row, scale }: { row: EventRow; scale: number }) {
  const matching = row.hooks.filter(({ verdict }) => verdict !== 'matcher');
  const lanes = matching.slice(0, MAX_LANES);
  return (
    <span class="bars">
      <span class="lanes">
        {lanes.map((bar) => (
          <Lane key={bar.hook} bar={bar} span={spanOf(row, bar, scale)} />
        ))}
      </span>
      {matching.length > MAX_LANES && <span class="more">+{matching.length - MAX_LANES}</span>}
    </span>
  );
}

export function Lane({ bar, span }: { bar: HookBar; span: Span | undefined }) {
  const title = describe(bar);
  if (span === undefined) {
    return (
      <span class="lane" title={title}>
        <span class={`bar not-run tone-${bar.tone}`} />
      </span>
    );
  }
  const { queued, started, ended } = span;
  return (
    <span class="lane" title={title}>
      {started > queued && <span class="bar waiting" style={barStyle(queued, started)} />}
      <span
        class={`bar tone-${bar.tone}${bar.enforced === false ? ' not-enforced' : ''}`}
        style={barStyle(started, ended)}
      />
    </span>
  );
}

function barStyle(from: number, to: number) {
  return { left: `${from * 100}%`, width: `max(3px, ${(to - from) * 100}%)` };
}

function describe({ name, tone, verdict, duration, late, background, enforced }: HookBar): string {
  const ended = verdict === 'ran' ? wordOf(tone) : verdict;
  const notes = [late && 'late', background && 'in the background', enforced === false && 'not enforced'];
  return [name, ended, milliseconds(duration), ...notes].filter((text) => text).join(', ');
}
