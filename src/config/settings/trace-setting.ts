import { isAbsolute, join, resolve } from 'node:path';
import { isRecord } from '../../util/json.js';
import { homeFolder } from './locations.js';
import type { SettingsLayer } from './settings-state.js';

/** What the settings say about the file of traces. */
export interface TraceSetting {
  /** Undefined for the usual place. */
  readonly file: string | undefined;
  readonly inputs: boolean;
}

/** The strongest file that speaks of it decides. What cannot be read is no wish. */
export function traceSetting(layers: readonly SettingsLayer[]): TraceSetting | undefined {
  const [strongest] = layers
    .filter(({ settings }) => typeof settings['trace'] === 'boolean' || isRecord(settings['trace']))
    .toSorted((a, b) => b.strength - a.strength);
  const trace = strongest?.settings['trace'];
  if (strongest === undefined || trace === undefined || trace === false) return undefined;
  const { file, inputs }: Record<string, unknown> = isRecord(trace) ? trace : {};
  const named = typeof file === 'string' && file.trim() !== '';
  return { file: named ? placeOf(file, strongest.file) : undefined, inputs: inputs === true };
}

/** As people write paths: from the home folder, else from where the settings are. */
function placeOf(file: string, settings: string): string {
  if (file.startsWith('~/')) return join(homeFolder(), file.slice(2));
  return isAbsolute(file) ? file : resolve(settings, '..', file);
}
