import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GenerateReport } from './generate-report.js';
import { kebab } from './names.js';
import { readBuiltIn } from './read/built-in.js';
import { isJsonObject, type Json, type JsonObject } from './read/json.js';

/** Options for the first schemas of an event. */
export interface InitOptions {
  /** Name of the event in PascalCase. */
  event: string;
  /** Folder for the schemas. */
  schemas: string;
}

/** Writes a first pair of schemas for an event, and cases for them. Overwrites nothing. */
export function initEvent({ event, schemas }: InitOptions): GenerateReport {
  const files = firstFiles(event);
  const cause = findMistake(event, schemas, [...files.keys()]);
  if (cause !== undefined)
    return { kind: 'not-initialized', message: `cannot write the schemas of ${event}: ${cause}` };
  for (const [path, json] of files) {
    mkdirSync(dirname(join(schemas, path)), { recursive: true });
    writeFileSync(join(schemas, path), `${JSON.stringify(json, null, 2)}\n`);
  }
  return { kind: 'initialized', event, files: [...files.keys()] };
}

function findMistake(event: string, schemas: string, paths: readonly string[]): string | undefined {
  if (!/^[A-Z][A-Za-z]*$/.test(event)) {
    return 'the name of an event consists of letters and begins with a capital one. Write it like BeforeDeploy';
  }
  if (builtInEvents().includes(event)) return 'it is a built-in event. Give yours another name';
  const existing = paths.find((path) => existsSync(join(schemas, path)));
  if (existing !== undefined) return `${join(schemas, existing)} exists. Edit it, or give the event another name`;
  return undefined;
}

function builtInEvents(): unknown[] {
  const inputs = readBuiltIn().filter(({ path }) => path.startsWith('events/'));
  return inputs.map(({ text }) => {
    const schema: Json = JSON.parse(text);
    const keys = isJsonObject(schema) ? schema['x-event'] : undefined;
    return isJsonObject(keys) ? keys['name'] : undefined;
  });
}

function firstFiles(event: string): Map<string, JsonObject> {
  const stem = `events/${kebab(event)}`;
  return new Map([
    [`${stem}.input.schema.json`, firstInput(event)],
    [`${stem}.output.schema.json`, firstOutput(event)],
    [`cases/${event}Input.json`, firstInputCases],
    [`cases/${event}Output.json`, firstOutputCases],
  ]);
}

const $schema = 'https://json-schema.org/draft/2020-12/schema';

function firstInput(event: string): JsonObject {
  return {
    $schema,
    title: `${event}HookInput`,
    description:
      'Describe in one sentence what happens. Editors and the reference page show it as the summary of the event.',
    type: 'object',
    allOf: [{ $ref: '../common/base-input.schema.json' }],
    properties: {
      hook_event_name: { description: 'Name of the event. Every input has this constant.', const: event },
      target: {
        description:
          'Example of a required field: replace it. Hooks read it in snake_case, fire() takes it in camelCase.',
        type: 'string',
        pattern: '\\S',
      },
      dry_run: {
        description: 'Example of a field with a default, which the host may leave out.',
        type: 'boolean',
        default: false,
      },
    },
    required: ['target', 'dry_run'],
    'x-event': {
      name: event,
      when:
        'Describe when the host fires the event. In x-event, `matcher` names the field that matchers are compared with (`whole` value ' +
        'or `regex`), `merge` sets how the outputs of several hooks combine (`or`, `replace`, `last`), and `effects` lists what a hook ' +
        'may do.',
      matcher: { field: 'target', kind: 'whole' },
      merge: 'or',
      effects: ['block', 'system-message'],
      since: '1.0.0',
    },
  };
}

function firstOutput(event: string): JsonObject {
  return {
    $schema,
    title: `${event}Output`,
    description: 'Describe in one sentence what a hook may return.',
    type: 'object',
    allOf: [{ $ref: '../common/base-output.schema.json' }],
    properties: {
      hookSpecificOutput: {
        description:
          'Fields of this event only. The common fields, such as `decision` and `reason`, come from the base.',
        type: 'object',
        properties: {
          hookEventName: { description: 'Name of the event. Optional.', const: event },
          note: {
            description:
              'Example of a field: replace or remove it. `x-merge` sets how the values of several hooks combine.',
            type: 'string',
            'x-merge': 'join',
          },
        },
      },
    },
  };
}

const firstInputCases: JsonObject = {
  valid: { 'only the required field': { target: 'staging' }, 'all fields': { target: 'staging', dry_run: true } },
  invalid: {
    'target missing': { from: 'all fields', remove: '/target' },
    'target blank': { from: 'all fields', set: { '/target': ' ' } },
  },
};

const firstOutputCases: JsonObject = {
  valid: { 'block with a reason': { decision: 'deny', reason: 'Not today.', hookSpecificOutput: { note: 'ask ops' } } },
  invalid: { 'decision unknown': { from: 'block with a reason', set: { '/decision': 'maybe' } } },
};
