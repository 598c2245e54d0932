import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { DialectTrust } from '../../../../generated/index.js';
import { expandPath, readToml } from '../../../config/dialects/index.js';
import { realPath } from '../../../util/files.js';
import { isRecord } from '../../../util/json.js';
import type { FoundEntry } from './entries.js';

/** Returns the events whose entries the agent does not trust, by the hash of their definition. */
export async function untrustedEvents(
  trust: DialectTrust,
  file: string,
  found: readonly FoundEntry[],
  project: string,
): Promise<string[]> {
  const state = await trustState(expandPath(trust.file, project));
  return found
    .filter((entry) => {
      const keys = [file, realPath(file)].map((path) => keyOf(path, entry));
      return !keys.some((key) => state.get(key) === definitionHash(entry));
    })
    .map(({ event }) => event);
}

/** Returns true if the agent reads the settings of a project: the project is trusted. */
export async function isProjectTrusted(trust: DialectTrust, project: string): Promise<boolean> {
  const { projects } = await readConfig(expandPath(trust.file, project));
  const trusted = Object.entries(isRecord(projects) ? projects : {}).filter(
    ([, each]) => isRecord(each) && each['trust_level'] === 'trusted',
  );
  return trusted.some(([folder]) => realPath(folder) === realPath(project));
}

async function readConfig(file: string): Promise<Readonly<Record<string, unknown>>> {
  if (!existsSync(file)) return {};
  const read = await readToml(readFileSync(file, 'utf8'));
  return 'value' in read && isRecord(read.value) ? read.value : {};
}

/** Returns the trusted hashes of `[hooks.state]` in a TOML file, without entries that are disabled. */
async function trustState(file: string): Promise<ReadonlyMap<string, unknown>> {
  const { hooks } = await readConfig(file);
  const state = isRecord(hooks) && isRecord(hooks['state']) ? hooks['state'] : {};
  return new Map(
    Object.entries(state).flatMap(([key, value]) =>
      isRecord(value) && value['enabled'] !== false ? [[key, value['trusted_hash']] as const] : [],
    ),
  );
}

/** Returns the name of an entry: file, event, index of the group, index of the handler. */
function keyOf(file: string, { event, path }: FoundEntry): string {
  return [file, snakeCase(event), path[1] ?? '0', path[3] ?? '0'].join(':');
}

function snakeCase(event: string): string {
  return event.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
}

/** Returns the hash of the normalised definition, whose keys are sorted. */
function definitionHash({ event, handler, matcher }: FoundEntry): string {
  const { command, timeout } = handler;
  const identity = {
    event_name: snakeCase(event),
    hooks: [{ async: false, command, timeout, type: 'command' }],
    ...(matcher !== undefined && { matcher }),
  };
  return `sha256:${createHash('sha256').update(JSON.stringify(identity)).digest('hex')}`;
}
