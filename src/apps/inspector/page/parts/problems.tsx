import type { FileProblem } from '../../api.js';

/** What is wrong in settings files: where, what, and what to do. */
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
