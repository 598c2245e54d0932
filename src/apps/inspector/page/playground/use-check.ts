import { useEffect, useState } from 'preact/hooks';
import { isRecord } from '../../../../util/json.js';
import { type CheckResponse, paths } from '../../api.js';
import { type ApiClient, messageOf } from '../api-client.js';

export interface Checked {
  /** None while the text is not a JSON object. */
  readonly input: Readonly<Record<string, unknown>> | undefined;
  readonly problems: readonly string[];
}

/** After the last key. */
const REST = 150;

/** What is wrong with the input: as JSON at once, by the contract a moment later. */
export function useCheck(asker: ApiClient, event: string, text: string): Checked {
  const read = readInput(text);
  const [violations, setViolations] = useState<readonly string[]>([]);
  // What was read follows from the text.
  useEffect(() => {
    const { input } = read;
    if (event === '' || input === undefined) {
      setViolations([]);
      return undefined;
    }
    const left = new AbortController();
    const ask = async (): Promise<void> => {
      try {
        const answer = await asker.post<CheckResponse>(paths.check, { event, input }, left.signal);
        setViolations(answer.violations.map(({ path, message }) => `${path || 'the input'} ${message}`));
      } catch (error) {
        if (!left.signal.aborted) setViolations([messageOf(error)]);
      }
    };
    const timer = setTimeout(() => void ask(), REST);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [asker, event, text]);
  return read.input === undefined ? read : { input: read.input, problems: violations };
}

function readInput(text: string): Checked {
  try {
    const value: unknown = JSON.parse(text === '' ? '{}' : text);
    if (isRecord(value)) return { input: value, problems: [] };
    return { input: undefined, problems: ['the input must be a JSON object'] };
  } catch (error) {
    return { input: undefined, problems: [`this is no JSON: ${messageOf(error)}`] };
  }
}
