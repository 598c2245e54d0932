import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { camel } from '../../../codegen/names.js';
import type { Json, JsonObject, JsonSchema } from '../../../codegen/read/json.js';
import { readSources, type SourceFile } from '../../../codegen/read/load.js';
import type { Route } from '../../../src/core/contract/index.js';
import { type Contribution, mergeOutputs } from '../../../src/core/outputs/merge-outputs.js';
import { hostProject } from '../../support/codegen/host-project.js';
import { type RandomEvent, randomEvents, sharedTypes } from '../../support/codegen/random-events.js';
import { fittingValue, misfit } from '../../support/codegen/schema-values.js';
import { schemasDir } from '../../support/codegen/sources.js';
import { builtInSources, generateHost } from '../../support/codegen/wrong-schemas.js';
import { inLongForm } from '../../support/long-form.js';

const EVENTS = inLongForm(48, 150);
const seedOf = Number(process.env['HOOKWRIGHT_SEED'] ?? 20_261_118);
const seeds = inLongForm([seedOf], [seedOf, ...fc.sample(fc.nat(), 5)]);

const $schema = 'https://json-schema.org/draft/2020-12/schema';
const builtIn = builtInSources();
const commonSchemas = new Map(
  [...readSources(schemasDir), ...sharedFiles()].map(({ path, text }): [string, string] => [`../${path}`, text]),
);

/** Returns the schema that a reference names. */
function schemaOf(reference: string): JsonSchema {
  return JSON.parse(commonSchemas.get(reference) ?? '{}');
}

describe('random schemas', () => {
  it.each(seeds)('that are accepted compile and work, with the seed %i [GEN-1, GEN-2, OUT-5]', async (seed) => {
    const events = fc.sample(randomEvents, { seed, numRuns: EVENTS }).map((event, index) => named(event, index));
    const rejected = await rejectedBy(events);
    const accepted = events.filter(({ name }) => !rejected.has(name));
    // Both kinds must occur, or the test shows nothing.
    expect(accepted.length).toBeGreaterThan(EVENTS / 6);
    expect(rejected.size).toBeGreaterThan(EVENTS / 6);
    const result = await generateHost(filesOf(accepted), builtIn);
    expect(result.problems).toEqual([]);
    const project = hostProject('files' in result ? result.files : []);
    expect(project.compile({ 'use.ts': typedUse(accepted), 'run.ts': program(accepted) })).toBe('');
    expect(await project.importPython()).toBe('');
    const runs: Run[] = JSON.parse(project.run('dist/run.js'));
    expect(runs).toHaveLength(accepted.length);
    for (const [index, event] of accepted.entries()) checkRun(event, runs[index]);
  });
});

interface NamedEvent extends RandomEvent {
  name: string;
  stem: string;
}

/** Output of the program for one event. */
interface Run {
  /** Violations of fitting values: input and output. */
  fitting: unknown[][];
  /** Names of the fields whose wrong values were accepted. */
  missed: string[];
  route: Pick<Route, 'merge' | 'specificFields'>;
}

function checkRun(event: NamedEvent, run: Run | undefined): void {
  const place = `${event.name} ${JSON.stringify(event)}`;
  expect({ fitting: run?.fitting, missed: run?.missed }, place).toEqual({ fitting: [[], []], missed: [] });
  if (!run) return;
  const specific = fittingSpecific(event);
  const once = JSON.parse(JSON.stringify({ hookSpecificOutput: specific }));
  const contributions = [once, once].map(
    (output): Contribution => ({ result: Object(output), output, decision: undefined }),
  );
  const merged = mergeOutputs(contributions, run.route);
  expect(Object.keys(merged?.hookSpecificOutput ?? {}).sort(), place).toEqual(Object.keys(specific).sort());
}

function named(event: RandomEvent, index: number): NamedEvent {
  const letters = String.fromCharCode(65 + Math.floor(index / 26)) + String.fromCharCode(97 + (index % 26));
  return { ...event, name: `Rand${letters}`, stem: `rand-${letters.toLowerCase()}` };
}

/** Returns the names of the events that the generator reports. Each problem must name its file and a remedy. */
async function rejectedBy(events: readonly NamedEvent[]): Promise<Set<string>> {
  const { problems } = await generateHost(filesOf(events), builtIn);
  const byStem = new Map(events.map(({ stem, name }) => [stem, name]));
  return new Set(
    problems.map(({ file, help, text }) => {
      const name = byStem.get(/^events\/([a-z-]+)\./.exec(file)?.[1] ?? '');
      if (name === undefined || help === '') throw new Error(`unexpected problem: ${file} ${text}`);
      return name;
    }),
  );
}

function sharedFiles(): SourceFile[] {
  return Object.entries(sharedTypes).map(([name, schema]) =>
    fileOf(`common/${name}.schema.json`, { description: 'A type.', ...schema }),
  );
}

function fileOf(path: string, schema: JsonObject): SourceFile {
  return { path, text: JSON.stringify({ $schema, ...schema }) };
}

function filesOf(events: readonly NamedEvent[]): SourceFile[] {
  return [...sharedFiles(), ...events.flatMap((event) => [inputFile(event), outputFile(event)])];
}

function inputFile({ name, stem, input, required, event }: NamedEvent): SourceFile {
  return fileOf(`events/${stem}.input.schema.json`, {
    title: `${name}HookInput`,
    description: 'An event.',
    type: 'object',
    allOf: [{ $ref: '../common/base-input.schema.json' }],
    properties: { hook_event_name: { description: 'Name.', const: name }, ...input },
    ...(required.length > 0 ? { required } : {}),
    'x-event': { name, when: 'Now.', since: '1.0.0', ...event },
  });
}

function outputFile({ name, stem, specific }: NamedEvent): SourceFile {
  const properties = { hookEventName: { description: 'Name.', const: name }, ...specific };
  return fileOf(`events/${stem}.output.schema.json`, {
    title: `${name}Output`,
    description: 'An output.',
    type: 'object',
    allOf: [{ $ref: '../common/base-output.schema.json' }],
    properties: { hookSpecificOutput: { description: 'Own fields.', type: 'object', properties } },
  });
}

function fittingFields(properties: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, fittingValue(Object(schema), schemaOf)]),
  );
}

function fittingSpecific({ specific }: NamedEvent): JsonObject {
  const isMode = (schema: Json): boolean => Object(schema)['x-merge'] === 'mode';
  const fields = fittingFields(specific);
  // A mode has an effect only next to the object that it belongs to, which replaces the values of earlier hooks.
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !isMode(specific[name] ?? null)));
}

/** Prints assignments that the types must allow. A type that x-ts names may be narrower than its JSON form. */
function typedUse(events: readonly NamedEvent[]): string {
  const usable = events.filter(({ input, specific }) => !JSON.stringify([input, specific]).includes('"x-ts"'));
  const lines = usable.flatMap((event, index) => {
    const input = fittingFields(event.input);
    const params = Object.fromEntries(Object.entries(input).map(([name, value]) => [camel(name), value]));
    return [
      `export const input${index}: t.${event.name}Input = ${JSON.stringify(input)};`,
      `export const output${index}: t.${event.name}Output = { hookSpecificOutput: ${JSON.stringify(fittingSpecific(event))} };`,
      `export const fire${index} = (events: t.HostEvents) => events.fire${event.name}Event(${JSON.stringify(params)});`,
    ];
  });
  return `import type * as t from './generated/index.js';\n${lines.join('\n')}\n`;
}

/** Prints a program that validates fitting and wrong values of every event. */
function program(events: readonly NamedEvent[]): string {
  const cases = events.map((event) => ({
    name: event.name,
    input: fittingFields(event.input),
    output: { hookSpecificOutput: fittingSpecific(event) },
    wrongInputs: wrongFields(event.input),
    wrongOutputs: wrongFields(event.specific),
  }));
  return `import { contract } from './generated/index.js';
const cases: { name: string; input: object; output: { hookSpecificOutput: object }; wrongInputs: object; wrongOutputs: object }[] = JSON.parse(${JSON.stringify(JSON.stringify(cases))});
const routes: Record<string, { merge: string; specificFields: object }> = contract.routes;
const violations = (name: string, value: unknown) => contract.violations(name, value);
console.log(JSON.stringify(cases.map(({ name, input, output, wrongInputs, wrongOutputs }) => ({
  fitting: [violations(name + 'Input', input), violations(name + 'Output', output)],
  missed: [
    ...Object.entries(wrongInputs).filter(([key, value]) => violations(name + 'Input', { ...input, [key]: value }).length === 0),
    ...Object.entries(wrongOutputs).filter(([key, value]) =>
      violations(name + 'Output', { hookSpecificOutput: { ...output.hookSpecificOutput, [key]: value } }).length === 0),
  ].map(([key]) => key),
  route: { merge: routes[name]?.merge, specificFields: routes[name]?.specificFields },
}))));
`;
}

function wrongFields(properties: JsonObject): JsonObject {
  const entries = Object.entries(properties).flatMap(([name, schema]) => {
    const value = misfit(Object(schema), schemaOf);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}
