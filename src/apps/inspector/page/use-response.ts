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
  const [response, setAnswer] = useState<Response<T>>({ value: undefined, problem: undefined });
  const [asked, setAsked] = useState({ changes, seq });
  useEffect(() => {
    if (asked.changes === changes && asked.seq === seq) return undefined;
    const timer = setTimeout(() => setAsked({ changes, seq }), asked.changes === changes ? DELAY_MS : 0);
    return () => clearTimeout(timer);
  }, [asked, changes, seq]);
  useEffect(() => {
    const left = new AbortController();
    const ask = async (): Promise<void> => {
      try {
        setAnswer({ value: await client.get<T>(path, {}, left.signal), problem: undefined });
      } catch (error) {
        if (!left.signal.aborted) setAnswer(({ value }) => ({ value, problem: messageOf(error) }));
      }
    };
    void ask();
    return () => left.abort();
  }, [client, path, asked]);
  return response;
}
