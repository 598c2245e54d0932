import { useEffect, useState } from 'preact/hooks';
import { isRecord } from '../../../../util/json.js';
import { type CheckResponse, paths } from '../../api.js';
import { type ApiClient, messageOf } from '../api-client.js';

export interface Checked {
  /** Undefined if the text is not a JSON object. */
  readonly input: Readonly<Record<string, unknown>> | undefined;
  readonly problems: readonly string[];
}

/** Delay after the last keystroke. */
const DELAY_MS = 150;

/** Checks the input: the JSON syntax at once, the contract after a delay. */
export function useCheck(client: ApiClient, event: string, text: string): Checked {
  const read = readInput(text);
  const [violations, setViolations] = useState<readonly string[]>([]);
  // The input depends only on the text.
  useEffect(() => {
    const { input } = read;
    if (event === '' || input === undefined) {
      setViolations([]);
      return undefined;
    }
    const unmounted = new AbortController();
    const ask = async (): Promise<void> => {
      try {
        const response = await client.post<CheckResponse>(paths.check, { event, input }, unmounted.signal);
        setViolations(response.violations.map(({ path, message }) => `${path || 'the input'} ${message}`));
      } catch (error) {
        if (!unmounted.signal.aborted) setViolations([messageOf(error)]);
      }
    };
    const timer = setTimeout(() => void ask(), DELAY_MS);
    return () => {
      clearTimeout(timer);
      unmounted.abort();
    };
  }, [client, event, text]);
  return read.input === undefined ? read : { input: read.input, problems: violations };
}

function readInput(text: string): Checked {
  try {
    const value: unknown = JSON.parse(text === '' ? '{}' : text);
    if (isRecord(value)) return { input: value, problems: [] };
    return { input: undefined, problems: ['the input must be a JSON object'] };
  } catch (error) {
    return { input: undefined, problems: [`not valid JSON: ${messageOf(error)}`] };
  }
}
