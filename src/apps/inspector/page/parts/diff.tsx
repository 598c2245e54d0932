import type { DiffLine } from '../../api.js';

const words = { ' ': 'kept', '-': 'taken away', '+': 'added' } as const;
const names = { ' ': 'kept', '-': 'gone', '+': 'new' } as const;

/** A difference, line by line; the sign says what the colour says. */
export function Diff({ lines, label }: { lines: readonly DiffLine[]; label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
    <pre class="diff" aria-label={label} role="region" tabIndex={0}>
      {lines.map(({ sign, text }, place) => (
        <span key={place} class={`line ${names[sign]}`}>
          <span class="sign" aria-hidden="true">
            {sign}
          </span>
          {sign !== ' ' && <span class="unseen">{words[sign]}: </span>}
          {text}
          {'\n'}
        </span>
      ))}
    </pre>
  );
}
