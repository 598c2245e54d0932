import { UNVERSIONED } from '../read/combine.js';
import type { JsonObject } from '../read/json.js';
import type { LoadedFile } from '../read/load.js';
import type { Report, SchemaFile } from './report.js';

/** Version of a contract: three numbers. */
export type Version = [major: number, minor: number, patch: number];

/** Returns undefined if the text is not a version: three numbers without leading zeros. */
export function parseVersion(text: string): Version | undefined {
  const [, major, minor, patch] = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/.exec(text) ?? [];
  return patch === undefined ? undefined : [Number(major), Number(minor), Number(patch)];
}

export function compareVersions(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

/** Checks contract.json. */
export function checkVersion(files: readonly LoadedFile[], paths: ReadonlySet<string>, report: Report): void {
  const contract = files.find(({ path }) => path === 'contract.json')?.json;
  if (!contract && paths.has('contract.json')) return;
  const version = contract?.['version'];
  const help = 'write { "version": "1.0.0" }';
  if (typeof version !== 'string' || !parseVersion(version)) {
    report('contract.json', '/version', `expected a version such as "1.0.0", found ${JSON.stringify(version)}`, help);
  }
  for (const key of Object.keys(contract ?? {})) {
    if (key !== 'version') report('contract.json', `/${key}`, `unknown key "${key}"`, help);
  }
}

/** Rejects an event that was added in a later version than that of its contract. */
export function checkSince(files: readonly LoadedFile[], schemas: readonly SchemaFile[], report: Report): void {
  const contract: JsonObject = files.find(({ path }) => path === 'contract.json')?.json ?? {};
  const text = String(contract['version']);
  const version = parseVersion(text);
  if (!version || text === UNVERSIONED) return;
  for (const { path, schema, builtIn } of schemas) {
    const since = schema['x-event']?.since;
    const added = parseVersion(since ?? '');
    // Built-in events have the version of the built-in contract.
    if (builtIn || !added || compareVersions(added, version) <= 0) continue;
    const help = `write "${text}", or give contract.json a later version`;
    report(path, '/x-event/since', `${since} is later than ${text}, the version of the contract`, help);
  }
}
