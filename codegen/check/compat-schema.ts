import { titleOf } from '../link/flatten.js';
import { compare } from '../names.js';
import { escapePointer, type JsonSchema, mapSchema } from '../read/json.js';

/** Use of a schema by hooks and clients: they read its values, write them, or both. */
export interface Sides {
  read: boolean;
  written: boolean;
}

export type Definitions = Readonly<Record<string, JsonSchema>>;

export interface Break {
  pointer: string;
  text: string;
}

/** One schema as it was released and as it is now. */
interface Pair {
  old: JsonSchema;
  now: JsonSchema;
  pointer: string;
  /** The name in messages: the property or the title. */
  name: string;
}

interface Context {
  sides: Sides;
  released: Definitions;
  current: Definitions;
  /** References being followed, to stop at a recursive schema. */
  followed: Set<string>;
  breaks: Break[];
}

/**
 * Returns every breaking change since the release. Readers must not be promised less than before, writers must not have to
 * provide more, and no field, value or type may be removed.
 */
export function findBreaks(title: string, released: Definitions, current: Definitions, sides: Sides): Break[] {
  const context: Context = { sides, released, current, followed: new Set(), breaks: [] };
  compareSchemas({ old: released[title] ?? {}, now: current[title] ?? {}, pointer: '', name: title }, context);
  return context.breaks;
}

function compareSchemas(pair: Pair, context: Context): void {
  const { old, now, pointer } = pair;
  // The field was forbidden and is allowed now.
  if (old.not && now['x-opened']) return;
  if (old.$ref !== now.$ref) follow(pair, context);
  else if (old.$ref !== undefined) return;
  else if (old.anyOf || now.anyOf) compareForms(pair, context);
  else if (kindOf(old) === kindOf(now)) compareKeywords(pair, context);
  else addBreak(pair, context, pointer, `is ${kindOf(now)} now and was ${kindOf(old)}`);
}

function compareKeywords(pair: Pair, context: Context): void {
  const { old, now } = pair;
  compareLimits(pair, context);
  compareProperties(pair, context);
  compareRequired(pair, context);
  compareInner('items', pair, old.items, now.items, context);
  compareInner('additionalProperties', pair, mapped(old), mapped(now), context);
}

/** Compares the targets of references that changed. */
function follow(pair: Pair, context: Context): void {
  const key = `${pair.old.$ref} ${pair.now.$ref}`;
  if (context.followed.has(key)) return;
  context.followed.add(key);
  const old = resolve(pair.old, context.released);
  const now = resolve(pair.now, context.current);
  compareSchemas({ ...pair, old, now }, context);
  context.followed.delete(key);
}

/** Compares the alternatives of two schemas. A schema without `anyOf` counts as its only alternative. */
function compareForms(pair: Pair, context: Context): void {
  const { old, now, pointer } = pair;
  const unmatched = (now.anyOf ?? [now]).map((form, index) => ({
    form,
    pointer: now.anyOf ? `${pointer}/anyOf/${index}` : pointer,
  }));
  for (const form of old.anyOf ?? [old]) {
    const index = unmatched.findIndex((candidate) => formOf(candidate.form) === formOf(form));
    const [match] = index < 0 ? [] : unmatched.splice(index, 1);
    if (match) compareSchemas({ ...pair, old: form, now: match.form, pointer: match.pointer }, context);
    else addBreak(pair, context, pointer, `can no longer be ${formOf(form)}`);
  }
  if (!context.sides.read || now['x-opened']) return;
  for (const { form, pointer: added } of unmatched) addBreak(pair, context, added, `can be ${formOf(form)} now`);
}

function compareLimits(pair: Pair, context: Context): void {
  const { old, now, pointer } = pair;
  const gone = (old.enum ?? []).filter((value) => now.enum && !now.enum.includes(value));
  for (const value of gone) addBreak(pair, context, `${pointer}/enum`, `can no longer be "${value}"`);
  if (!old.enum && now.enum) addBreak(pair, context, `${pointer}/enum`, `is limited to ${now.enum.join(', ')} now`);
  if (old.enum && !now.enum) loosen(pair, context, 'enum');
  for (const key of ['const', 'pattern'] as const) {
    if (old[key] === now[key]) continue;
    if (now[key] === undefined) loosen(pair, context, key);
    else if (key === 'pattern' && old.pattern !== undefined && now['x-opened']) continue;
    else addBreak(pair, context, `${pointer}/${key}`, `has the ${key} ${show(now[key])} now and had ${show(old[key])}`);
  }
  compareBound('minimum', pair, -Infinity, (was, is) => is > was, context);
  compareBound('maximum', pair, Infinity, (was, is) => is < was, context);
}

function compareBound(
  key: 'minimum' | 'maximum',
  pair: Pair,
  none: number,
  isNarrower: (was: number, is: number) => boolean,
  context: Context,
): void {
  const was = pair.old[key] ?? none;
  const is = pair.now[key] ?? none;
  if (isNarrower(was, is)) {
    const text = `has the ${key} ${is} now and had ${Number.isFinite(was) ? was : 'none'}`;
    addBreak(pair, context, `${pair.pointer}/${key}`, text);
  } else if (is !== was) loosen(pair, context, key);
}

/** Reports a removed limit if the value is read: readers rely on its limits, writers do not. */
function loosen(pair: Pair, context: Context, key: string): void {
  if (!context.sides.read || pair.now['x-opened']) return;
  addBreak(pair, context, `${pair.pointer}/${key}`, `has a looser ${key} than before`);
}

function compareProperties({ old, now, pointer }: Pair, context: Context): void {
  const added = Object.entries(now.properties ?? {}).filter(([name]) => !Object.hasOwn(old.properties ?? {}, name));
  for (const [name, schema] of Object.entries(old.properties ?? {})) {
    const inner = `${pointer}/properties/${escapePointer(name)}`;
    const current = Object.hasOwn(now.properties ?? {}, name) ? now.properties?.[name] : undefined;
    if (current) compareSchemas({ old: schema, now: current, pointer: inner, name }, context);
    else context.breaks.push({ pointer: inner, text: removed(name, schema, added) });
  }
}

/** Describes a removed name and suggests the name it may have been renamed to. */
export function removed(name: string, schema: JsonSchema, added: readonly [string, JsonSchema][]): string {
  const twin = added.find(([, candidate]) => shapeOf(candidate) === shapeOf(schema));
  return `"${name}" was removed${twin ? `; was it renamed to "${twin[0]}"?` : ''}`;
}

function compareRequired({ old, now, pointer }: Pair, context: Context): void {
  const before = new Set(old.required);
  const after = new Set(now.required);
  const at = `${pointer}/required`;
  for (const name of context.sides.written ? after : []) {
    if (!before.has(name)) context.breaks.push({ pointer: at, text: `"${name}" is required now` });
  }
  for (const name of context.sides.read ? before : []) {
    if (after.has(name) || !Object.hasOwn(now.properties ?? {}, name)) continue;
    context.breaks.push({ pointer: at, text: `"${name}" is no longer required, and its readers rely on it` });
  }
}

function compareInner(
  key: 'items' | 'additionalProperties',
  pair: Pair,
  old: JsonSchema | undefined,
  now: JsonSchema | undefined,
  context: Context,
): void {
  const pointer = `${pair.pointer}/${key}`;
  if (old && now) compareSchemas({ ...pair, old, now, pointer }, context);
  else if (now) addBreak(pair, context, pointer, `has the limit "${key}" now and had none`);
  else if (old) loosen(pair, context, key);
}

function mapped({ additionalProperties }: JsonSchema): JsonSchema | undefined {
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}

function resolve(schema: JsonSchema, definitions: Definitions): JsonSchema {
  return (schema.$ref !== undefined && definitions[titleOf(schema.$ref)]) || schema;
}

function addBreak({ name }: Pair, context: Context, pointer: string, text: string): void {
  context.breaks.push({ pointer, text: `"${name}" ${text}` });
}

function kindOf({ type, const: value, not }: JsonSchema): string {
  if (not) return 'nothing';
  return type ?? (value === undefined ? 'anything' : typeof value);
}

function formOf(schema: JsonSchema): string {
  if (schema.$ref !== undefined) return titleOf(schema.$ref);
  return schema.title ?? (schema.const === undefined ? kindOf(schema) : show(schema.const));
}

function show(value: string | boolean | undefined): string {
  return value === undefined ? 'none' : JSON.stringify(value);
}

/** Returns the constraints of a schema as text: keywords in order, without descriptions and x- keys. */
function shapeOf(schema: JsonSchema): string {
  const bare = mapSchema(schema, ({ title: _title, description: _description, default: _default, ...rest }) =>
    Object.fromEntries(
      Object.entries(rest)
        .filter(([key]) => !key.startsWith('x-'))
        .sort(([a], [b]) => compare(a, b)),
    ),
  );
  return JSON.stringify(bare);
}
