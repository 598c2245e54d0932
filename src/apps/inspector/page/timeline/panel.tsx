import { useEffect, useMemo, useState } from 'preact/hooks';
import { type FoundEvents, paths } from '../../api.js';
import { countOf } from '../amounts.js';
import type { ApiClient } from '../api-client.js';
import { EventPane } from '../event/pane.js';
import { Empty } from '../parts/notices.js';
import type { Snapshot } from '../store.js';
import { choicesIn, filterRows, NO_FILTER } from './filter.js';
import { EventList } from './list.js';
import { scaleOf } from './scale.js';
import { Toolbar } from './toolbar.js';

interface TimelineProps {
  readonly client: ApiClient;
  readonly snapshot: Snapshot;
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly selected: string | undefined;
  readonly choose: (id: string | undefined) => void;
}

export function TimelinePanel({ client, snapshot, text, setText, selected, choose }: TimelineProps) {
  const [filter, setFilter] = useState(NO_FILTER);
  const [held, setHeld] = useState<Snapshot | undefined>(undefined);
  const { rows, seq } = held ?? snapshot;
  const found = useFound(client, text, seq);
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
          <EventList rows={shown} selected={selected} scale={scale} choose={choose} close={() => choose(undefined)} />
        )}
      </div>
      {selected !== undefined && (
        <EventPane
          key={selected}
          client={client}
          id={selected}
          row={snapshot.rows.find(({ id }) => id === selected)}
          close={() => choose(undefined)}
        />
      )}
    </div>
  );
}

/** Why the timeline is empty, and what to do about it. */
function NoEvents({ snapshot, clear }: { snapshot: Snapshot; clear: () => void }) {
  const { rows, source, connection, caughtUp } = snapshot;
  if (rows.length > 0) {
    return (
      <Empty title="No event fits">
        <p>{rows.length.toLocaleString('en')} others do not fit the search and the filters.</p>
        <button type="button" onClick={clear}>
          Show all
        </button>
      </Empty>
    );
  }
  if (source?.state === 'broken')
    return <Empty title="The trace cannot be read">{source.why && <p>{source.why}</p>}</Empty>;
  if (!caughtUp) return <Empty title={connection === 'lost' ? 'The inspector is not running' : 'Looking …'} />;
  return (
    <Empty title="No events yet">
      <p>Events appear here as soon as an agent fires one.</p>
      {source?.why && <p>{source.why}</p>}
      {source?.places.map((place) => (
        <p key={place}>
          <code>{place}</code>
        </p>
      ))}
    </Empty>
  );
}

const NONE: ReadonlySet<string> = new Set();
/** Delay after the last keystroke. */
const DELAY_MS = 200;

/** Returns the events whose trace contains a text. The server searches them, because the page has only the rows. */
function useFound(client: ApiClient, text: string, seq: number): ReadonlySet<string> {
  const [found, setFound] = useState(NONE);
  const words = text.trim();
  // Events that arrived since may contain the text, too.
  useEffect(() => {
    if (words === '') {
      setFound(NONE);
      return undefined;
    }
    const unmounted = new AbortController();
    const ask = async (): Promise<void> => {
      try {
        const { ids } = await client.get<FoundEvents>(paths.find, { text: words }, unmounted.signal);
        setFound(new Set(ids));
      } catch {
        // The rows are filtered without the server, and the status shows that it is gone.
      }
    };
    const timer = setTimeout(() => void ask(), DELAY_MS);
    return () => {
      clearTimeout(timer);
      unmounted.abort();
    };
  }, [client, words, seq]);
  return found;
}
