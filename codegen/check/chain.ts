import { type EventKeys, escapePointer, type JsonSchema, specificProperties } from '../read/json.js';
import { describeKinds, isAlways, isUnknown, type Kind, kindsOf, type SchemasByPath } from './kinds.js';
import { expectMember } from './members.js';
import type { Report } from './report.js';
import { isListById } from './x-keys.js';

/** The two schemas of an event. */
export interface EventPair {
  path: string;
  event: EventKeys;
  input: JsonSchema;
  output: JsonSchema | undefined;
}

/** Checks the fields that a matcher tests and those that a sequential hook passes on: they exist and have fitting types. */
export function checkEventFields(
  { path, event, input, output }: EventPair,
  byPath: SchemasByPath,
  report: Report,
): void {
  const inputs = fieldsOf(input);
  const { matcher, chain } = event;
  expectMember(path, '/x-event/matcher/field', matcher?.field, [...inputs.keys()], 'the input', report);
  expectMember(path, '/x-event/chain/into', chain?.into, [...inputs.keys()], 'the input', report);
  const matched = matcher && inputs.get(matcher.field);
  expectKind(path, '/x-event/matcher/field', matched, 'string', 'a matcher tests', byPath, report);
  if (!output) return;
  const outputs = new Map(Object.entries(specificProperties(output)));
  expectMember(path, '/x-event/chain/from', chain?.from, [...outputs.keys()], 'hookSpecificOutput', report);
  const kind = chain?.how === 'merge' ? 'object' : 'string';
  const verb = `"${chain?.how}" passes on`;
  const from = chain && outputs.get(chain.from);
  const into = chain && inputs.get(chain.into);
  expectKind(path, '/x-event/chain/from', from, kind, verb, byPath, report);
  if (chain?.how === 'content') expectContent(path, into, byPath, report);
  else expectKind(path, '/x-event/chain/into', into, kind, verb, byPath, report);
  for (const [name, schema] of outputs) {
    if (schema['x-chain'] === undefined) continue;
    const file = path.replace('.input.', '.output.');
    const at = `/properties/hookSpecificOutput/properties/${escapePointer(name)}/x-chain`;
    expectMember(file, at, name, [...inputs.keys()], 'the input', report);
    // A replaced text can be appended to; other values would replace each other.
    const taken = chain?.how === 'append' && schema['x-chain'] === 'replace' ? undefined : chain?.into;
    const text = chainMistake(name, schema, inputs.get(name), taken, byPath);
    if (text !== undefined) report(file, at, text, 'change the type of one of the fields, or remove the key');
  }
}

/** Returns the fields of an input that belong to the event. */
export function fieldsOf(input: JsonSchema): Map<string, JsonSchema> {
  return new Map(Object.entries(input.properties ?? {}).filter(([name]) => name !== 'hook_event_name'));
}

function chainMistake(
  name: string,
  output: JsonSchema,
  input: JsonSchema | undefined,
  into: string | undefined,
  byPath: SchemasByPath,
): string | undefined {
  if (!input || isUnknown(input, byPath) || isUnknown(output, byPath)) return undefined;
  if (into === name) return `"chain" of x-event already passes a value to "${name}"`;
  if (output['x-chain'] === 'by-id') {
    const fits = isListById(output, byPath) && isListById(input, byPath);
    return fits ? undefined : '"by-id" passes on lists of objects with a required string "id"';
  }
  const [from, to] = [kindsOf(output, byPath), kindsOf(input, byPath)];
  if ([...from].every((kind) => to.has(kind))) return undefined;
  return `the output is ${describeKinds(from)}, but the input is ${describeKinds(to)}`;
}

/** `content` makes an object of the field, whatever it was. */
function expectContent(path: string, into: JsonSchema | undefined, byPath: SchemasByPath, report: Report): void {
  const kinds = into && kindsOf(into, byPath);
  if (kinds === undefined || kinds.has('object')) return;
  const text = `"content" sets the content of an object, but the field is ${describeKinds(kinds)}`;
  report(path, '/x-event/chain/into', text, 'name a field that may be an object');
}

function expectKind(
  file: string,
  pointer: string,
  schema: JsonSchema | undefined,
  kind: Kind,
  verb: string,
  byPath: SchemasByPath,
  report: Report,
): void {
  if (!schema || isAlways(schema, [kind], byPath)) return;
  const text = `${verb} ${describeKinds([kind])}, but the field is ${describeKinds(kindsOf(schema, byPath))}`;
  report(file, pointer, text, `name a field of the type "${kind}"`);
}
