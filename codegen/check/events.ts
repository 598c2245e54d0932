import { kebab } from '../names.js';
import { escapePointer, type JsonSchema, specificProperties } from '../read/json.js';
import { checkEventFields, fieldsOf } from './chain.js';
import { checkEffects } from './effects.js';
import type { SchemasByPath } from './kinds.js';
import { expectValue } from './members.js';
import { checkMerge } from './merge.js';
import type { Report, SchemaFile } from './report.js';

const eventFile = /^events\/([a-z][a-z0-9-]*)\.(input|output)\.schema\.json$/;

/** Checks that the two files of an event agree, and that its x- keys name existing properties. */
export function checkEvents(
  schemas: readonly SchemaFile[],
  byPath: SchemasByPath,
  paths: ReadonlySet<string>,
  report: Report,
): void {
  for (const path of paths) {
    const [, stem, side] = eventFile.exec(path) ?? [];
    if (stem === undefined || side === undefined) continue;
    const twin = `events/${stem}.${side === 'input' ? 'output' : 'input'}.schema.json`;
    if (!paths.has(twin))
      report(path, '', `has no counterpart ${twin}`, 'an event is a pair of files: write the other one');
    const schema = byPath.get(path);
    if (!schema || side !== 'input') continue;
    checkInput(path, stem, schema, byPath, report);
  }
  checkEventNames(schemas, report);
  checkBaseFields(schemas, byPath, report);
  const hasHost = schemas.some(({ builtIn }) => builtIn);
  for (const { path, schema, builtIn } of schemas) {
    if (hasHost && !builtIn) checkOwnEvent(path, schema, report);
    if (schema['x-event'] && !path.endsWith('.input.schema.json')) {
      report(path, '/x-event', 'only the input of an event carries "x-event"', 'move it to the input schema');
    }
  }
}

/** Rejects the keys of an event that only built-in events have. */
function checkOwnEvent(path: string, { 'x-event': event, properties = {} }: JsonSchema, report: Report): void {
  for (const [name, field] of Object.entries(properties)) {
    if (field['x-ingress'] !== 'engine') continue;
    const help = 'remove the key: the host gives every field of its events';
    const at = `/properties/${escapePointer(name)}/x-ingress`;
    report(path, at, 'only built-in events have fields that the engine sets', help);
  }
  if (event?.trigger !== undefined) {
    const help = 'remove it, and fire the event with its fire method';
    report(path, '/x-event/trigger', 'only built-in events have a trigger function', help);
  }
  if (event?.moment !== undefined) {
    const help = 'remove it: events of a host do not change the state of a session';
    report(path, '/x-event/moment', 'only built-in events are moments of a session', help);
  }
}

/** Rejects two files that declare the same event. If one of them is built in, the other is reported. */
function checkEventNames(schemas: readonly SchemaFile[], report: Report): void {
  const owners = new Map<string, string>();
  for (const builtIn of [true, false]) {
    for (const { path, schema, ...origin } of schemas) {
      const name = schema['x-event']?.name;
      const isInput = path.endsWith('.input.schema.json');
      if (name === undefined || !isInput || (origin.builtIn ?? false) !== builtIn) continue;
      const owner = owners.get(name);
      if (owner === undefined) owners.set(name, path);
      else report(path, '/x-event/name', `the event "${name}" is already declared in ${owner}`, 'give it another name');
    }
  }
}

/** Rejects redeclared base fields, which the runtime fills and reads. An event narrows only the two named below. */
function checkBaseFields(schemas: readonly SchemaFile[], byPath: SchemasByPath, report: Report): void {
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

function checkInput(path: string, stem: string, input: JsonSchema, byPath: SchemasByPath, report: Report): void {
  const output = byPath.get(path.replace('.input.', '.output.'));
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
  checkEventFields({ path, event, input, output }, byPath, report);
  checkTranslations(path, input, report);
  if (!output) return;
  checkEffects(path, event, output, byPath, report);
  checkMerge(path.replace('.input.', '.output.'), output, byPath, report);
}

function checkConstants(
  path: string,
  name: string,
  input: JsonSchema,
  output: JsonSchema | undefined,
  report: Report,
): void {
  expectValue(path, '/title', input.title, `${name}HookInput`, report);
  expectValue(path, '/properties/hook_event_name/const', input.properties?.['hook_event_name']?.const, name, report);
  expectValue(path, '/allOf/0/$ref', input.allOf?.[0]?.$ref, '../common/base-input.schema.json', report);
  if (!output) return;
  const outputPath = path.replace('.input.', '.output.');
  const specific = '/properties/hookSpecificOutput/properties/hookEventName/const';
  expectValue(outputPath, '/title', output.title, `${name}Output`, report);
  expectValue(outputPath, specific, specificProperties(output)['hookEventName']?.const, name, report);
  expectValue(outputPath, '/allOf/0/$ref', output.allOf?.[0]?.$ref, '../common/base-output.schema.json', report);
}

/** Rejects a raw name that a field of the event already has. */
function checkTranslations(path: string, input: JsonSchema, report: Report): void {
  const fields = fieldsOf(input);
  for (const [name, { 'x-translate': translate }] of fields) {
    if (!translate || !fields.has(translate.raw)) continue;
    report(
      path,
      `/properties/${escapePointer(name)}/x-translate/raw`,
      `"${translate.raw}" is already a property`,
      'the raw name is only used in requests: choose another one',
    );
  }
}
