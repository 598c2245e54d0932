import { render } from 'preact';
import { ApiClient } from './api-client.js';
import { App } from './app.js';
import { requestTokenFromTabs, shareTokenWithTabs, storeToken, takeToken } from './session.js';
import { TimelineStore } from './store.js';
import { followStream } from './stream.js';
import { TokenForm } from './token-form.js';

const channel = new BroadcastChannel('hookwright-token');
const root = document.getElementById('page');
const token = takeToken(location, history, sessionStorage) ?? (await requestTokenFromTabs(channel));
if (root !== null) show(root);

function show(element: HTMLElement): void {
  const again = (text: string): void => {
    storeToken(text, sessionStorage);
    location.reload();
  };
  if (token === undefined) {
    render(<TokenForm take={again} refused={false} />, element);
    return;
  }
  storeToken(token, sessionStorage);
  shareTokenWithTabs(channel, token);
  const client = new ApiClient(token);
  const store = new TimelineStore();
  render(<App client={client} store={store} takeToken={again} />, element);
  void followStream(client, store, new AbortController().signal);
  // The tab was given the address of another server: reload with its token.
  addEventListener('hashchange', () => {
    if (takeToken(location, history, sessionStorage) !== token) location.reload();
  });
}
