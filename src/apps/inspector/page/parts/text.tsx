/** Preformatted text in a scrolling box. */
export function Text({ text, label, cut }: { text: string; label: string; cut?: boolean | undefined }) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <pre class="text" aria-label={label} role="region" tabIndex={0}>
        {text}
      </pre>
      {cut === true && <p class="quiet">Not all of it was kept.</p>}
    </>
  );
}

/** Indents a text if it is JSON. */
export function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
