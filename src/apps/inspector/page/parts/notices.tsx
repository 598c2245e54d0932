import type { ComponentChildren } from 'preact';
import type { FileProblem } from '../../api.js';

/** Problems in settings files: location, message and help. */
export function Problems({ problems }: { problems: readonly FileProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul class="problems">
      {problems.map(({ file, line, column, severity, message, help }) => (
        <li key={`${file}:${line}:${column} ${message}`} class={`notice ${severity === 'error' ? 'bad' : 'ask'}`}>
          <strong>{severity}</strong>{' '}
          <code>
            {file}:{line}:{column}
          </code>{' '}
          {message}
          {help !== '' && <span class="quiet"> {help}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Placeholder for an empty panel. */
export function Empty({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <div class="empty">
      <h2>{title}</h2>
      {children}
    </div>
  );
}
