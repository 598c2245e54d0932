import { useEffect, useState } from 'preact/hooks';
import { type ApiClient, messageOf } from './api-client.js';

export interface Response<T> {
  readonly value: T | undefined;
  readonly problem: string | undefined;
}

/** Minimum time between two requests. */
const DELAY_MS = 700;

/** Loads a path, and loads it again whenever `changes` or `seq` changes. */
export function useResponse<T>(client: ApiClient, path: string, changes: number, seq = 0): Response<T> {
  const [response, setResponse] = useState<Response<T>>({ value: undefined, problem: undefined });
  const [requested, setRequested] = useState({ changes, seq });
  useEffect(() => {
    if (requested.changes === changes && requested.seq === seq) return undefined;
    const timer = setTimeout(() => setRequested({ changes, seq }), requested.changes === changes ? DELAY_MS : 0);
    return () => clearTimeout(timer);
  }, [requested, changes, seq]);
  useEffect(() => {
    const unmounted = new AbortController();
    const load = async (): Promise<void> => {
      try {
        setResponse({ value: await client.get<T>(path, {}, unmounted.signal), problem: undefined });
      } catch (error) {
        if (!unmounted.signal.aborted) setResponse(({ value }) => ({ value, problem: messageOf(error) }));
      }
    };
    void load();
    return () => unmounted.abort();
  }, [client, path, requested]);
  return response;
}
