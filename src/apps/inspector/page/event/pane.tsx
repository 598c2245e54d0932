import { useEffect, useRef, useState } from 'preact/hooks';
import { type EventDetail, type EventRow, paths } from '../../api.js';
import { clockTime, milliseconds } from '../amounts.js';
import { type ApiClient, ApiClientError, messageOf } from '../api-client.js';
import { ToneBadge } from '../parts/tone.js';
import { CopyLine } from './copies.js';
import { HookCard } from './hook-card.js';
import { HookInputs } from './input.js';
import { Merged } from './merged.js';
import { Rewrites } from './rewrites.js';
import { Waterfall } from './waterfall.js';

interface PaneProps {
  readonly asker: ApiClient;
  readonly id: string;
  readonly row: EventRow | undefined;
  readonly close: () => void;
}

/** One event: what became of it and why. */
export function EventPane({ asker, id, row, close }: PaneProps) {
  const { detail, problem } = useDetail(asker, id, row?.seq);
  const pane = useRef<HTMLElement>(null);
  const event = detail?.event ?? row;
  const onKeyDown = (key: KeyboardEvent): void => {
    if (key.key === 'Escape') close();
  };
  return (
    <section class="event-pane" aria-label="One event" ref={pane} onKeyDown={onKeyDown}>
      <header class="pane-head">
        {event === undefined ? <h2>One event</h2> : <Title event={event} />}
        <span class="space" />
        <button type="button" onClick={close} aria-label="Close the event">
          ✕
        </button>
      </header>
      <div class="pane-body">
        {problem !== undefined && <p class="notice bad">{problem}</p>}
        {detail === undefined && problem === undefined && <p class="quiet">Looking …</p>}
        {detail !== undefined && <Detail detail={detail} />}
      </div>
    </section>
  );
}

function Title({ event }: { event: EventRow }) {
  return (
    <>
      <h2>
        {event.eventName} {event.matched !== undefined && <code>{event.matched}</code>}
      </h2>
      <ToneBadge tone={event.tone} />
      <span class="quiet">{milliseconds(event.duration)}</span>
    </>
  );
}

function Detail({ detail }: { detail: EventDetail }) {
  const { event, hooks } = detail;
  const ran = hooks.filter(({ verdict }) => verdict === 'ran' || verdict === 'running');
  const others = hooks.filter((hook) => !ran.includes(hook));
  return (
    <>
      <p class="quiet">
        {clockTime(event.startedAt)} · process {event.pid} · session <code>{event.sessionId}</code>
        {ran.length > 1 && ` · hooks ran ${event.sequential ? 'one after another' : 'all at once'}`}
      </p>
      {event.state === 'lost' && <p class="notice bad">The agent died before this event ended.</p>}
      {event.reason !== undefined && <p class={`notice tone-${event.tone}`}>{event.reason}</p>}
      {event.error !== undefined && (
        <p class="notice bad">
          {event.error}
          {detail.stage !== undefined && ` (${detail.stage})`}
        </p>
      )}
      {detail.ask !== undefined && <p class="notice">A hook wished to ask a person: {detail.ask}.</p>}
      {[...detail.notes, ...detail.warnings].map((text) => (
        <p key={text} class="notice ask">
          {text}
        </p>
      ))}
      <CopyLine copies={detail.copies} id={event.id} />
      <Waterfall event={event} />
      <Rewrites rewrites={detail.rewrites} title="What the hooks changed" />
      <Merged detail={detail} />
      <section class="part">
        <h3>Hooks that ran</h3>
        {ran.length === 0 && <p class="quiet">None.</p>}
        {ran.map((hook) => (
          <HookCard key={hook.hook} hook={hook} />
        ))}
      </section>
      {others.length > 0 && (
        <section class="part">
          <h3>Hooks that did not run</h3>
          {others.map((hook) => (
            <HookCard key={hook.hook} hook={hook} />
          ))}
        </section>
      )}
      <HookInputs input={detail.input} />
    </>
  );
}

interface Known {
  readonly detail: EventDetail | undefined;
  readonly problem: string | undefined;
}

/** Asked for again whenever its row changes. */
function useDetail(asker: ApiClient, id: string, seq: number | undefined): Known {
  const [known, setKnown] = useState<Known>({ detail: undefined, problem: undefined });
  // A number that rises says that there is more to know.
  useEffect(() => {
    const left = new AbortController();
    const ask = async (): Promise<void> => {
      try {
        setKnown({ detail: await asker.get<EventDetail>(paths.event, { id }, left.signal), problem: undefined });
      } catch (error) {
        if (left.signal.aborted) return;
        const isGone = error instanceof ApiClientError && error.status === 404;
        const problem = isGone ? 'This event is not kept any more, or is not of this trace.' : messageOf(error);
        setKnown(({ detail }) => ({ detail: isGone ? undefined : detail, problem }));
      }
    };
    void ask();
    return () => left.abort();
  }, [asker, id, seq]);
  return known;
}
