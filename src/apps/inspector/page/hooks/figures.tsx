import type { HookStats } from '../../api.js';
import { milliseconds } from '../amounts.js';

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
