import { useState } from 'preact/hooks';
import type { Copies } from '../../api.js';
import { fragmentOf } from '../route.js';

/** Buttons that copy the event. The link contains no token, so it works only where the inspector is open. */
export function CopyLine({ copies, id }: { copies: Copies; id: string | undefined }) {
  const { run, test, fixture, why } = copies;
  return (
    <div class="copies">
      {run !== undefined && <CopyButton label="Copy command" text={run} />}
      {test !== undefined && <CopyButton label="Copy hook test" text={test} />}
      {fixture !== undefined && <CopyButton label="Copy fixture" text={fixture} />}
      {id !== undefined && (
        <CopyButton label="Copy link" text={`${location.origin}/${fragmentOf({ tab: 'Timeline', event: id })}`} />
      )}
      {why !== undefined && <p class="quiet">{why}</p>}
    </div>
  );
}

/** Button that copies a text, or shows it if the browser does not allow copying. */
function CopyButton({ label, text }: { label: string; text: string }) {
  const [state, setState] = useState<'ready' | 'copied' | 'shown'>('ready');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
      setTimeout(() => setState('ready'), 1500);
    } catch {
      // The browser denied access to the clipboard.
      setState('shown');
    }
  };
  return (
    <span class="copy">
      <button type="button" onClick={() => void copy()}>
        {label}
      </button>
      <span role="status" class="done">
        {state === 'copied' ? '✓ copied' : ''}
      </span>
      {state === 'shown' && <textarea class="mono" readOnly={true} aria-label={`${label}: text`} value={text} />}
    </span>
  );
}
