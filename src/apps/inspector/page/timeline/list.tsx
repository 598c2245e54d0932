import { useEffect, useRef } from 'preact/hooks';
import type { EventRow } from '../../api.js';
import { milliseconds } from '../amounts.js';
import { useFollow, WindowedRows } from '../parts/windowed.js';
import { ROW_HEIGHT, Row, rowId } from './row.js';

interface ListProps {
  readonly rows: readonly EventRow[];
  readonly selected: string | undefined;
  readonly scale: number;
  readonly choose: (id: string) => void;
  /** Closes the selected event. */
  readonly close: () => void;
}

/** Grid of events. Arrow keys, Page Up and Down, Home and End move the selection; Escape removes it. */
export function EventList({ rows, selected, scale, choose, close }: ListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  useFollow(scroller, rows.length, selected === undefined);
  useShown(scroller, rows, selected);
  const current = rows.findIndex(({ id }) => id === selected);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') close();
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW_HEIGHT) - 2);
    const next = rows[nextIndex(event.key, current, rows.length, page)];
    if (next === undefined) return;
    event.preventDefault();
    choose(next.id);
  };
  return (
    <div
      class="events"
      role="grid"
      aria-label="Events"
      aria-rowcount={rows.length + 1}
      aria-activedescendant={current < 0 ? undefined : rowId(rows[current]?.id ?? '')}
      tabIndex={0}
      ref={scroller}
      onKeyDown={onKeyDown}
    >
      <Head scale={scale} />
      <WindowedRows
        items={rows}
        rowHeight={ROW_HEIGHT}
        scroller={scroller}
        render={(row, index) => (
          <Row key={row.id} row={row} index={index} selected={row.id === selected} scale={scale} choose={choose} />
        )}
      />
    </div>
  );
}

function Head({ scale }: { scale: number }) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: a header row, which has no action
    <div class="row head" role="row" aria-rowindex={1}>
      <Title name="time" text="Time" />
      <span class="what" role="presentation">
        <Title name="event" text="Event" />
        <Title name="tool" text="Tool" />
        <Title name="subject" text="Subject and reason" />
      </span>
      <Title name="verdict" text="Verdict" />
      <Title name="took" text="Took" />
      <Title name="hooks" text={`Hooks, 0 to ${milliseconds(scale)}`} />
    </div>
  );
}

function Title({ name, text }: { name: string; text: string }) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: a header, which has no action
    <span class={`cell ${name}`} role="columnheader">
      {text}
    </span>
  );
}

/** Returns the index that a key leads to; -1 for any other key. */
function nextIndex(key: string, current: number, length: number, page: number): number {
  const last = length - 1;
  const from = current < 0 ? length : current;
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: current < 0 ? last : current + 1,
    ArrowUp: from - 1,
    PageDown: current < 0 ? last : current + page,
    PageUp: from - page,
    Home: 0,
    End: last,
  };
  const next = Object.hasOwn(moves, key) ? moves[key] : undefined;
  return next === undefined ? -1 : Math.min(last, Math.max(0, next));
}

/** Scrolls to an event that was selected by key or link. */
function useShown(scroller: { current: HTMLElement | null }, rows: readonly EventRow[], selected: string | undefined) {
  const isThere = selected !== undefined && rows.some(({ id }) => id === selected);
  // New rows must not scroll the list.
  useEffect(() => {
    const element = scroller.current;
    const current = rows.findIndex(({ id }) => id === selected);
    if (element === null || current < 0) return;
    const top = current * ROW_HEIGHT;
    const height = element.clientHeight - 2 * ROW_HEIGHT;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top > element.scrollTop + height) element.scrollTop = top - height;
  }, [scroller, selected, isThere]);
}
