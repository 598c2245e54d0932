import { useState } from 'preact/hooks';
import { type GivenTrust, type PendingTrust, paths, type TrustChanged, type TrustResponse } from '../../api.js';
import { countOf } from '../amounts.js';
import { type ApiClient, messageOf } from '../api-client.js';
import { Empty } from '../parts/empty.js';
import { useResponse } from '../use-response.js';
import { PendingCard } from './pending-card.js';

interface TrustProps {
  readonly asker: ApiClient;
  readonly changes: number;
  readonly text: string;
}

/** What waits for trust, what has it, and the two buttons. */
export function TrustPanel({ asker, changes, text }: TrustProps) {
  // What the server says after a change is newer than what it said when it was asked.
  const [round, setRound] = useState(0);
  const { value, problem } = useResponse<TrustResponse>(asker, paths.trust, changes + round);
  const [said, setSaid] = useState('');
  const change = async (path: string, ids: readonly string[], name: string, word: string): Promise<void> => {
    try {
      const { unknown } = await asker.post<TrustChanged>(path, { ids });
      setSaid(unknown.length > 0 ? `${name} has changed in the meantime: look again.` : `${word} ${name}.`);
    } catch (error) {
      setSaid(messageOf(error));
    }
    setRound((before) => before + 1);
  };
  if (value === undefined) return problem === undefined ? <Empty title="Looking …" /> : <Empty title={problem} />;
  const pending = value.pending.filter((own) => says(own, text));
  const trusted = value.trusted.filter((own) => says(own, text));
  return (
    <div class="scrolling trust">
      <p role="status" class={said === '' ? 'unseen' : 'notice'}>
        {said}
      </p>
      {problem !== undefined && <p class="notice bad">{problem}</p>}
      <section class="part">
        <h2>Waiting for trust</h2>
        {pending.length === 0 && (
          <p class="quiet">{text === '' ? 'Nothing waits.' : 'Nothing that waits fits the search.'}</p>
        )}
        {pending.map((own) => (
          <PendingCard
            key={own.id}
            pending={own}
            grant={() => void change(paths.grant, [own.id], own.name, 'Trusted')}
          />
        ))}
      </section>
      <section class="part">
        <h2>Trusted</h2>
        {trusted.length === 0 && <p class="quiet">Nothing yet.</p>}
        <ul class="trusted">
          {trusted.map((own) => (
            <TrustedItem
              key={own.ids.join(' ')}
              given={own}
              revoke={() => void change(paths.revoke, own.ids, own.name, 'Took trust from')}
            />
          ))}
        </ul>
      </section>
    </div>
  );
}

function TrustedItem({ given, revoke }: { given: GivenTrust; revoke: () => void }) {
  const { name, event, files, ids } = given;
  return (
    <li>
      <strong id={`trusted-${ids[0]}`}>{name}</strong> <span class="tag">{event}</span>
      <span class="quiet files">{files.length === 0 ? 'covers no file' : files.join(', ')}</span>
      {ids.length > 1 && <span class="quiet">{countOf(ids.length, 'version')}</span>}
      <span class="space" />
      <button type="button" class="danger" aria-describedby={`trusted-${ids[0]}`} onClick={revoke}>
        Revoke
      </button>
    </li>
  );
}

function says({ name, event }: PendingTrust | GivenTrust, text: string): boolean {
  const words = text.trim().toLowerCase();
  return name.toLowerCase().includes(words) || event.toLowerCase().includes(words);
}
