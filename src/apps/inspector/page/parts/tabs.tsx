import { TABS, type Tab } from '../route.js';

export function tabId(tab: Tab): string {
  return `tab-${tab.toLowerCase()}`;
}

/** Arrows move between the tabs, as everywhere. */
export function Tabs({ tab, choose }: { tab: Tab; choose: (tab: Tab) => void }) {
  const onKeyDown = (event: KeyboardEvent): void => {
    const place = TABS.indexOf(tab);
    const moves: Readonly<Record<string, number>> = {
      ArrowRight: (place + 1) % TABS.length,
      ArrowLeft: (place + TABS.length - 1) % TABS.length,
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
