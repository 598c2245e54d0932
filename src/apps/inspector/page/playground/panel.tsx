import { useEffect, useState } from 'preact/hooks';
import { type EventForm, type EventsResponse, type ExplainResponse, paths, type RunResponse } from '../../api.js';
import { type ApiClient, messageOf } from '../api-client.js';
import { Empty } from '../parts/empty.js';
import { useResponse } from '../use-response.js';
import { ConfirmRun } from './confirm-run.js';
import { Editor } from './editor.js';
import { Explained } from './explained.js';
import { Ran } from './ran.js';
import { useCheck } from './use-check.js';

interface PlaygroundProps {
  readonly asker: ApiClient;
  readonly changes: number;
  readonly text: string;
  readonly draft: PlaygroundState;
  readonly setDraft: (change: (draft: PlaygroundState) => PlaygroundState) => void;
}

/** What stands in the fields; it outlives a look at another tab. */
export interface PlaygroundState {
  readonly event: string;
  readonly input: string;
}

type Shown =
  | { readonly kind: 'explained'; readonly answer: ExplainResponse }
  | { readonly kind: 'ran'; readonly answer: RunResponse }
  | { readonly kind: 'problem'; readonly text: string };

export function PlaygroundPanel({ asker, changes, text, draft, setDraft }: PlaygroundProps) {
  const { value, problem } = useResponse<EventsResponse>(asker, paths.events, changes);
  const events = value?.events ?? [];
  const event = draft.event || (events.find(({ hooks }) => hooks > 0) ?? events[0])?.name || '';
  const form = useForm(asker, event, setDraft);
  const { input, problems } = useCheck(asker, event, draft.input);
  const [shown, setShown] = useState<Shown | undefined>(undefined);
  const [plan, setPlan] = useState<ExplainResponse | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  if (value === undefined) return problem === undefined ? <Empty title="Looking …" /> : <Empty title={problem} />;

  const doing = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      setShown({ kind: 'problem', text: messageOf(error) });
    }
    setBusy(false);
  };
  const askPlan = () => asker.post<ExplainResponse>(paths.explain, { event, input });
  const explain = () => doing(async () => setShown({ kind: 'explained', answer: await askPlan() }));
  const askFirst = () => doing(async () => setPlan(await askPlan()));
  const run = () =>
    doing(async () => {
      setPlan(undefined);
      setShown({ kind: 'ran', answer: await asker.post<RunResponse>(paths.run, { event, input, confirmed: true }) });
    });
  const isReady = !busy && input !== undefined;
  const words = text.trim().toLowerCase();
  const offered = events.filter(({ name }) => name === event || name.toLowerCase().includes(words));
  return (
    <div class="playground">
      <section class="question" aria-label="What to fire">
        <div class="field">
          <label for="playground-event">Event</label>
          <select
            id="playground-event"
            value={event}
            onChange={({ currentTarget }) => {
              const chosen = currentTarget.value;
              setShown(undefined);
              setDraft((before) => (before.event === chosen ? before : { event: chosen, input: '' }));
            }}
          >
            {offered.map(({ name, hooks }) => (
              <option key={name} value={name}>
                {hooks === 0 ? name : `${name} (${hooks})`}
              </option>
            ))}
          </select>
        </div>
        <p class="quiet">{events.find(({ name }) => name === event)?.description}</p>
        <Editor
          form={form}
          text={draft.input}
          setText={(own) => setDraft(() => ({ event, input: own }))}
          describedBy="playground-problems"
        />
        <p class="quiet">Ctrl and Space suggest what the contract allows.</p>
        <ul id="playground-problems" class="problems" aria-live="polite">
          {problems.map((each) => (
            <li key={each} class="notice bad">
              {each}
            </li>
          ))}
        </ul>
        <div class="actions">
          <button type="button" disabled={!isReady} onClick={() => void explain()}>
            Explain
          </button>
          <button type="button" class="primary" disabled={!isReady} onClick={() => void askFirst()}>
            Run
          </button>
          <span class="quiet">Explain runs nothing. Run asks first.</span>
        </div>
      </section>
      <section class="answer" aria-label="What came of it" aria-live="polite">
        {shown === undefined && <Empty title="Nothing fired yet" />}
        {shown?.kind === 'problem' && <p class="notice bad">{shown.text}</p>}
        {shown?.kind === 'explained' && <Explained answer={shown.answer} />}
        {shown?.kind === 'ran' && <Ran asker={asker} answer={shown.answer} />}
      </section>
      {plan !== undefined && <ConfirmRun plan={plan} run={() => void run()} cancel={() => setPlan(undefined)} />}
    </div>
  );
}

/** The form of the event; where nothing is typed yet, its smallest input stands there. */
function useForm(asker: ApiClient, event: string, setDraft: PlaygroundProps['setDraft']): EventForm | undefined {
  const [form, setForm] = useState<EventForm | undefined>(undefined);
  // Only another event has another form.
  useEffect(() => {
    if (event === '') return undefined;
    const left = new AbortController();
    const ask = async (): Promise<void> => {
      try {
        const answer = await asker.get<EventForm>(paths.form, { event }, left.signal);
        setForm(answer);
        setDraft((before) => (isUntouched(before, event) ? { event, input: answer.sample } : before));
      } catch {
        // Without a form nothing is suggested; the check says what is wrong with the server or the event.
      }
    };
    void ask();
    return () => left.abort();
  }, [asker, event]);
  return form?.event === event ? form : undefined;
}

/** Somebody may have chosen another event, or typed, while the form was on its way. */
function isUntouched(draft: PlaygroundState, event: string): boolean {
  return draft.input === '' && (draft.event === '' || draft.event === event);
}
