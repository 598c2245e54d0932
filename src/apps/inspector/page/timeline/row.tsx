import type { ComponentChildren } from 'preact';
import { agentName } from '../../../../util/agent-name.js';
import type { EventRow } from '../../api.js';
import { clockTime, milliseconds } from '../amounts.js';
import { ToneBadge } from '../parts/tone.js';
import { Bars } from './bars.js';

interface RowProps {
  readonly row: EventRow;
  readonly index: number;
  readonly selected: boolean;
  readonly scale: number;
  readonly choose: (id: string) => void;
}

export const ROW_HEIGHT = 28;

export function rowId(id: string): string {
  return `event-${id}`;
}

/** Row of the grid, which has the focus and handles keys. */
export function Row({ row, index, selected, scale, choose }: RowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid around it listens to the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the grid around it has the focus
    <div
      class="row"
      role="row"
      id={rowId(row.id)}
      aria-rowindex={index + 2}
      aria-selected={selected}
      onClick={() => choose(row.id)}
    >
      <Cell name="time">{clockTime(row.startedAt)}</Cell>
      <span class="what" role="presentation">
        <Cell name="event">{row.eventName}</Cell>
        <Cell name="tool">
          {row.matched ?? ''}
          {row.agent !== undefined && row.agent.depth > 0 && <span class="of-agent"> in {agentName(row.agent)}</span>}
          {row.program !== undefined && <span class="of-agent"> from {row.program}</span>}
        </Cell>
        <Cell name="subject">
          {row.subject !== undefined && <code>{row.subject}</code>}
          {row.decision !== 'allow' && row.reason !== undefined && <span class="why"> {row.reason}</span>}
        </Cell>
      </span>
      <Cell name="verdict">
        <ToneBadge tone={row.tone} />
        {row.rewritten && (
          <span class="rewritten" title="a hook changed it">
            <span aria-hidden="true">✎</span>
            <span class="unseen"> rewritten</span>
          </span>
        )}
      </Cell>
      <Cell name="took">{milliseconds(row.duration)}</Cell>
      <Cell name="hooks">
        <Bars row={row} scale={scale} />
      </Cell>
    </div>
  );
}

function Cell({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the grid around it has the focus
    <span class={`cell ${name}`} role="gridcell">
      {children}
    </span>
  );
}
