import type { LLMRequest } from '../../../../generated/index.js';
import { isRecord, sameJson } from '../../../util/json.js';
import type { Fields } from './typed-parts.js';

type Config = NonNullable<LLMRequest['config']>;
type NumberKey =
  | 'temperature'
  | 'maxOutputTokens'
  | 'topP'
  | 'topK'
  | 'candidateCount'
  | 'presencePenalty'
  | 'frequencyPenalty';

/** Names of the generation settings in an SDK's requests. If a setting has two names, the first one is written. */
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
  const sequences = stopSequencesOf(request[nameIn(request, names.stopSequences) ?? '']);
  return sequences === undefined ? config : { ...config, stopSequences: sequences };
}

/** Returns the request fields that a hook's settings change. Settings that the SDK does not have are ignored. */
export function writeSettings(settings: unknown, request: Fields, names: SettingNames): Record<string, unknown> {
  if (!isRecord(settings)) return {};
  const before = readSettings(request, names);
  const changes: Record<string, unknown> = {};
  for (const key of NUMBERS) {
    const name = nameIn(request, names[key]);
    const value = settings[key];
    if (name !== undefined && typeof value === 'number' && !sameJson(value, before[key])) changes[name] = value;
  }
  const name = nameIn(request, names.stopSequences);
  const sequences = stopSequencesOf(settings['stopSequences']);
  if (name !== undefined && sequences !== undefined && !sameJson(sequences, before.stopSequences))
    changes[name] = sequences;
  return changes;
}

function nameIn(request: Fields, names: readonly [string, ...string[]] | undefined): string | undefined {
  return names?.find((name) => request[name] !== undefined && request[name] !== null) ?? names?.[0];
}

function stopSequencesOf(value: unknown): string[] | undefined {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : undefined;
}
