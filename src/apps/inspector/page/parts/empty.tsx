import type { ComponentChildren } from 'preact';

/** What stands where nothing is yet: what it is, and what to do. */
export function Empty({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <div class="empty">
      <h2>{title}</h2>
      {children}
    </div>
  );
}
