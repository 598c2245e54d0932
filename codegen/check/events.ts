import { fieldsOfEffect } from '../link/output-class.js';
import { kebab, nearest } from '../names.js';
import { type EventKeys, escapePointer, type JsonSchema, specificProperties } from '../read/json.js';
import type { Report, SchemaFile } from './report.js';

const eventFile = /^events\/([a-z][a-z0-9-]*)\.(input|output)\.schema\.json$/;

/** Checks that the two files of an event agree, and that its x- keys name existing properties. */
export function checkEvents(schemas: readonly SchemaFile[], paths: ReadonlySet<string>, report: Report): void {
  const byPath = new Map(schemas.map(({ path, schema }) => [path, schema]));
  checkFileNames(paths, report);
  for (const path of paths) {
    const [, stem, side] = eventFile.exec(path) ?? [];
    if (stem === undefined || side === undefined) continue;
    const twin = `events/${stem}.${side === 'input' ? 'output' : 'input'}.schema.json`;
    if (!paths.has(twin))
      report(path, '', `has no counterpart ${twin}`, 'an event is a pair of files: write the other one');
    const schema = byPath.get(path);
    if (!schema || side !== 'input') continue;
    checkInput(path, stem, schema, byPath.get(twin), report);
  }
  checkEventNames(schemas, report);
  checkBaseFields(schemas, byPath, report);
  const hasHost = schemas.some(({ builtIn }) => builtIn);
  for (const { path, schema, builtIn } of schemas) {
    if (hasHost && !builtIn && schema['x-event']?.trigger !== undefined) {
      const help = 'remove it, and fire the event with its fire method';
      report(path, '/x-event/trigger', 'only built-in events have a trigger function', help);
    }
    if (schema['x-event'] && !path.endsWith('.input.schema.json')) {
      report(path, '/x-event', 'only the input of an event carries "x-event"', 'move it to the input schema');
    }
  }
}

function checkFileNames(paths: ReadonlySet<string>, report: Report): void {
  for (const path of paths) {
    if (!path.startsWith('events/') || eventFile.test(path)) continue;
    report(
      path,
      '',
      'is not named like an event',
      'use <event>.input.schema.json and <event>.output.schema.json, in kebab-case',
    );
  }
}

/** Rejects two files that declare the same event. If one of them is built in, the other is reported. */
function checkEventNames(schemas: readonly SchemaFile[], report: Report): void {
  const owners = new Map<string, string>();
  for (const builtIn of [true, false]) {
    for (const { path, schema, ...origin } of schemas) {
      const name = schema['x-event']?.name;
      if (name === undefined || (origin.builtIn ?? false) !== builtIn) continue;
      const owner = owners.get(name);
      if (owner === undefined) owners.set(name, path);
      else report(path, '/x-event/name', `the event "${name}" is already declared in ${owner}`, 'give it another name');
    }
  }
}

/** Rejects redeclared base fields, which the runtime fills and reads. An event narrows only the two named below. */
function checkBaseFields(
  schemas: readonly SchemaFile[],
  byPath: ReadonlyMap<string, JsonSchema>,
  report: Report,
): void {
  for (const { path, schema } of schemas) {
    const [, , side] = eventFile.exec(path) ?? [];
    if (side === undefined) continue;
    const base = byPath.get(`common/base-${side}.schema.json`)?.properties ?? {};
    for (const name of Object.keys(schema.properties ?? {})) {
      if (!Object.hasOwn(base, name) || name === 'hook_event_name' || name === 'hookSpecificOutput') continue;
      const text = `"${name}" is already a field of every event`;
      report(path, `/properties/${escapePointer(name)}`, text, 'leave it out, or give the field another name');
    }
  }
}

function checkInput(
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
      'it names the event and defines how it is matched and merged; copy it from another event',
    );
    return;
  }
  const expected = kebab(event.name);
  if (expected !== stem)
    report(
      path,
      '/x-event/name',
      `"${event.name}" does not belong to the file name ${stem}`,
      `name the files ${expected}.*`,
    );
  checkConstants(path, event.name, input, output, report);
  checkFields(path, event, input, output, report);
  if (output) checkEffects(path, event, Object.keys(specificProperties(output)), report);
}

function checkConstants(
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

function expect(file: string, pointer: string, actual: unknown, expected: string, report: Report): void {
  if (actual === expected) return;
  report(
    file,
    pointer,
    `expected ${JSON.stringify(expected)}, found ${JSON.stringify(actual)}`,
    `write ${JSON.stringify(expected)}`,
  );
}

function checkFields(
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
      `"${translate.raw}" is already a property`,
      'the raw name is only used in requests: choose another one',
    );
  }
}

/** Checks that the output has a field for each effect; without one, no hook could cause the effect. */
function checkEffects(path: string, { effects }: EventKeys, outputs: readonly string[], report: Report): void {
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
