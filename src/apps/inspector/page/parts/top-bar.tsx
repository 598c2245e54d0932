import { useEffect, useRef } from 'preact/hooks';
import { TABS, type Tab } from '../route.js';
import type { Snapshot } from '../store.js';

/** Search box shared by all panels. The slash key focuses it. */
export function Search({ text, setText }: { text: string; setText: (text: string) => void }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isWritten(event.target)) return;
      event.preventDefault();
      box.current?.focus();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <input
      class="search"
      type="search"
      aria-label="Search"
      placeholder="Search ( / )"
      ref={box}
      value={text}
      onInput={({ currentTarget }) => setText(currentTarget.value)}
    />
  );
}

function isWritten(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select');
}

/** Connection of the page to the server, and of the server to the trace. */
export function Status({ snapshot }: { snapshot: Snapshot }) {
  const { tone, text } = statusOf(snapshot);
  return (
    <span class={`status ${tone}`} role="status">
      <span aria-hidden="true" class="dot">
        ●
      </span>{' '}
      {text}
    </span>
  );
}

function statusOf({ connection, source, hosts }: Snapshot): { tone: string; text: string } {
  if (connection === 'lost') return { tone: 'bad', text: 'inspector is gone, trying again' };
  if (connection === 'refused') return { tone: 'bad', text: 'token refused' };
  if (connection === 'connecting') return { tone: '', text: 'connecting' };
  if (source?.state === 'broken') return { tone: 'bad', text: 'trace cannot be read' };
  if (source?.state === 'waiting') return { tone: 'ask', text: 'waiting for an agent' };
  const alive = hosts.filter((host) => host.alive === true).length;
  if (alive > 0) return { tone: 'good', text: alive === 1 ? 'live' : `live, ${alive} agents` };
  if (hosts.some((host) => host.alive === undefined)) return { tone: 'good', text: 'live' };
  return { tone: 'ask', text: hosts.length === 0 ? 'waiting for an agent' : 'agent has ended' };
}

export function tabId(tab: Tab): string {
  return `tab-${tab.toLowerCase()}`;
}

/** Tabs; arrow keys move between them. */
export function Tabs({ tab, choose }: { tab: Tab; choose: (tab: Tab) => void }) {
  const onKeyDown = (event: KeyboardEvent): void => {
    const index = TABS.indexOf(tab);
    const moves: Readonly<Record<string, number>> = {
      ArrowRight: (index + 1) % TABS.length,
      ArrowLeft: (index + TABS.length - 1) % TABS.length,
      Home: 0,
      End: TABS.length - 1,
    };
    const next = TABS[moves[event.key] ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    document.getElementById(tabId(next))?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label="Panels">
      {TABS.map((each) => (
        <button
          type="button"
          key={each}
          id={tabId(each)}
          role="tab"
          aria-selected={each === tab}
          aria-controls="panel"
          tabIndex={each === tab ? 0 : -1}
          onClick={() => choose(each)}
          onKeyDown={onKeyDown}
        >
          {each}
        </button>
      ))}
    </div>
  );
}
