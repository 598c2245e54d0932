import { useEffect, useState } from 'preact/hooks';
import { isRecord } from '../../../../util/json.js';
import {
  type CheckResponse,
  type EventForm,
  type EventsResponse,
  type ExplainResponse,
  paths,
  type RunResponse,
} from '../../api.js';
import { type ApiClient, messageOf } from '../api-client.js';
import { Empty } from '../parts/notices.js';
import { useResponse } from '../use-response.js';
import { Editor } from './editor.js';
import { ConfirmRun, Explanation } from './explanation.js';
import { RunResult } from './run-result.js';

interface PlaygroundProps {
  readonly client: ApiClient;
  readonly changes: number;
  readonly text: string;
  readonly draft: PlaygroundState;
  readonly setDraft: (change: (draft: PlaygroundState) => PlaygroundState) => void;
}

/** Content of the fields. It is kept while another tab is open. */
export interface PlaygroundState {
  readonly event: string;
  readonly input: string;
}

type Shown =
  | { readonly kind: 'explained'; readonly response: ExplainResponse }
  | { readonly kind: 'ran'; readonly response: RunResponse }
  | { readonly kind: 'problem'; readonly text: string };

export function PlaygroundPanel({ client, changes, text, draft, setDraft }: PlaygroundProps) {
  const { value, problem } = useResponse<EventsResponse>(client, paths.events, changes);
  const events = value?.events ?? [];
  const event = draft.event || (events.find(({ hooks }) => hooks > 0) ?? events[0])?.name || '';
  const form = useForm(client, event, setDraft);
  const { input, problems } = useCheck(client, event, draft.input);
  const [shown, setShown] = useState<Shown | undefined>(undefined);
  const [plan, setPlan] = useState<ExplainResponse | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  if (value === undefined) return problem === undefined ? <Empty title="Looking …" /> : <Empty title={problem} />;

  const whileBusy = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      setShown({ kind: 'problem', text: messageOf(error) });
    }
    setBusy(false);
  };
  const loadPlan = () => client.post<ExplainResponse>(paths.explain, { event, input });
  const explain = () => whileBusy(async () => setShown({ kind: 'explained', response: await loadPlan() }));
  const confirmRun = () => whileBusy(async () => setPlan(await loadPlan()));
  const run = () =>
    whileBusy(async () => {
      setPlan(undefined);
      setShown({ kind: 'ran', response: await client.post<RunResponse>(paths.run, { event, input, confirmed: true }) });
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
          <button type="button" class="primary" disabled={!isReady} onClick={() => void confirmRun()}>
            Run
          </button>
          <span class="quiet">Explain runs nothing. Run asks first.</span>
        </div>
      </section>
      <section class="answer" aria-label="What came of it" aria-live="polite">
        {shown === undefined && <Empty title="Nothing fired yet" />}
        {shown?.kind === 'problem' && <p class="notice bad">{shown.text}</p>}
        {shown?.kind === 'explained' && <Explanation response={shown.response} />}
        {shown?.kind === 'ran' && <RunResult client={client} response={shown.response} />}
      </section>
      {plan !== undefined && <ConfirmRun plan={plan} run={() => void run()} cancel={() => setPlan(undefined)} />}
    </div>
  );
}

/** Loads the form of the event. Fills an empty editor with the sample. */
function useForm(client: ApiClient, event: string, setDraft: PlaygroundProps['setDraft']): EventForm | undefined {
  const [form, setForm] = useState<EventForm | undefined>(undefined);
  // The form depends only on the event.
  useEffect(() => {
    if (event === '') return undefined;
    const unmounted = new AbortController();
    const ask = async (): Promise<void> => {
      try {
        const response = await client.get<EventForm>(paths.form, { event }, unmounted.signal);
        setForm(response);
        setDraft((before) => (isPristine(before, event) ? { event, input: response.sample } : before));
      } catch {
        // Without a form there are no suggestions. The check reports the error.
      }
    };
    void ask();
    return () => unmounted.abort();
  }, [client, event]);
  return form?.event === event ? form : undefined;
}

/** Returns true if nothing was typed and the event is still selected. */
function isPristine(draft: PlaygroundState, event: string): boolean {
  return draft.input === '' && (draft.event === '' || draft.event === event);
}

interface Checked {
  /** Undefined if the text is not a JSON object. */
  readonly input: Readonly<Record<string, unknown>> | undefined;
  readonly problems: readonly string[];
}

/** Delay after the last keystroke. */
const DELAY_MS = 150;

/** Checks the input: the JSON syntax at once, the contract after a delay. */
function useCheck(client: ApiClient, event: string, text: string): Checked {
  const read = readInput(text);
  const [violations, setViolations] = useState<readonly string[]>([]);
  // The input depends only on the text.
  useEffect(() => {
    const { input } = read;
    if (event === '' || input === undefined) {
      setViolations([]);
      return undefined;
    }
    const unmounted = new AbortController();
    const ask = async (): Promise<void> => {
      try {
        const response = await client.post<CheckResponse>(paths.check, { event, input }, unmounted.signal);
        setViolations(response.violations.map(({ path, message }) => `${path || 'the input'} ${message}`));
      } catch (error) {
        if (!unmounted.signal.aborted) setViolations([messageOf(error)]);
      }
    };
    const timer = setTimeout(() => void ask(), DELAY_MS);
    return () => {
      clearTimeout(timer);
      unmounted.abort();
    };
  }, [client, event, text]);
  return read.input === undefined ? read : { input: read.input, problems: violations };
}

function readInput(text: string): Checked {
  try {
    const value: unknown = JSON.parse(text === '' ? '{}' : text);
    if (isRecord(value)) return { input: value, problems: [] };
    return { input: undefined, problems: ['the input must be a JSON object'] };
  } catch (error) {
    return { input: undefined, problems: [`not valid JSON: ${messageOf(error)}`] };
  }
}
