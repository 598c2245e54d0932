import { useEffect, useState } from 'preact/hooks';
import type { ApiClient } from './api-client.js';
import { HooksPanel } from './hooks/panel.js';
import { Search, Status, Tabs, tabId } from './parts/top-bar.js';
import { PlaygroundPanel, type PlaygroundState } from './playground/panel.js';
import { fragmentOf, type Route, readRoute } from './route.js';
import type { TimelineStore } from './store.js';
import { TimelinePanel } from './timeline/panel.js';
import { TokenForm } from './token-form.js';
import { TrustPanel } from './trust/panel.js';

interface AppProps {
  readonly client: ApiClient;
  readonly store: TimelineStore;
  readonly takeToken: (text: string) => void;
}

export function App({ client, store, takeToken }: AppProps) {
  const [snapshot, setSnapshot] = useState(store.snapshot);
  const [route, go] = useRoute();
  const [text, setText] = useState('');
  const [draft, setDraft] = useState<PlaygroundState>({ event: '', input: '' });
  useEffect(() => store.subscribe(setSnapshot), [store]);
  const { changes, seq, state, connection } = snapshot;
  if (connection === 'refused') return <TokenForm take={takeToken} refused={true} />;
  const { tab, event } = route;
  return (
    <div class="frame">
      <header class="top">
        <h1>
          hookwright <span class="kind">inspector</span>
        </h1>
        <Tabs tab={tab} choose={(next) => go({ tab: next, event: undefined })} />
        <Search text={text} setText={setText} />
        <Status snapshot={snapshot} />
      </header>
      <main>
        <div id="panel" role="tabpanel" aria-labelledby={tabId(tab)}>
          {tab === 'Timeline' && (
            <TimelinePanel
              client={client}
              snapshot={snapshot}
              text={text}
              setText={setText}
              selected={event}
              choose={(id) => go({ tab: 'Timeline', event: id })}
            />
          )}
          {tab === 'Hooks' && (
            <HooksPanel
              client={client}
              changes={changes}
              seq={seq}
              text={text}
              command={state?.command ?? 'hookwright'}
            />
          )}
          {tab === 'Playground' && (
            <PlaygroundPanel client={client} changes={changes} text={text} draft={draft} setDraft={setDraft} />
          )}
          {tab === 'Trust' && <TrustPanel client={client} changes={changes} text={text} />}
        </div>
      </main>
      <footer class="bottom quiet">
        <span class="project" title={state?.project}>
          {state?.project}
        </span>
        {state !== undefined && state.unreadable > 0 && (
          <span>{state.unreadable} lines of the trace make no sense</span>
        )}
        <span class="space" />
        <span>{state?.version}</span>
      </footer>
    </div>
  );
}

/** Keeps the route in the address, so that back and forward work. */
function useRoute(): [Route, (route: Route) => void] {
  const [route, setRoute] = useState(() => readRoute(location.hash));
  useEffect(() => {
    const read = (): void => setRoute(readRoute(location.hash));
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  const go = (next: Route): void => {
    // Replaces the history entry between two events, so that arrow keys do not fill the history.
    const isStep = route.event !== undefined && next.event !== undefined;
    if (isStep) history.replaceState(null, '', fragmentOf(next));
    else history.pushState(null, '', fragmentOf(next));
    setRoute(next);
  };
  return [route, go];
}
