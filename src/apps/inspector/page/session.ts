const KEY = 'hookwright-token';
/** How long another tab of the same page is given to answer. */
const PATIENCE = 400;

/**
 * The token of this tab. The command prints it in the fragment; here it moves into the tab's own storage and out of the
 * address, so that what is copied from the address bar, bookmarked or shown on a screen does not hold it.
 */
export function takeToken(place: Location, history: History, storage: Storage): string | undefined {
  const given = tokenIn(place.hash);
  if (given === undefined) return storage.getItem(KEY) ?? undefined;
  storage.setItem(KEY, given);
  const rest = place.hash.replace(/[#&]token=[^&]*/, '').replace(/^&/, '');
  history.replaceState(null, '', `${place.pathname}${rest === '' || rest.startsWith('#') ? rest : `#${rest}`}`);
  return given;
}

export function keepToken(text: string, storage: Storage): string {
  const token = tokenIn(text.slice(Math.max(0, text.indexOf('#')))) ?? text.trim();
  storage.setItem(KEY, token);
  return token;
}

function tokenIn(fragment: string): string | undefined {
  const [, token] = /[#&]token=([^&\s]+)/.exec(fragment) ?? [];
  return token;
}

/** A link without a token, opened beside a tab that has one: tabs of one server help each other. */
export function requestTokenFromTabs(channel: BroadcastChannel): Promise<string | undefined> {
  return new Promise((resolve) => {
    const end = (token: string | undefined): void => {
      clearTimeout(timer);
      channel.removeEventListener('message', hear);
      resolve(token);
    };
    const hear = ({ data }: MessageEvent<unknown>): void => {
      if (typeof data === 'string' && data !== '') end(data);
    };
    const timer = setTimeout(() => end(undefined), PATIENCE);
    channel.addEventListener('message', hear);
    channel.postMessage('');
  });
}

export function shareTokenWithTabs(channel: BroadcastChannel, token: string): void {
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === '') channel.postMessage(token);
  });
}
