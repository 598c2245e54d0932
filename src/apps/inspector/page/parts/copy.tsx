import { useState } from 'preact/hooks';

/** Copies a text; where the browser does not allow it, the text is shown to be copied by hand. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const [state, setState] = useState<'ready' | 'copied' | 'shown'>('ready');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
      setTimeout(() => setState('ready'), 1500);
    } catch {
      // Some browsers keep the clipboard to themselves.
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
