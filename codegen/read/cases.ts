import { isDeepStrictEqual } from 'node:util';
import { nearest } from '../names.js';
import type { Problem } from '../problem.js';
import { escapePointer, isJsonObject, type Json, type JsonObject } from './json.js';
import { applyEdit, type Edit } from './pointer.js';

/** A value that must be valid or, with `at`, invalid at that pointer. */
export interface Case {
  /** The file inside schemas/: cases/<Title>.json. */
  path: string;
  title: string;
  /** A short description. */
  name: string;
  value: Json;
  at?: string;
}

/** Adds a problem with a pointer in the file. */
type Report = (pointer: string, text: string, help: string) => void;

type InvalidValue = Required<Pick<Case, 'value' | 'at'>>;

const FORM =
  'write { "from": "<name of a valid case>", "set": { "<pointer>": <value> } }, ' +
  '{ "from": "<name of a valid case>", "remove": "<pointer>" } or { "value": <value> }';

/** Reads cases/<Title>.json: `valid` maps names to values, `invalid` maps names to values with one mistake. */
export function readCases(path: string, json: JsonObject): { cases: Case[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const report: Report = (pointer, text, help) => problems.push({ file: path, pointer, text, help });
  rejectUnknownKeys(json, ['valid', 'invalid'], '', report);
  const valid = readGroup(json, 'valid', report);
  const title = path.slice(path.indexOf('/') + 1).replace(/\.json$/, '');
  const cases = Object.entries(valid).map(([name, value]): Case => ({ path, title, name, value }));
  for (const [name, written] of Object.entries(readGroup(json, 'invalid', report))) {
    const read = readInvalid(written, valid, pointerOfCase('invalid', name), report);
    if (read) cases.push({ path, title, name, ...read });
  }
  if (cases.length === 0 && problems.length === 0) report('', 'has no cases', 'remove the file, or add a valid case');
  return { cases, problems };
}

/** Returns the pointer of a case in its file. */
export function pointerOfCase(group: 'valid' | 'invalid', name: string): string {
  return `/${group}/${escapePointer(name)}`;
}

function readGroup(json: JsonObject, group: 'valid' | 'invalid', report: Report): JsonObject {
  const cases = json[group] ?? {};
  if (isJsonObject(cases)) return cases;
  report(`/${group}`, 'is not an object', `write "${group}": { "<name>": ... }`);
  return {};
}

function readInvalid(written: Json, valid: JsonObject, place: string, report: Report): InvalidValue | undefined {
  if (!isJsonObject(written)) {
    report(place, 'is not an object', FORM);
    return undefined;
  }
  if (rejectUnknownKeys(written, ['from', 'set', 'remove', 'value', 'at'], place, report)) return undefined;
  const { at, ...rest } = written;
  const read = isWhole(rest) ? { value: rest.value, at: '' } : readEdited(rest, valid, place, report);
  if (!read || at === undefined) return read;
  if (typeof at === 'string' && at !== read.at) return { ...read, at };
  const text = at === read.at ? 'is the changed pointer, which is the default' : 'is not a JSON pointer';
  report(`${place}/at`, text, 'remove it, or write the pointer where validation fails');
  return undefined;
}

function isWhole(written: JsonObject): written is { value: Json } {
  return Object.hasOwn(written, 'value') && Object.keys(written).length === 1;
}

function readEdited(written: JsonObject, valid: JsonObject, place: string, report: Report): InvalidValue | undefined {
  const { from } = written;
  const edit = readEdit(written);
  if (typeof from !== 'string' || !edit) {
    report(place, 'is neither one change of a valid case nor a value', FORM);
    return undefined;
  }
  const base = Object.hasOwn(valid, from) ? valid[from] : undefined;
  if (base === undefined) {
    const guess = nearest(from, Object.keys(valid));
    const help = guess === undefined ? 'name a case of "valid" in this file' : `did you mean "${guess}"?`;
    report(`${place}/from`, `there is no valid case "${from}"`, help);
    return undefined;
  }
  const { pointer } = edit;
  const value = applyEdit(base, edit);
  if (value !== undefined && !isDeepStrictEqual(value, base)) return { value, at: pointer };
  const text = value === undefined ? `"${pointer}" does not exist in "${from}"` : `changes nothing in "${from}"`;
  const help = 'name a value of that case by its JSON pointer, for example "/tool_input/path" or "/messages/0"';
  const key = 'value' in edit ? `set/${escapePointer(pointer)}` : 'remove';
  report(`${place}/${key}`, text, value === undefined ? help : 'set another value');
  return undefined;
}

function readEdit({ set, remove, value }: JsonObject): Edit | undefined {
  if (value !== undefined) return undefined;
  if (typeof remove === 'string' && set === undefined) return { pointer: remove };
  const [entry, ...others] = isJsonObject(set) ? Object.entries(set) : [];
  if (!entry || others.length > 0 || remove !== undefined) return undefined;
  return { pointer: entry[0], value: entry[1] };
}

/** Reports keys that are not known. Returns true if there is one. */
function rejectUnknownKeys(json: JsonObject, known: readonly string[], place: string, report: Report): boolean {
  const unknown = Object.keys(json).filter((key) => !known.includes(key));
  for (const key of unknown) {
    const guess = nearest(key, known);
    const help = guess === undefined ? `the keys are ${known.join(', ')}` : `did you mean "${guess}"?`;
    report(`${place}/${escapePointer(key)}`, `unknown key "${key}"`, help);
  }
  return unknown.length > 0;
}
