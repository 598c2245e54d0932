import { type EventKeys, escapePointer, type JsonSchema } from './json.js';
import type { Report, SchemaFile } from './lint.js';
import { kebab } from './names.js';
import { nearest } from './nearest.js';
import { fieldsOfEffect } from './output-class.js';

const eventFile = /^events\/([a-z][a-z0-9-]*)\.(input|output)\.schema\.json$/;

/** What must hold between the two files of an event, and between its x- keys and its properties. */
export function lintEvents(schemas: readonly SchemaFile[], known: ReadonlySet<string>, report: Report): void {
  const byPath = new Map(schemas.map(({ path, schema }) => [path, schema]));
  lintFileNames(known, report);
  for (const path of known) {
    const [, stem, side] = eventFile.exec(path) ?? [];
    if (stem === undefined || side === undefined) continue;
    const twin = `events/${stem}.${side === 'input' ? 'output' : 'input'}.schema.json`;
    if (!known.has(twin))
      report(path, '', `has no counterpart ${twin}`, 'an event is a pair of files: write the other one');
    const schema = byPath.get(path);
    if (!schema || side !== 'input') continue;
    lintInput(path, stem, schema, byPath.get(twin), report);
  }
  lintEventNames(schemas, report);
  lintBaseFields(schemas, byPath, report);
  for (const { path, schema } of schemas) {
    if (schema['x-event'] && !path.endsWith('.input.schema.json')) {
      report(path, '/x-event', 'only the input of an event carries "x-event"', 'move it to the input schema');
    }
  }
}

function lintFileNames(known: ReadonlySet<string>, report: Report): void {
  for (const path of known) {
    if (!path.startsWith('events/') || eventFile.test(path)) continue;
    report(
      path,
      '',
      'is not named like an event',
      'use <event>.input.schema.json and <event>.output.schema.json, in kebab-case',
    );
  }
}

/** An event has one home: what others rely on must not depend on which file was read last. */
function lintEventNames(schemas: readonly SchemaFile[], report: Report): void {
  const owners = new Map<string, string>();
  for (const builtIn of [true, false]) {
    for (const { path, schema, ...origin } of schemas) {
      const name = schema['x-event']?.name;
      if (name === undefined || (origin.builtIn ?? false) !== builtIn) continue;
      const owner = owners.get(name);
      if (owner === undefined) owners.set(name, path);
      else report(path, '/x-event/name', `the event "${name}" exists already, in ${owner}`, 'give it another name');
    }
  }
}

/** The fields of the bases are the runtime's to fill and to read; only these two are narrowed by each event. */
function lintBaseFields(schemas: readonly SchemaFile[], byPath: ReadonlyMap<string, JsonSchema>, report: Report): void {
  for (const { path, schema } of schemas) {
    const [, , side] = eventFile.exec(path) ?? [];
    if (side === undefined) continue;
    const base = byPath.get(`common/base-${side}.schema.json`)?.properties ?? {};
    for (const name of Object.keys(schema.properties ?? {})) {
      if (!Object.hasOwn(base, name) || name === 'hook_event_name' || name === 'hookSpecificOutput') continue;
      const text = `"${name}" is a field of every event already`;
      report(path, `/properties/${escapePointer(name)}`, text, 'leave it out, or give the field another name');
    }
  }
}

function lintInput(
  path: string,
  stem: string,
  input: JsonSchema,
  output: JsonSchema | undefined,
  report: Report,
): void {
  const event = input['x-event'];
  if (!event) {
    report(
      path,
      '/x-event',
      '"x-event" is missing',
      'it names the event and says how it is matched and merged; copy it from another event',
    );
    return;
  }
  const wanted = kebab(event.name);
  if (wanted !== stem)
    report(
      path,
      '/x-event/name',
      `"${event.name}" does not belong to the file name ${stem}`,
      `name the files ${wanted}.*`,
    );
  lintConstants(path, event.name, input, output, report);
  lintFields(path, event, input, output, report);
  if (output) lintEffects(path, event, Object.keys(specificProperties(output)), report);
}

function lintConstants(
  path: string,
  name: string,
  input: JsonSchema,
  output: JsonSchema | undefined,
  report: Report,
): void {
  expect(path, '/title', input.title, `${name}HookInput`, report);
  expect(path, '/properties/hook_event_name/const', input.properties?.['hook_event_name']?.const, name, report);
  expect(path, '/allOf/0/$ref', input.allOf?.[0]?.$ref, '../common/base-input.schema.json', report);
  if (!output) return;
  const outputPath = path.replace('.input.', '.output.');
  const specific = '/properties/hookSpecificOutput/properties/hookEventName/const';
  expect(outputPath, '/title', output.title, `${name}Output`, report);
  expect(outputPath, specific, specificProperties(output)['hookEventName']?.const, name, report);
  expect(outputPath, '/allOf/0/$ref', output.allOf?.[0]?.$ref, '../common/base-output.schema.json', report);
}

function expect(file: string, pointer: string, found: unknown, wanted: string, report: Report): void {
  if (found === wanted) return;
  report(
    file,
    pointer,
    `expected ${JSON.stringify(wanted)}, found ${JSON.stringify(found)}`,
    `write ${JSON.stringify(wanted)}`,
  );
}

function lintFields(
  path: string,
  event: EventKeys,
  input: JsonSchema,
  output: JsonSchema | undefined,
  report: Report,
): void {
  const inputs = Object.keys(input.properties ?? {}).filter((name) => name !== 'hook_event_name');
  const outputs = Object.keys(output ? specificProperties(output) : {});
  expectMember(path, '/x-event/matcher/field', event.matcher?.field, inputs, 'the input', report);
  expectMember(path, '/x-event/chain/into', event.chain?.into, inputs, 'the input', report);
  if (output) expectMember(path, '/x-event/chain/from', event.chain?.from, outputs, 'hookSpecificOutput', report);
  for (const [name, schema] of Object.entries(output ? specificProperties(output) : {})) {
    if (schema['x-chain'] === undefined) continue;
    const pointer = `/properties/hookSpecificOutput/properties/${escapePointer(name)}/x-chain`;
    expectMember(path.replace('.input.', '.output.'), pointer, name, inputs, 'the input', report);
  }
  for (const [name, { 'x-translate': translate }] of Object.entries(input.properties ?? {})) {
    if (!translate || !inputs.includes(translate.raw)) continue;
    report(
      path,
      `/properties/${name}/x-translate/raw`,
      `"${translate.raw}" is a property already`,
      'the raw name exists only on the way in',
    );
  }
}

/** A hook has no way to say what no field is for, and nobody would notice. */
function lintEffects(path: string, { effects }: EventKeys, outputs: readonly string[], report: Report): void {
  for (const [index, effect] of effects.entries()) {
    const fields = fieldsOfEffect(effect);
    if (fields.length === 0 || fields.some((name) => outputs.includes(name))) continue;
    const needed = fields.map((name) => JSON.stringify(name)).join(' or ');
    const text = `the effect "${effect}" needs ${needed} in hookSpecificOutput of ${path.replace('.input.', '.output.')}`;
    report(path, `/x-event/effects/${index}`, text, 'add the field, or leave the effect out');
  }
}

function expectMember(
  file: string,
  pointer: string,
  name: string | undefined,
  names: readonly string[],
  where: string,
  report: Report,
): void {
  if (name === undefined || names.includes(name)) return;
  const guess = nearest(name, names);
  report(
    file,
    pointer,
    `"${name}" is not a property of ${where}`,
    guess ? `did you mean "${guess}"?` : `one of: ${names.join(', ')}`,
  );
}

export function specificProperties(output: JsonSchema): { [name: string]: JsonSchema } {
  return output.properties?.['hookSpecificOutput']?.properties ?? {};
}
