/** A text as it is, whatever it holds, in a box that scrolls. */
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

/** JSON with indents, where it is JSON; else as it is. */
export function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
