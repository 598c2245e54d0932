import type { Tone } from '../../api.js';
import { signOf, wordOf } from '../tones.js';

/** A verdict: sign, word and colour. */
export function ToneBadge({ tone, word }: { tone: Tone; word?: string | undefined }) {
  return (
    <span class={`badge tone-${tone}`}>
      <span aria-hidden="true">{signOf(tone)}</span> {word ?? wordOf(tone)}
    </span>
  );
}
