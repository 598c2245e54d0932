import { useMemo, useState } from 'preact/hooks';
import { countOf } from '../amounts.js';
import type { ApiClient } from '../api-client.js';
import { EventPane } from '../event/pane.js';
import type { Snapshot } from '../store.js';
import { choicesIn, filterRows, NO_FILTER } from './filter.js';
import { EventList } from './list.js';
import { NoEvents } from './nothing.js';
import { scaleOf } from './scale.js';
import { Toolbar } from './toolbar.js';
import { useFound } from './use-found.js';

interface TimelineProps {
  readonly asker: ApiClient;
  readonly snapshot: Snapshot;
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly selected: string | undefined;
  readonly choose: (id: string | undefined) => void;
}

export function TimelinePanel({ asker, snapshot, text, setText, selected, choose }: TimelineProps) {
  const [filter, setFilter] = useState(NO_FILTER);
  const [held, setHeld] = useState<Snapshot | undefined>(undefined);
  const { rows, seq } = held ?? snapshot;
  const found = useFound(asker, text, seq);
  const choices = useMemo(() => choicesIn(rows), [rows]);
  const shown = useMemo(() => filterRows(rows, filter, text, found), [rows, filter, text, found]);
  const scale = useMemo(() => scaleOf(shown), [shown]);
  const clear = (): void => {
    setFilter(NO_FILTER);
    setText('');
  };
  return (
    <div class={`timeline${selected === undefined ? '' : ' with-event'}`}>
      <div class="list">
        <Toolbar
          choices={choices}
          filter={filter}
          setFilter={setFilter}
          paused={held !== undefined}
          waiting={snapshot.rows.length - rows.length}
          setPaused={(paused) => setHeld(paused ? snapshot : undefined)}
        >
          <output class="quiet">
            {shown.length === rows.length
              ? countOf(rows.length, 'event')
              : `${shown.length.toLocaleString('en')} of ${countOf(rows.length, 'event')}`}
          </output>
        </Toolbar>
        {shown.length === 0 ? (
          <NoEvents snapshot={held ?? snapshot} clear={clear} />
        ) : (
          <EventList rows={shown} selected={selected} scale={scale} choose={choose} />
        )}
      </div>
      {selected !== undefined && (
        <EventPane
          key={selected}
          asker={asker}
          id={selected}
          row={snapshot.rows.find(({ id }) => id === selected)}
          close={() => choose(undefined)}
        />
      )}
    </div>
  );
}
