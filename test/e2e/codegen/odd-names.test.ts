import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Files } from '../../../codegen/emit/source.js';
import { compileGenerated, copyImportedBy } from '../../support/codegen/compile.js';
import { filesOf, runNode, temporaryDir, writeTree } from '../../support/codegen/generator.js';
import { oddNames, oddProperties, oddText } from '../../support/codegen/odd-names.js';
import { edited, repositorySources, root, write } from '../../support/codegen/sources.js';

const dir = temporaryDir();
const dialect = 'https://json-schema.org/draft/2020-12/schema';
const { properties, required } = oddProperties();
let files: Files;

const input = {
  $schema: dialect,
  title: 'OddHookInput',
  description: oddText,
  type: 'object',
  allOf: [{ $ref: '../common/base-input.schema.json' }],
  properties: { hook_event_name: { description: oddText, const: 'Odd' }, ...properties },
  required,
  'x-event': {
    name: 'Odd',
    when: oddText,
    matcher: { field: '*/', kind: 'whole' },
    merge: 'or',
    chain: { from: '"""', into: "it's", how: 'append' },
    effects: ['block'],
    since: '1.0.0',
  },
};
// The runtime never merges a field of this name, so that an output cannot have it.
const outputNames = oddNames.filter((name) => name !== 'constructor');
const specific = Object.fromEntries(
  outputNames.map((name) => [
    name,
    { type: 'string', description: oddText, 'x-merge': 'join', 'x-invalid': 'unusable' },
  ]),
);
const output = {
  $schema: dialect,
  title: 'OddOutput',
  description: oddText,
  type: 'object',
  allOf: [{ $ref: '../common/base-output.schema.json' }],
  properties: {
    'a/b~c': { description: oddText, type: 'string', 'x-invalid': 'unusable' },
    hookSpecificOutput: {
      description: oddText,
      type: 'object',
      properties: { hookEventName: { description: oddText, const: 'Odd' }, ...specific },
    },
  },
};
const mood = { $schema: dialect, title: 'Mood', description: oddText, type: 'string', enum: ['to-string', '__proto'] };

beforeAll(async () => {
  const sources = edited(
    repositorySources(),
    write('events/odd.input.schema.json', input),
    write('events/odd.output.schema.json', output),
    write('common/mood.schema.json', mood),
  );
  files = await filesOf(sources);
  writeTree(join(dir, 'generated'), files);
  copyImportedBy(dir);
  symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'), 'junction');
});

const base = {
  session_id: 's',
  cwd: '/',
  timestamp: '2026-01-05T09:30:00Z',
  transcript_path: '',
  hook_event_name: 'Odd',
};
const values = Object.fromEntries(oddNames.map((name) => [name, 'x']));
const outputValues = Object.fromEntries(outputNames.map((name) => [name, 'x']));

describe('property whose name looks like code', () => {
  it('compiles in the types of the library and of the kit [GEN-1]', () => {
    writeTree(dir, [['generated/use.ts', typedUse]]);
    expect(compileGenerated(dir, join(dir, 'dist'))).toBe('');
    writeTree(dir, [['kit.ts', kitUse]]);
    const tsc = [join('node_modules', 'typescript', 'bin', 'tsc'), '--ignoreConfig', '--strict', '--noEmit'];
    const kit = runNode(dir, [...tsc, '--module', 'nodenext', '--target', 'es2023', '--types', '', 'kit.ts']);
    expect(kit.stdout + kit.stderr).toBe('');
  });

  it('is validated in plain Node, with its path [GEN-1] [GEN-2]', () => {
    writeTree(dir, [['use.mjs', program]]);
    const { stdout, stderr } = runNode(dir, ['use.mjs']);
    expect(stderr).toBe('');
    const { good, missing, wrong, inside, routes, unknown } = JSON.parse(stdout);
    expect(good).toEqual([true, true, true]);
    const pointer = (name: string) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    expect(missing).toEqual(oddNames.map((name) => [pointer(name)]));
    expect(wrong).toEqual(oddNames.map((name) => [pointer(name)]));
    expect(inside).toEqual(oddNames.map((name) => [`${pointer(`${name}?`)}${pointer(name)}`]));
    expect(Object.values(routes.params).sort()).toEqual([...oddNames, ...oddNames.map((name) => `${name}?`)].sort());
    expect(routes.matcher).toEqual({ field: '*/', param: '*/', kind: 'whole' });
    expect(Object.keys(routes.specificFields).sort()).toEqual(['hookEventName', ...outputNames].sort());
    expect(routes.unusable).toEqual(expect.arrayContaining(['/a~1b~0c', '/hookSpecificOutput/a~1b~0c']));
    expect(unknown).toEqual([{ path: '', message: 'unknown contract "constructor"' }]);
  });

  it('is a key of the Python types [GEN-1]', () => {
    const { stdout, stderr } = spawnSync('python3', ['-B', '-W', 'error', '-c', listKeys, join(dir, 'generated/kit')], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    const { required: needed, optional, specific: own, inner, docs } = JSON.parse(stdout);
    expect(needed.filter((name: string) => oddNames.includes(name)).sort()).toEqual([...oddNames].sort());
    const ofEvery = ['origin', 'agent', 'turn_id', 'session', 'user_prompt'];
    expect(optional.filter((name: string) => !ofEvery.includes(name)).sort()).toEqual(
      oddNames.map((name) => `${name}?`).sort(),
    );
    expect([...own].sort()).toEqual(['hookEventName', ...outputNames].sort());
    expect([...inner].sort()).toEqual([...oddNames].sort());
    expect(docs).toContain("Ends */ and ''' and ' and \" and ` and \u0024{x} and \\ and a line");
  });

  it('is read and written by a hook with the Python kit [GEN-1]', () => {
    const event = Object.fromEntries(oddNames.map((name, index) => [name, `${index} ${oddText}`]));
    const { status, stdout, stderr } = spawnSync(
      'python3',
      ['-B', '-W', 'error', '-c', oddHook, join(dir, 'generated/kit')],
      {
        encoding: 'utf8',
        input: JSON.stringify({ ...base, ...event }),
      },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const { decision, reason, hookSpecificOutput } = JSON.parse(stdout);
    expect({ decision, reason }).toEqual({ decision: 'deny', reason: event['"""'] });
    expect(hookSpecificOutput).toEqual(Object.fromEntries(outputNames.map((name) => [name, event[name]])));
  });

  it('has a row with all columns on the reference page [GEN-1]', () => {
    const page = files.get('docs/reference.md') ?? '';
    const section = page.slice(page.indexOf('### Odd input'), page.indexOf('### Odd output'));
    const rows = section.split('\n').filter((line) => line.startsWith('| '));
    // Heading, rule, and three rows for every name: its own, the object's and the field's inside it.
    expect(rows).toHaveLength(2 + 3 * oddNames.length);
    expect(section).toContain('| `` `tick` `` | string | yes |');
    for (const row of rows) expect(row.split(/(?<!\\)\|/), row).toHaveLength(6);
  });

  it('is rejected without affecting other properties if its name is __proto__ [GEN-1]', async () => {
    const text = JSON.stringify(input).replace(
      '"schema1":',
      '"__proto__":{"type":"string","description":"x"},"schema1":',
    );
    const sources = edited(
      repositorySources(),
      write('events/odd.input.schema.json', text),
      write('events/odd.output.schema.json', output),
    );
    await expect(filesOf(sources)).rejects.toThrow('"__proto__" cannot be a field');
  });
});

const typedUse = `
import type { OddInput, OddHookInput, OddOutput, OddParams } from './index.js';
const all = ${JSON.stringify(values)};
export const input: OddInput = all;
export const params: OddParams = { ...all, 'schema1?': { schema1: 1 } };
export const output: OddOutput = { hookSpecificOutput: ${JSON.stringify(outputValues)} };
export const field: string = ({} as OddHookInput)['*/'];
// @ts-expect-error a number is not a string
export const wrong: OddInput = { ...all, '"""': 1 };
`;

const kitUse = `
import type { OddHookInput, OddOutput } from './generated/kit/hook-types.js';
declare const input: OddHookInput;
export const texts: string[] = [${oddNames.map((name) => `input[${JSON.stringify(name)}]`).join(', ')}];
export const output: OddOutput = { hookSpecificOutput: ${JSON.stringify(outputValues)} };
`;

const program = `
import { contract, getViolations, routes, validateOddHookInput, validateOddInput, validateOddOutput } from './dist/generated/index.js';
const names = ${JSON.stringify(oddNames)};
const all = JSON.parse(${JSON.stringify(JSON.stringify(values))});
const base = ${JSON.stringify(base)};
const without = (name) => Object.fromEntries(Object.entries(all).filter(([key]) => key !== name));
const places = (value) => getViolations('OddInput', value).map(({ path }) => path);
console.log(JSON.stringify({
  good: [validateOddInput(all), validateOddHookInput({ ...base, ...all }), validateOddOutput({ hookSpecificOutput: all })],
  missing: names.map((name) => places(without(name))),
  wrong: names.map((name) => places({ ...all, [name]: 1 })),
  inside: names.map((name) => places({ ...all, [name + '?']: { [name]: 'x' } })),
  routes: routes.Odd,
  unknown: contract.violations('constructor', {}),
}));
`;

const listKeys = `
import json, sys, typing
sys.path.insert(0, sys.argv[1])
import hook_types as t
base = set(t.HookInput.__required_keys__)
typing.get_type_hints(t.OddHookInput)
inner = [v for k, v in vars(t).items() if k.startswith("OddHookInput") and k != "OddHookInput" and hasattr(v, "__required_keys__")]
print(json.dumps({
    "required": sorted(t.OddHookInput.__required_keys__ - base),
    "optional": sorted(t.OddHookInput.__optional_keys__),
    "specific": sorted(t.OddSpecificOutput.__optional_keys__),
    "inner": [key for cls in inner for key in cls.__optional_keys__],
    "docs": t.OddHookInput.__doc__,
}))
`;

/** Returns the fields it reads, under the same names. */
const oddHook = `
import pathlib, sys
sys.path.insert(0, sys.argv[1])
import hookwright_kit as kit
# What a type checker reads.
source = pathlib.Path(kit.__file__).read_text(encoding="utf-8").replace("TYPE_CHECKING = False", "TYPE_CHECKING = True", 1)
types = {"__name__": "types_of_kit"}
exec(compile(source, "types_of_kit", "exec"), types)
names = types["OddSpecificOutput"].__optional_keys__ - {"hookEventName"}
assert names <= types["OddHookInput"].__required_keys__, names
kit.define_hook("Odd", lambda event: [
    kit.deny(event['"""']),
    {"hookSpecificOutput": {name: event[name] for name in names}},
])
`;
