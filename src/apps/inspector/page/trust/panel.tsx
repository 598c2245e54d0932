import { useState } from 'preact/hooks';
import {
  type CoveredFile,
  type GrantedTrust,
  type PendingTrust,
  paths,
  type TrustChanged,
  type TrustResponse,
} from '../../api.js';
import { countOf } from '../amounts.js';
import { type ApiClient, messageOf } from '../api-client.js';
import { Diff } from '../parts/diff.js';
import { Empty } from '../parts/notices.js';
import { Text } from '../parts/text.js';
import { useResponse } from '../use-response.js';

interface TrustProps {
  readonly client: ApiClient;
  readonly changes: number;
  readonly text: string;
}

/** Pending and trusted hooks, with buttons to grant and revoke trust. */
export function TrustPanel({ client, changes, text }: TrustProps) {
  // The response to a change is newer than the loaded state.
  const [round, setRound] = useState(0);
  const { value, problem } = useResponse<TrustResponse>(client, paths.trust, changes + round);
  const [said, setSaid] = useState('');
  const change = async (path: string, ids: readonly string[], name: string, word: string): Promise<void> => {
    try {
      const { unknown } = await client.post<TrustChanged>(path, { ids });
      setSaid(unknown.length > 0 ? `${name} has changed in the meantime: look again.` : `${word} ${name}.`);
    } catch (error) {
      setSaid(messageOf(error));
    }
    setRound((before) => before + 1);
  };
  if (value === undefined) return problem === undefined ? <Empty title="Looking …" /> : <Empty title={problem} />;
  const pending = value.pending.filter((own) => matches(own, text));
  const trusted = value.trusted.filter((own) => matches(own, text));
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

function TrustedItem({ given, revoke }: { given: GrantedTrust; revoke: () => void }) {
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

function matches({ name, event }: PendingTrust | GrantedTrust, text: string): boolean {
  const words = text.trim().toLowerCase();
  return name.toLowerCase().includes(words) || event.toLowerCase().includes(words);
}

/** Commands, covered files and changes of a pending hook. */
function PendingCard({ pending, grant }: { pending: PendingTrust; grant: () => void }) {
  const { id, name, event, source, why, commands, files, programs, hidden } = pending;
  return (
    <article class="pending" aria-labelledby={`pending-${id}`}>
      <header>
        <h3 id={`pending-${id}`}>{name}</h3>
        <span class="tag">{event}</span>
        <span class="tag">{source}</span>
        <span class="space" />
        <button type="button" class="primary" aria-describedby={`pending-${id}`} onClick={grant}>
          Grant
        </button>
      </header>
      <p>{why}</p>
      {commands.map((command) => (
        <Text key={command} text={command} label={`What ${name} does`} />
      ))}
      {files.map((file) => (
        <File key={file.path} file={file} />
      ))}
      {Object.entries(programs).map(([program, path]) => (
        <p key={program} class="quiet">
          runs <code>{program}</code>: <code>{path}</code>
        </p>
      ))}
      {hidden.map((reason) => (
        <p key={reason} class="notice ask">
          Not covered: {reason}
        </p>
      ))}
    </article>
  );
}

function File({ file }: { file: CoveredFile }) {
  const { path, state, text, diff } = file;
  return (
    <details class="covered" open={state !== 'same'}>
      <summary>
        covers <code>{path}</code> <span class={`tag ${state === 'same' ? '' : 'ask'}`}>{state}</span>
      </summary>
      {diff.length > 0 && <Diff lines={diff} label={`What changed in ${path}`} />}
      {diff.length === 0 && text !== undefined && <Text text={text} label={path} />}
      {diff.length === 0 && text === undefined && <p class="quiet">Its text cannot be shown here.</p>}
    </details>
  );
}
