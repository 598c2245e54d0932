import { render } from 'preact';
import { ApiClient } from './api-client.js';
import { App } from './app.js';
import { keepToken, requestTokenFromTabs, shareTokenWithTabs, takeToken } from './session.js';
import { TimelineStore } from './store.js';
import { followStream } from './stream.js';
import { NeedsToken } from './token-form.js';

const channel = new BroadcastChannel('hookwright-token');
const place = document.getElementById('page');
const token = takeToken(location, history, sessionStorage) ?? (await requestTokenFromTabs(channel));
if (place !== null) show(place);

function show(element: HTMLElement): void {
  const again = (text: string): void => {
    keepToken(text, sessionStorage);
    location.reload();
  };
  if (token === undefined) {
    render(<NeedsToken take={again} refused={false} />, element);
    return;
  }
  keepToken(token, sessionStorage);
  shareTokenWithTabs(channel, token);
  const asker = new ApiClient(token);
  const store = new TimelineStore();
  render(<App asker={asker} store={store} takeToken={again} />, element);
  void followStream(asker, store, new AbortController().signal);
  // The same tab, given the address of another server: begin anew with its token.
  addEventListener('hashchange', () => {
    if (takeToken(location, history, sessionStorage) !== token) location.reload();
  });
}
