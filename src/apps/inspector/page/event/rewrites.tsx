import type { Rewrite } from '../../api.js';
import { Diff } from '../parts/diff.js';

/** Before and after of every field that was changed. */
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
