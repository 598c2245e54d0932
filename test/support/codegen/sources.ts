import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isJsonObject, type Json } from '../../../codegen/read/json.js';
import { readSources, type SourceFile } from '../../../codegen/read/load.js';

export const root = fileURLToPath(new URL('../../../', import.meta.url));
export const schemasDir = join(root, 'schemas');

/** Returns the contract of the repository, without its releases. */
export function repositorySources(): SourceFile[] {
  return readSources(schemasDir).filter(({ path }) => !path.startsWith('released/'));
}

export type Edit = (sources: readonly SourceFile[]) => SourceFile[];

export function edited(sources: readonly SourceFile[], ...edits: readonly Edit[]): SourceFile[] {
  return edits.reduce((before, edit) => edit(before), [...sources]);
}

export function write(path: string, content: Json | string): Edit {
  const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
  return (sources) => [...sources.filter((file) => file.path !== path), { path, text }];
}

export function remove(path: string): Edit {
  return (sources) => sources.filter((file) => file.path !== path);
}

/** Sets the value at a JSON pointer (`-` is the end of a list). Without a value, removes the one there. */
export function set(path: string, pointer: string, value?: Json): Edit {
  return (sources) => {
    const file = sources.find((candidate) => candidate.path === path);
    if (!file) throw new Error(`${path} is not there`);
    const json: Json = JSON.parse(file.text);
    const keys = pointer.split('/').slice(1);
    const last = keys.pop() ?? '';
    const parent = keys.reduce<Json | undefined>((node, key) => child(node, key), json);
    assign(parent, last, value, `${path}#${pointer}`);
    return write(path, json)(sources);
  };
}

function child(node: Json | undefined, key: string): Json | undefined {
  if (Array.isArray(node)) return node[Number(key)];
  return isJsonObject(node) ? node[key] : undefined;
}

function assign(parent: Json | undefined, key: string, value: Json | undefined, place: string): void {
  if (value === undefined && child(parent, key) === undefined) throw new Error(`nothing is at ${place}`);
  if (Array.isArray(parent)) parent.splice(key === '-' ? parent.length : Number(key), 1, ...given(value));
  else if (isJsonObject(parent) && value !== undefined) parent[key] = value;
  else if (isJsonObject(parent)) delete parent[key];
  else throw new Error(`nothing holds ${place}`);
}

function given(value: Json | undefined): Json[] {
  return value === undefined ? [] : [value];
}
