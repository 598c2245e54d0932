import type { DiffLine, Rewrite } from '../../api.js';

const words = { ' ': 'kept', '-': 'taken away', '+': 'added' } as const;
const names = { ' ': 'kept', '-': 'gone', '+': 'new' } as const;

/** Diff, line by line, with a sign in addition to the colour. */
export function Diff({ lines, label }: { lines: readonly DiffLine[]; label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
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

/** Changed fields, before and after. */
export function Rewrites({ rewrites, title }: { rewrites: readonly Rewrite[]; title: string }) {
  if (rewrites.length === 0) return null;
  return (
    <section class="part">
      <h3>{title}</h3>
      {rewrites.map(({ field, diff }) => (
        <figure key={field}>
          <figcaption>
            <code>{field}</code>
          </figcaption>
          <Diff lines={diff} label={`${field}, before and after`} />
        </figure>
      ))}
    </section>
  );
}
