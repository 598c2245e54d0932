import { useEffect, useState } from 'preact/hooks';
import { type ApiClient, messageOf } from './api-client.js';

export interface Response<T> {
  readonly value: T | undefined;
  readonly problem: string | undefined;
}

/** At least this long between two questions, however quickly events come. */
const REST = 700;

/** What the server answers to a path, asked again whenever one of the numbers changes. */
export function useResponse<T>(asker: ApiClient, path: string, changes: number, seq = 0): Response<T> {
  const [answer, setAnswer] = useState<Response<T>>({ value: undefined, problem: undefined });
  const [asked, setAsked] = useState({ changes, seq });
  useEffect(() => {
    if (asked.changes === changes && asked.seq === seq) return undefined;
    const timer = setTimeout(() => setAsked({ changes, seq }), asked.changes === changes ? REST : 0);
    return () => clearTimeout(timer);
  }, [asked, changes, seq]);
  // What was asked before is asked again.
  useEffect(() => {
    const left = new AbortController();
    const ask = async (): Promise<void> => {
      try {
        setAnswer({ value: await asker.get<T>(path, {}, left.signal), problem: undefined });
      } catch (error) {
        if (!left.signal.aborted) setAnswer(({ value }) => ({ value, problem: messageOf(error) }));
      }
    };
    void ask();
    return () => left.abort();
  }, [asker, path, asked]);
  return answer;
}
