const KEY = 'hookwright-token';
/** How long to wait for a response from other tabs. */
const RESPONSE_TIMEOUT_MS = 400;

/**
 * Takes the token from the address fragment and moves it to the tab's session storage, so that a copied, bookmarked or
 * displayed address does not contain it.
 */
export function takeToken(place: Location, history: History, storage: Storage): string | undefined {
  const given = tokenIn(place.hash);
  if (given === undefined) return storage.getItem(KEY) ?? undefined;
  storage.setItem(KEY, given);
  const rest = place.hash.replace(/[#&]token=[^&]*/, '').replace(/^&/, '');
  history.replaceState(null, '', `${place.pathname}${rest === '' || rest.startsWith('#') ? rest : `#${rest}`}`);
  return given;
}

export function storeToken(text: string, storage: Storage): string {
  const token = tokenIn(text.slice(Math.max(0, text.indexOf('#')))) ?? text.trim();
  storage.setItem(KEY, token);
  return token;
}

function tokenIn(fragment: string): string | undefined {
  const [, token] = /[#&]token=([^&\s]+)/.exec(fragment) ?? [];
  return token;
}

/** Requests the token from other tabs of the same server, for a link that was opened without one. */
export function requestTokenFromTabs(channel: BroadcastChannel): Promise<string | undefined> {
  return new Promise((resolve) => {
    const end = (token: string | undefined): void => {
      clearTimeout(timer);
      channel.removeEventListener('message', onMessage);
      resolve(token);
    };
    const onMessage = ({ data }: MessageEvent<unknown>): void => {
      if (typeof data === 'string' && data !== '') end(data);
    };
    const timer = setTimeout(() => end(undefined), RESPONSE_TIMEOUT_MS);
    channel.addEventListener('message', onMessage);
    channel.postMessage('');
  });
}

export function shareTokenWithTabs(channel: BroadcastChannel, token: string): void {
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === '') channel.postMessage(token);
  });
}
