import { useEffect, useRef } from 'preact/hooks';
import type { ExplainedHook, ExplainResponse } from '../../api.js';
import { countOf } from '../amounts.js';
import { ToneBadge } from '../parts/tone.js';

/** Hooks that would run, in order, and why the others would not. */
export function Explanation({ response }: { response: ExplainResponse }) {
  const { event, matched, mode, hooks, violations } = response;
  const running = hooks.filter(({ runs }) => runs);
  const others = hooks.filter(({ runs }) => !runs);
  const how = running.length < 2 ? '' : mode === 'sequential' ? ', one after another' : ', all at once';
  return (
    <>
      <h2>
        {event} {matched !== undefined && <code>{matched}</code>}
      </h2>
      <p>
        {running.length === 0 ? 'No hook' : countOf(running.length, 'hook')} would run{how}.
      </p>
      {violations.length > 0 && <p class="notice bad">The input does not fit the contract; see beside it.</p>}
      <ol class="explained">
        {running.map((hook, place) => (
          <Item key={place} hook={hook} />
        ))}
      </ol>
      {others.length > 0 && <h3>Would not run</h3>}
      <ul class="explained">
        {others.map((hook, place) => (
          <Item key={place} hook={hook} />
        ))}
      </ul>
      {hooks.length === 0 && <p class="quiet">No hook is configured for it.</p>}
    </>
  );
}

function Item({ hook }: { hook: ExplainedHook }) {
  const { name, type, source, matcher, runs, enforced, background, verdict, why, origin } = hook;
  const notes = [
    type,
    source,
    matcher && `matcher ${matcher}`,
    !enforced && 'not enforced',
    background && 'in the background',
  ];
  return (
    <li class="hook-card">
      <header>
        <strong>{name}</strong>
        <ToneBadge tone={runs ? 'allow' : 'skipped'} word={runs ? 'would run' : verdict} />
        <span class="quiet">{notes.filter((note) => note).join(' · ')}</span>
      </header>
      {why !== undefined && <p>{why}</p>}
      {origin !== undefined && <p class="quiet">{origin}</p>}
    </li>
  );
}

interface ConfirmProps {
  readonly plan: ExplainResponse;
  readonly run: () => void;
  readonly cancel: () => void;
}

/** Dialog that asks before hooks run. */
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
        <p class="notice ask">Skipped, because not trusted: {untrusted.map(({ name }) => name).join(', ')}</p>
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
