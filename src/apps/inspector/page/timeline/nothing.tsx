import { Empty } from '../parts/empty.js';
import type { Snapshot } from '../store.js';

/** Why the timeline is empty, and what to do about it. */
export function NoEvents({ snapshot, clear }: { snapshot: Snapshot; clear: () => void }) {
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
      <p>As soon as an agent fires one, it stands here.</p>
      {source?.why && <p>{source.why}</p>}
      {source?.places.map((place) => (
        <p key={place}>
          <code>{place}</code>
        </p>
      ))}
    </Empty>
  );
}
