import { useEffect, useRef } from 'preact/hooks';
import type { ExplainResponse } from '../../api.js';
import { countOf } from '../amounts.js';

interface ConfirmProps {
  readonly plan: ExplainResponse;
  readonly run: () => void;
  readonly cancel: () => void;
}

/** Hooks are programs: nobody starts them by a slip of the hand. */
export function ConfirmRun({ plan, run, cancel }: ConfirmProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    return () => dialog.current?.close();
  }, []);
  const running = plan.hooks.filter(({ runs }) => runs);
  const untrusted = plan.hooks.filter(({ verdict }) => verdict === 'untrusted');
  return (
    <dialog ref={dialog} aria-labelledby="confirm-run" onCancel={cancel}>
      <h2 id="confirm-run">
        {running.length === 0 ? 'Fire the event?' : `Start ${countOf(running.length, 'hook')} for real?`}
      </h2>
      <p>
        {running.length === 0
          ? 'No hook would run.'
          : 'They run on this machine with your rights, and may change files of the project.'}
      </p>
      <ul class="names">
        {running.map(({ name, type, source }, place) => (
          <li key={place}>
            <code>{name}</code> <span class="quiet">{`${type}, ${source}`}</span>
          </li>
        ))}
      </ul>
      {untrusted.length > 0 && (
        <p class="notice ask">
          Left out, because nobody has trusted them: {untrusted.map(({ name }) => name).join(', ')}
        </p>
      )}
      <div class="actions">
        <button type="button" class="primary" onClick={run}>
          Run
        </button>
        <button type="button" onClick={cancel}>
          Cancel
        </button>
      </div>
    </dialog>
  );
}
