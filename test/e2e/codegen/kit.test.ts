import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emitReference } from '../../../codegen/emit/reference.js';
import type { Files } from '../../../codegen/emit/source.js';
import { ownTarget } from '../../../codegen/emit/target.js';
import { generate } from '../../../codegen/generate.js';
import type { Model } from '../../../codegen/link/model.js';
import { readSources, type SourceFile } from '../../../codegen/read/load.js';

const schemasDir = fileURLToPath(new URL('../../../schemas', import.meta.url));
const tsc = fileURLToPath(new URL('../../../node_modules/typescript/bin/tsc', import.meta.url));
const sources = readSources(schemasDir);
// Sorted first, in the middle and last.
const newEvents = ['AbandonShip', 'BeforeToolbox', 'ZeroHour'];

interface Made {
  model: Model;
  files: Files;
}
let made: Made;
let grown: Made;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hookwright-kit-'));
  made = await make(sources);
  grown = await make([...sources, ...newEvents.flatMap(eventPair)]);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function make(from: readonly SourceFile[]): Promise<Made> {
  const result = await generate(from);
  if (!('files' in result)) throw new Error(JSON.stringify(result.problems, null, 2));
  return result;
}

/** Copies BeforeTool under another name, with a required and an optional field that are Python keywords. */
function eventPair(name: string): SourceFile[] {
  const stem = name.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase();
  return ['input', 'output'].map((side) => {
    const text = sources.find(({ path }) => path === `events/before-tool.${side}.schema.json`)?.text ?? '';
    const renamed = text
      .replaceAll(/"BeforeTool(HookInput|Output)?"/g, `"${name}$1"`)
      .replace('"tool_name": {', '"class": { "description": "Its kind.", "type": "string" }, "tool_name": {')
      .replace('"tool_name": {', '"from": { "description": "Its origin.", "type": "string" }, "tool_name": {')
      .replace('"required": ["tool_name"', '"required": ["class", "tool_name"')
      .replace('"since"', '"unstable": true, "since"');
    return { path: `events/${stem}.${side}.schema.json`, text: renamed };
  });
}

function fileOf({ files }: Made, path: string): string {
  const text = files.get(path);
  if (text === undefined) throw new Error(`${path} was not made`);
  return text;
}

/** Returns the lines of the first text that are missing from the second, in order. */
function missingLines(before: string, after: string): string[] {
  const rest = after.split('\n')[Symbol.iterator]();
  return before.split('\n').filter((line) => {
    for (let next = rest.next(); !next.done; next = rest.next()) if (next.value === line) return false;
    return true;
  });
}

describe('generated files for hook authors', () => {
  it.each([
    ['docs/reference.md', '<!-- Made from schemas/ by npm run generate. Do not edit. -->'],
    ['kit/hook_types.py', '# Made from schemas/ by npm run generate. Do not edit.'],
    ['kit/hook.ts', '// Made from schemas/ by npm run generate. Do not edit.'],
    ['kit/hookwright_kit.py', '# Made from schemas/ by npm run generate. Do not edit.'],
    ['kit/hook-types.d.ts', '// Made from schemas/ by npm run generate. Do not edit.'],
  ])('start with a notice of their source: %s [GEN-1]', (path, header) => {
    expect(fileOf(made, path).split('\n')[0]).toBe(header);
  });

  it.each(['docs/reference.md', 'kit/hook_types.py', 'kit/hookwright_kit.py', 'kit/hook.ts', 'kit/hook-types.d.ts'])(
    'only gain lines with a new event: %s [GEN-1]',
    (path) => {
      const after = fileOf(grown, path);
      expect(missingLines(fileOf(made, path), after)).toEqual([]);
      for (const name of newEvents) expect(after).toContain(name);
    },
  );
});

describe('reference page', () => {
  const section = (name: string): string => {
    const page = fileOf(made, 'docs/reference.md');
    const start = page.indexOf(`\n## ${name}\n`);
    return page.slice(start, page.indexOf('\n## ', start + 1));
  };

  it('describes for every event when it fires, its input and its output [GEN-1]', () => {
    for (const { name, summary, when, since, fields, specific } of made.model.events) {
      const text = section(name);
      for (const words of [summary, when, since]) expect(text).toContain(words);
      for (const field of fields) expect(text).toContain(`| \`${field.name}\` |`);
      for (const field of specific) expect(text).toContain(`| \`${field.name}\` |`);
    }
  });

  it('lists what a hook can and cannot do, from the effects of its event [EVT-16]', () => {
    const [, can = '', cannot = ''] = section('AfterTool').split(/^It can(?:not)?$/m);
    expect(can).toContain('**add context for the model**');
    expect(can).not.toContain('**block**');
    expect(cannot).toContain('**block**');
    expect(section('BeforeTool').split(/^It cannot$/m)[0]).toContain('**block**');
  });

  it('has a text for every effect and every merge strategy of the schema subset', () => {
    const subset = sources.find(({ path }) => path === 'subset.schema.json')?.text ?? '';
    const { event, schema } = JSON.parse(subset).$defs;
    const effects: string[] = event.properties.effects.items.enum;
    const merges: string[] = event.properties.merge.enum;
    const fieldMerges: string[] = schema.properties['x-merge'].enum;
    const [first] = made.model.events;
    if (!first) throw new Error('there are no events');
    const specific = fieldMerges.map((merge) => ({ name: merge, schema: {}, merge }));
    const events = merges.map((merge) => ({ ...first, merge, effects, specific }));
    const page = emitReference({ ...made.model, events }, ownTarget).get('docs/reference.md') ?? '';
    expect(page).not.toContain('undefined');
    expect(page.match(/^It can$/gm)).toHaveLength(merges.length);
  });

  it('marks an unstable event', () => {
    expect(fileOf(grown, 'docs/reference.md')).toContain('It may still change.');
    expect(fileOf(made, 'docs/reference.md')).not.toContain('It may still change.');
  });

  it('has unique headings, and every link leads to one', () => {
    const page = fileOf(made, 'docs/reference.md');
    const anchors = [...page.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title.toLowerCase().replaceAll(' ', '-'));
    const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(links.length).toBeGreaterThan(50);
    expect(links.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
    for (const { title } of made.model.enums) expect(anchors).toContain(title.toLowerCase());
  });

  it('shows examples exactly as in their files [GEN-5]', () => {
    const page = fileOf(made, 'docs/reference.md');
    const known = [...made.model.examples.values()].flat().map(({ value }) => JSON.stringify(value));
    const shown = [...page.matchAll(/^```json\n([\s\S]*?)\n```$/gm)].map(([, text = '']) =>
      JSON.stringify(JSON.parse(text)),
    );
    expect(shown.filter((text) => !known.includes(text))).toEqual([]);
    expect(shown.length).toBeGreaterThan(made.model.events.length);
  });

  it('shows an input and the outputs of every event that has examples [GEN-5]', () => {
    for (const { name, input, output } of made.model.events) {
      if (made.model.examples.has(input.title)) expect(section(name)).toContain('```json\n');
      for (const example of made.model.examples.get(output.title) ?? []) {
        expect(section(name)).toContain(`\n// ${example.name}\n`);
      }
    }
  });

  it('works without examples', () => {
    const page = emitReference({ ...made.model, examples: new Map() }, ownTarget).get('docs/reference.md') ?? '';
    expect(page).not.toContain('```');
    for (const { name } of made.model.events) expect(page).toContain(`\n## ${name}\n`);
  });
});

describe('cases file', () => {
  it('is reported as a problem if it is not valid JSON', async () => {
    const path = 'cases/Torn.json';
    const result = await generate([...sources, { path, text: '{ "valid": ' }]);
    expect(result.problems).toMatchObject([{ file: path, text: expect.stringContaining('is not valid JSON') }]);
  });

  it('may contain any JSON value', () => {
    expect(made.model.examples.get('HookFailureStage')).toContainEqual({ name: 'routing', value: 'routing' });
  });
});

describe('settings schema for editors', () => {
  let isValid: (settings: unknown) => boolean;
  let schema: { definitions: { HooksMap: { properties: Record<string, unknown> } } };

  beforeAll(() => {
    schema = JSON.parse(fileOf(made, 'kit/settings.schema.json'));
    const validate = new Ajv().compile(schema);
    isValid = (settings) => validate(settings);
  });

  const hooks = (entry: object) => ({
    hooks: { BeforeTool: [{ hooks: [{ type: 'command', command: 'true', ...entry }] }] },
  });

  it('accepts every settings example [GEN-5]', () => {
    const examples = made.model.examples.get('HookSettings') ?? [];
    expect(examples.length).toBeGreaterThan(0);
    expect(examples.filter(({ value }) => !isValid(value))).toEqual([]);
  });

  it.each<[string, unknown]>([
    [
      'every setting of a command',
      hooks({ args: ['a'], name: 'n', description: 'd', timeout: 1, env: {}, onError: 'block' }),
    ],
    ['a plugin', { hooks: { SessionEnd: [{ matcher: '*', hooks: [{ type: 'plugin' }] }] } }],
    ['the older settings next to the events', { hooks: { enabled: true, disabled: ['x'], notifications: false } }],
    ['settings of a host and a $schema', { $schema: './settings.schema.json', theme: 'dark' }],
  ])('accepts %s', (_, settings) => {
    expect(isValid(settings)).toBe(true);
  });

  it.each<[string, unknown]>([
    ['an event name', { hooks: { BeforeTol: [] } }],
    ['the key of a hook', hooks({ timeOut: 5 })],
    ['the type of a hook', hooks({ type: 'comand' })],
    ['the key of a definition', { hooks: { BeforeTool: [{ hooks: [], matchers: 'x' }] } }],
    ['the key of hooksConfig', { hooksConfig: { disable: [] } }],
    ['onError', hooks({ onError: 'deny' })],
  ])('rejects a typo in %s', (_, settings) => {
    expect(isValid(settings)).toBe(false);
  });

  it('rejects a command hook without a command and a definition without hooks', () => {
    expect(isValid({ hooks: { BeforeTool: [{ hooks: [{ type: 'command' }] }] } })).toBe(false);
    expect(isValid({ hooks: { BeforeTool: [{ matcher: 'x' }] } })).toBe(false);
  });

  it('describes every event and the field that its matcher is tested against', () => {
    const { properties } = schema.definitions.HooksMap;
    for (const { name, summary, matcher } of made.model.events) {
      const words = matcher ? expect.stringContaining(`\`${matcher.field}\``) : expect.stringContaining('Ignored');
      expect(properties[name]).toMatchObject({
        description: summary,
        items: { properties: { matcher: { type: 'string', description: words } } },
      });
    }
    expect(properties['SessionStart']).toMatchObject({
      items: { properties: { matcher: { examples: ['startup', 'resume', 'clear', 'compress'] } } },
    });
  });
});

const probe = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']);

describe.skipIf(probe.status !== 0)('Python types', () => {
  const listClasses = `
import json, sys, typing
sys.path.insert(0, sys.argv[1])
import hook_types
classes = {k: v for k, v in vars(hook_types).items() if isinstance(v, type) and hasattr(v, "__required_keys__")}
for cls in classes.values():
    assert set(typing.get_type_hints(cls)) == set(cls.__required_keys__ | cls.__optional_keys__), cls
print(json.dumps({
    "classes": {k: [sorted(v.__required_keys__), sorted(v.__optional_keys__)] for k, v in classes.items()},
    "events": typing.get_args(hook_types.HookEventName),
    "inputs": [cls.__name__ for cls in typing.get_args(hook_types.AnyHookInput)],
    "decision": typing.get_type_hints(hook_types.BeforeToolSpecificOutput)["permissionDecision"] == hook_types.HookDecision,
}))
`;

  function inspect(from: Made) {
    const dir = mkdtempSync(join(folder, 'python-'));
    writeFileSync(join(dir, 'hook_types.py'), fileOf(from, 'kit/hook_types.py'));
    const { stdout, stderr } = spawnSync('python3', ['-B', '-W', 'error', '-c', listClasses, dir], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    const found: {
      classes: Record<string, [string[], string[]]>;
      events: string[];
      inputs: string[];
      decision: boolean;
    } = JSON.parse(stdout);
    return found;
  }

  it('import without warnings and require the fields that the contract requires [GEN-1]', () => {
    const { classes, events, inputs, decision } = inspect(made);
    expect(events).toEqual(made.model.events.map(({ name }) => name));
    expect(inputs).toEqual(made.model.events.map(({ input }) => input.title));
    expect(decision).toBe(true);
    const stable = made.model.types.filter(({ title }) =>
      ['LLMRequest', 'LLMResponse', 'HookToolConfig'].includes(title),
    );
    const messages = made.model.events.flatMap(({ input, output }) => [input, output]);
    for (const { title, schema } of [...stable, ...messages]) {
      const required = [...(schema.required ?? [])].sort();
      const optional = Object.keys(schema.properties ?? {}).filter((name) => !required.includes(name));
      expect(classes[title], title).toEqual([required, optional.sort()]);
    }
  });

  it('contain fields whose names are Python keywords', () => {
    const { classes } = inspect(grown);
    expect(classes['BeforeToolOutput']?.[1]).toContain('continue');
    expect(classes['ZeroHourHookInput']?.[0]).toContain('class');
    expect(classes['ZeroHourHookInput']?.[1]).toContain('from');
  });
});

describe('TypeScript types', () => {
  const options = {
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    checkJs: true,
    noEmit: true,
    target: 'es2023',
    module: 'nodenext',
    types: [],
  };

  const typescript = `
import type { AnyHookInput, AnyHookOutput, BeforeToolOutput, HookEventName, HookOutputs } from './hook-types.js';
export function answer(input: AnyHookInput): AnyHookOutput | undefined {
  switch (input.hook_event_name) {
    case 'BeforeTool': {
      const command: unknown = input.tool_input['command'];
      const output: BeforeToolOutput = { decision: 'deny', reason: String(command) };
      return output;
    }
    case 'AfterModel':
      return { hookSpecificOutput: { llm_response: { text: input.llm_response.candidates[0]?.finishReason ?? 'STOP' } } };
    case 'SessionStart':
      // @ts-expect-error a session has no tool
      return { reason: input.tool_name };
    // @ts-expect-error there is no such event
    case 'BeforeTol':
      return undefined;
    default:
      return undefined;
  }
}
export const names: HookEventName[] = ['PreCompress'];
// @ts-expect-error no such decision
export const undecided: BeforeToolOutput = { decision: 'maybe' };
// @ts-expect-error a field of another event
export const foreign: HookOutputs['BeforeAgent'] = { hookSpecificOutput: { tool_input: {} } };
`;

  const javascript = `
/** @import { AnyHookInput, BeforeAgentOutput } from './hook-types.js' */
/** @param {AnyHookInput} input @returns {BeforeAgentOutput} */
export function answer(input) {
  if (input.hook_event_name !== 'BeforeAgent') return {};
  return input.prompt.includes('password') ? { decision: 'block', reason: 'No secrets.' } : {};
}
// @ts-expect-error a number is not a reason
/** @type {BeforeAgentOutput} */ export const wrong = { reason: 1 };
`;

  it('import nothing and narrow by event, in TypeScript and in JavaScript [GEN-1]', () => {
    const declarations = fileOf(made, 'kit/hook-types.d.ts');
    expect(declarations).not.toMatch(/\bimport\b.*\bfrom\b/);
    const dir = mkdtempSync(join(folder, 'typescript-'));
    writeFileSync(join(dir, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(dir, 'tsconfig.json'), JSON.stringify({ compilerOptions: options }));
    writeFileSync(join(dir, 'hook-types.d.ts'), declarations);
    writeFileSync(join(dir, 'hook.ts'), typescript);
    writeFileSync(join(dir, 'script.js'), javascript);
    const { stdout, status } = spawnSync(process.execPath, [tsc, '-p', dir], { encoding: 'utf8' });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });
});

describe('generator sources', () => {
  it('include cases', () => {
    expect(sources.filter(({ path }) => path.startsWith('cases/')).length).toBeGreaterThan(80);
  });
});
