import type { LLMRequest } from '../../../../generated/index.js';
import { isRecord, sameJson } from '../../../util/json.js';

type Config = NonNullable<LLMRequest['config']>;
type Fields = Readonly<Record<string, unknown>>;

type NumberKey =
  | 'temperature'
  | 'maxOutputTokens'
  | 'topP'
  | 'topK'
  | 'candidateCount'
  | 'presencePenalty'
  | 'frequencyPenalty';

/** What an SDK calls the settings that hooks know; where it has two names for one, the first is the one to write. */
export interface SettingNames extends Readonly<Partial<Record<NumberKey, readonly [string, ...string[]]>>> {
  readonly stopSequences?: readonly [string, ...string[]];
}

const NUMBERS: readonly NumberKey[] = [
  'temperature',
  'maxOutputTokens',
  'topP',
  'topK',
  'candidateCount',
  'presencePenalty',
  'frequencyPenalty',
];

export function readSettings(request: Fields, names: SettingNames): Config {
  const config: Config = {};
  for (const key of NUMBERS) {
    const value = request[nameIn(request, names[key]) ?? ''];
    if (typeof value === 'number') config[key] = value;
  }
  const stops = stopsOf(request[nameIn(request, names.stopSequences) ?? '']);
  return stops === undefined ? config : { ...config, stopSequences: stops };
}

/** The fields of the request that a hook's settings change. What the SDK has no name for is left out. */
export function writeSettings(written: unknown, request: Fields, names: SettingNames): Record<string, unknown> {
  if (!isRecord(written)) return {};
  const before = readSettings(request, names);
  const changes: Record<string, unknown> = {};
  for (const key of NUMBERS) {
    const name = nameIn(request, names[key]);
    const value = written[key];
    if (name !== undefined && typeof value === 'number' && !sameJson(value, before[key])) changes[name] = value;
  }
  const name = nameIn(request, names.stopSequences);
  const stops = stopsOf(written['stopSequences']);
  if (name !== undefined && stops !== undefined && !sameJson(stops, before.stopSequences)) changes[name] = stops;
  return changes;
}

function nameIn(request: Fields, names: readonly [string, ...string[]] | undefined): string | undefined {
  return names?.find((name) => request[name] !== undefined && request[name] !== null) ?? names?.[0];
}

function stopsOf(value: unknown): string[] | undefined {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : undefined;
}
