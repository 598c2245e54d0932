import type { Tone } from '../../api.js';

/** Badge with sign, word and colour. */
export function ToneBadge({ tone, word }: { tone: Tone; word?: string | undefined }) {
  return (
    <span class={`badge tone-${tone}`}>
      <span aria-hidden="true">{tones[tone].sign}</span> {word ?? wordOf(tone)}
    </span>
  );
}

/** Sign and word of each tone, so that it does not depend on colour alone. */
const tones: Readonly<Record<Tone, { readonly sign: string; readonly word: string }>> = {
  allow: { sign: '✓', word: 'allow' },
  deny: { sign: '✕', word: 'deny' },
  ask: { sign: '?', word: 'ask' },
  stop: { sign: '■', word: 'stop' },
  failed: { sign: '!', word: 'failed' },
  skipped: { sign: '–', word: 'skipped' },
  running: { sign: '…', word: 'running' },
  lost: { sign: '↯', word: 'lost' },
};

export function wordOf(tone: Tone): string {
  return tones[tone].word;
}
