import { useEffect, useState } from 'preact/hooks';
import { type FoundEvents, paths } from '../../api.js';
import type { ApiClient } from '../api-client.js';

const NONE: ReadonlySet<string> = new Set();
/** After the last key. */
const REST = 200;

/** The events that hold a text somewhere: what their hooks read, printed and answered stays with the server. */
export function useFound(asker: ApiClient, text: string, seq: number): ReadonlySet<string> {
  const [found, setFound] = useState(NONE);
  const words = text.trim();
  // An event that has come since may hold the text too.
  useEffect(() => {
    if (words === '') {
      setFound(NONE);
      return undefined;
    }
    const left = new AbortController();
    const ask = async (): Promise<void> => {
      try {
        const { ids } = await asker.get<FoundEvents>(paths.find, { text: words }, left.signal);
        setFound(new Set(ids));
      } catch {
        // The rows themselves are searched without the server, and the status line tells that it is gone.
      }
    };
    const timer = setTimeout(() => void ask(), REST);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [asker, words, seq]);
  return found;
}
