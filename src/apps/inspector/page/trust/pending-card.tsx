import type { CoveredFile, PendingTrust } from '../../api.js';
import { Diff } from '../parts/diff.js';
import { Text } from '../parts/text.js';

/** What trusting a hook would mean: what it runs, which files that covers, and what is new about them. */
export function PendingCard({ pending, grant }: { pending: PendingTrust; grant: () => void }) {
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
