import { useEffect, useRef, useState } from 'preact/hooks';
import type { HookTraceText } from '../../../../../generated/index.js';
import { agentTitle } from '../../../../util/agent-name.js';
import { type EventDetail, type EventRow, paths } from '../../api.js';
import { clockTime, milliseconds } from '../amounts.js';
import { type ApiClient, ApiClientError, messageOf } from '../api-client.js';
import { Rewrites } from '../parts/diff.js';
import { indented, Text } from '../parts/text.js';
import { ToneBadge } from '../parts/tone.js';
import { Lane } from '../timeline/bars.js';
import { spanOf } from '../timeline/scale.js';
import { CopyLine } from './copies.js';
import { HookCard } from './hook-card.js';

interface PaneProps {
  readonly client: ApiClient;
  readonly id: string;
  readonly row: EventRow | undefined;
  readonly close: () => void;
}

/** Details of one event. */
export function EventPane({ client, id, row, close }: PaneProps) {
  const { detail, problem } = useDetail(client, id, row?.seq);
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
        {event.eventName} {event.matched !== undefined && <code>{event.matched}</code>}{' '}
        {event.subject !== undefined && <code class="subject">{event.subject}</code>}
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
      <AgentLine event={event} />
      {event.state === 'lost' && <p class="notice bad">The agent died before this event ended.</p>}
      {event.reason !== undefined && <p class={`notice tone-${event.tone}`}>{event.reason}</p>}
      {event.error !== undefined && (
        <p class="notice bad">
          {event.error}
          {detail.stage !== undefined && ` (${detail.stage})`}
        </p>
      )}
      {detail.ask !== undefined && <p class="notice">A hook wished to ask a person: {detail.ask}.</p>}
      {detail.budgets.map(({ effect, text }) => (
        <p key={text} class={`notice tone-${effect === 'block' ? 'deny' : effect === 'warn' ? 'ask' : effect}`}>
          Budget ({effect}): {text}
        </p>
      ))}
      {detail.labels.length > 0 && <p class="notice">Labels added to the session: {detail.labels.join(', ')}</p>}
      {detail.clearedLabel !== undefined && (
        <p class="notice ask">
          {detail.clearedLabel.by} removed the label {detail.clearedLabel.label} from the session.
        </p>
      )}
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

/** Agent program, agent, turn and tool call of an event, as far as the trace has them. */
function AgentLine({ event: { agent, program, turnId, callId } }: { event: EventRow }) {
  const parts = [
    program && `from ${program}`,
    agent && `agent ${agentTitle(agent)}`,
    turnId && `turn ${turnId}`,
    callId && `call ${callId}`,
  ].filter(Boolean);
  return parts.length === 0 ? null : <p class="quiet">{parts.join(' · ')}</p>;
}

interface Known {
  readonly detail: EventDetail | undefined;
  readonly problem: string | undefined;
}

/** Loads the detail again whenever the row changes. */
function useDetail(client: ApiClient, id: string, seq: number | undefined): Known {
  const [known, setKnown] = useState<Known>({ detail: undefined, problem: undefined });
  // A higher `seq` means that the event changed.
  useEffect(() => {
    const unmounted = new AbortController();
    const ask = async (): Promise<void> => {
      try {
        setKnown({ detail: await client.get<EventDetail>(paths.event, { id }, unmounted.signal), problem: undefined });
      } catch (error) {
        if (unmounted.signal.aborted) return;
        const isGone = error instanceof ApiClientError && error.status === 404;
        const problem = isGone ? 'This event is not kept any more, or is not of this trace.' : messageOf(error);
        setKnown(({ detail }) => ({ detail: isGone ? undefined : detail, problem }));
      }
    };
    void ask();
    return () => unmounted.abort();
  }, [client, id, seq]);
  return known;
}

function HookInputs({ input }: { input: HookTraceText | undefined }) {
  return (
    <section class="part">
      <h3>What the hooks read</h3>
      {input === undefined ? (
        <p class="quiet">Not written down: the host keeps no inputs in its trace.</p>
      ) : (
        <Text text={indented(input.text)} cut={input.cut} label="What the hooks read" />
      )}
    </section>
  );
}

/** Hooks of one event on the time scale of the event. */
function Waterfall({ event }: { event: EventRow }) {
  const bars = event.hooks.filter((bar) => bar.queuedAt !== undefined || bar.verdict === 'ran');
  if (bars.length === 0) return null;
  const begin = Date.parse(event.startedAt);
  const ends = bars.map(({ endedAt }) => (endedAt === undefined ? 0 : Date.parse(endedAt) - begin));
  const scale = Math.max(1, event.duration ?? 0, ...ends);
  return (
    <section class="part waterfall" aria-label="When the hooks ran">
      {bars.map((bar) => (
        <div key={bar.hook} class="fall">
          <span class="name" title={bar.name}>
            {bar.name}
          </span>
          <Lane bar={bar} span={spanOf(event, bar, scale)} />
          <span class="number">{milliseconds(bar.duration)}</span>
        </div>
      ))}
    </section>
  );
}

/** Merged output, field by field, with the hooks that set each field. */
function Merged({ detail }: { detail: EventDetail }) {
  const { fields, hooks, event } = detail;
  if (event.state === 'running') return null;
  const nameOf = (place: number): string => hooks.find(({ hook }) => hook === place)?.name ?? `hook ${place + 1}`;
  return (
    <section class="part">
      <h3>Merged result</h3>
      {fields.length === 0 ? (
        <p class="quiet">No hook said anything: the agent went on as it was.</p>
      ) : (
        <table class="fields">
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Value</th>
              <th scope="col">From</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ path, value, from }) => (
              <tr key={path}>
                <td>
                  <code>{path}</code>
                </td>
                <td>
                  <code>{value}</code>
                </td>
                <td>{from.length === 0 ? <span class="quiet">no hook</span> : from.map(nameOf).join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
