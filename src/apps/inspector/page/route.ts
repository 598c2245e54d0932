/** Content of the address fragment: a tab, and in the timeline optionally an event. */
export interface Route {
  readonly tab: Tab;
  readonly event: string | undefined;
}

export const TABS = ['Timeline', 'Hooks', 'Playground', 'Trust'] as const;
export type Tab = (typeof TABS)[number];

export function readRoute(fragment: string): Route {
  const [name = '', ...rest] = fragment.replace(/^#\/?/, '').split('/');
  if (name === 'event' && rest.length > 0) return { tab: 'Timeline', event: decoded(rest.join('/')) };
  const tab = TABS.find((each) => each.toLowerCase() === name.toLowerCase());
  return { tab: tab ?? 'Timeline', event: undefined };
}

export function fragmentOf({ tab, event }: Route): string {
  return event === undefined ? `#/${tab.toLowerCase()}` : `#/event/${encodeURIComponent(event)}`;
}

/** Decodes a text, or returns it unchanged if the encoding is invalid. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
