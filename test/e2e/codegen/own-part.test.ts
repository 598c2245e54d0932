import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { composeFile } from '../../../codegen/compose.js';
import { runGenerate } from '../../../codegen/run-generate.js';
import { readTree, runNode, temporaryDir, writeTree } from '../../support/codegen/generator.js';
import { authored, deployInput, deployOutput, hostWith, problemsIn } from '../../support/codegen/host-folder.js';
import { oddNames, oddText } from '../../support/codegen/odd-names.js';
import { root } from '../../support/codegen/sources.js';

/** Generates the SDK of a host with that many events like `BeforeDeploy` of the example. */
async function generateEvents(count: number): Promise<Map<string, string>> {
  const dir = temporaryDir();
  const folders = { schemas: join(dir, 'schemas'), out: join(dir, 'generated') };
  const environment = 'common/environment.schema.json';
  const copies = Array.from({ length: count }, (_, index) => [
    copyOf(deployInput, nameOf(index)),
    copyOf(deployOutput, nameOf(index)),
  ]);
  writeTree(folders.schemas, [[environment, JSON.stringify(authored(environment))], ...copies.flat()]);
  expect(await runGenerate(folders)).toMatchObject({ kind: 'written' });
  return readTree(folders.out);
}

function copyOf(path: string, name: string): [path: string, text: string] {
  const stem = name.replace('Before', 'before-').toLowerCase();
  return [path.replace('before-deploy', stem), JSON.stringify(authored(path)).replaceAll('BeforeDeploy', name)];
}

/** Returns a name of constant length. */
function nameOf(index: number): string {
  const letters = [Math.floor(index / 26), index % 26].map((digit) => String.fromCharCode(97 + digit));
  return `BeforeStep${letters.join('')}`;
}

function bytesOf(files: ReadonlyMap<string, string>): number {
  return [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}

describe("SDK of a host's own events", { timeout: 900_000 }, () => {
  it('has at most 60 kB in 12 files for one event, and 1.5 MB for 200 [GEN-1]', async () => {
    const [one, half, all] = [await generateEvents(1), await generateEvents(100), await generateEvents(200)];
    expect(one.size).toBeLessThanOrEqual(12);
    expect(bytesOf(one)).toBeLessThanOrEqual(60_000);
    expect([...all.keys()]).toEqual([...one.keys()]);
    expect(bytesOf(all)).toBeLessThanOrEqual(1_500_000);
    // The second hundred adds as many bytes as the first, up to a hundredth.
    const [first, second] = [(bytesOf(half) - bytesOf(one)) / 99, (bytesOf(all) - bytesOf(half)) / 100];
    expect(second / first).toBeLessThan(1.01);
  });

  it('replaces the folder of an earlier version, and --check reports what is left of it [GEN-1]', async () => {
    const options = hostWith();
    const notice =
      "Made from the schemas of hookwright and of this project's own events by hookwright generate. Do not edit.";
    const draft = '{\n  "$schema": "http://json-schema.org/draft-07/schema#",\n';
    writeTree(options.out, [
      ['settings-fields.ts', `// ${notice}\n`],
      ['kit/hookwright_kit.py', `# ${notice}\n`],
      ['kit/settings.schema.json', `${draft}  "$comment": "${notice}"\n}\n`],
      ['schema.json', readFileSync(join(root, 'generated/schema.json'), 'utf8')],
      ['mine/schema.json', '{}'],
      ['package.json', '{}'],
    ]);
    const former = ['kit/hookwright_kit.py', 'kit/settings.schema.json', 'schema.json', 'settings-fields.ts'];
    expect(await runGenerate({ ...options, check: true })).toMatchObject({ drift: { orphaned: former } });
    expect(await runGenerate(options)).toMatchObject({ kind: 'written', drift: { orphaned: former } });
    expect([...readTree(options.out).keys()]).toEqual(expect.arrayContaining(['mine/schema.json', 'package.json']));
    expect(await runGenerate({ ...options, check: true })).toMatchObject({ drift: { orphaned: [] } });
  });

  it('shares common types of hookwright and of the host between events, with any names [GEN-1]', async () => {
    const { schemas, out } = hostWith(reviewEvents());
    expect(await runGenerate({ schemas, out })).toMatchObject({ kind: 'written' });
    expect(readTree(out).get('types.ts')).not.toContain('interface LLMRequest ');
    const carried = Object.fromEntries([...readTree(schemas)].filter(([path]) => /^(events|common)\//.test(path)));
    writeTree(dirname(out), [['hook-types.d.ts', composeFile('kit/hook-types.d.ts', carried) ?? '']]);
    expect(runUse(dirname(out), typedUse)).toEqual({
      good: [[], []],
      wrong: [['/reviewer/name'], ['/request/messages', '/reviewer']],
      output: [[], ['/decision', '/hookSpecificOutput/score'], ['/hookSpecificOutput'], ['']],
      stdin: [[], ['/hook_event_name', '/request', '/reviewer', '/session_id']],
      score: 'last',
      reviewed: 'ana',
      same: [true, true, true],
      carried: reviewer.properties,
    });
  });

  it('rejects references to other built-in files, with the location [GEN-1]', async () => {
    const events = reviewEvents('../settings/hook-definition.schema.json');
    const text = 'refers to settings/hook-definition.schema.json, which is not a common type of hookwright';
    expect(problemsIn(await runGenerate(hostWith(events)))).toEqual([
      `events/after-review.input.schema.json#/properties/request/$ref ${text}`,
      `events/before-review.input.schema.json#/properties/request/$ref ${text}`,
    ]);
  });
});

/** An optional field cannot have a name that every object inherits. */
const fieldNames = oddNames.filter((name) => !(name in Object.prototype));

const reviewer = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Reviewer',
  description: 'A person and a deputy.',
  type: 'object',
  properties: {
    name: { description: 'Name.', type: 'string', pattern: '\\S' },
    deputy: { description: 'Deputy.', $ref: '../common/reviewer.schema.json' },
    level: { description: 'Level.', anyOf: [{ type: 'integer', minimum: 0 }, { type: 'null' }] },
    tags: { description: 'Tags.', type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    ...Object.fromEntries(fieldNames.map((name) => [name, { description: oddText, type: 'string' }])),
  },
  required: ['name'],
};

/** Two events of a host that share a type of its own and one of hookwright. */
function reviewEvents(request = '../common/llm-request.schema.json'): Record<string, unknown> {
  const renamed = (path: string, name: string) =>
    JSON.parse(JSON.stringify(authored(path)).replaceAll('BeforeDeploy', name));
  const entries = ['BeforeReview', 'AfterReview'].flatMap((name) => {
    const [input, output] = [renamed(deployInput, name), renamed(deployOutput, name)];
    input.properties = {
      hook_event_name: input.properties.hook_event_name,
      reviewer: { description: 'Person who reviews.', $ref: '../common/reviewer.schema.json' },
      request: { description: 'Request to review.', $ref: request },
    };
    input.required = ['reviewer', 'request'];
    delete input['x-event'].matcher;
    Object.assign(output.properties.hookSpecificOutput.properties, {
      score: { description: 'A score.', type: 'number', minimum: 0, maximum: 1 },
    });
    const stem = name.replace('Review', '-review').toLowerCase();
    return [
      [`events/${stem}.input.schema.json`, input],
      [`events/${stem}.output.schema.json`, output],
    ];
  });
  return { ...Object.fromEntries(entries), 'common/reviewer.schema.json': reviewer };
}

/** Compiles and runs a program of the host against the built package. Returns what it prints as JSON. */
function runUse(host: string, program: string): unknown {
  mkdirSync(join(host, 'node_modules'));
  symlinkSync(root, join(host, 'node_modules/hookwright'), 'junction');
  const compilerOptions = { outDir: 'dist', rootDir: '.', typeRoots: [join(root, 'node_modules/@types')] };
  writeTree(host, [
    ['package.json', '{ "type": "module" }'],
    [
      'tsconfig.json',
      JSON.stringify({ extends: join(root, 'tsconfig.base.json'), compilerOptions, files: ['use.ts'] }),
    ],
    ['use.ts', program],
  ]);
  const built = runNode(host, [join(root, 'node_modules/typescript/bin/tsc'), '-p', '.']);
  expect(built.stdout + built.stderr).toBe('');
  const { stdout, stderr } = runNode(host, ['dist/use.js']);
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

const typedUse = `
import {
  type BeforeReviewHookInput,
  type BeforeReviewOutput,
  contract,
  getViolations,
  type HookEventName,
  type LLMRequest,
  type Reviewer,
  routes,
  validateBeforeReviewInput,
} from './generated/index.js';
import type * as Kit from './hook-types.js';
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
const same: [
  Same<Kit.BeforeReviewHookInput, BeforeReviewHookInput>,
  Same<Kit.BeforeReviewOutput, BeforeReviewOutput>,
  Same<Kit.HookEventName, HookEventName>,
] = [true, true, true];
const files = await contract.files?.();
const request: LLMRequest = { model: 'm', messages: [{ role: 'user', content: 'x' }] };
const reviewer: Reviewer = { name: 'ana', deputy: { name: 'bo' } };
const places = (name: string, value: unknown) => [...new Set(contract.violations(name, value).map(({ path }) => path))].sort();
const input: unknown = { reviewer, request };
const stdin = { session_id: 's', cwd: '/', timestamp: '2026-01-05T09:30:00Z', transcript_path: '', reviewer, request };
const stdinPlaces = (value: unknown) => [...new Set(getViolations('BeforeReviewHookInput', value).map(({ path }) => path))].sort();
console.log(JSON.stringify({
  good: [places('BeforeReviewInput', input), places('AfterReviewInput', input)],
  wrong: [
    places('BeforeReviewInput', { reviewer: { name: ' ' }, request }),
    places('AfterReviewInput', { request: { ...request, messages: 1 } }),
  ],
  output: [
    { decision: 'deny', hookSpecificOutput: { score: 1, more: true } },
    { decision: 'dney', hookSpecificOutput: { score: 2 } },
    { hookSpecificOutput: 'x' },
    [],
  ].map((value) => places('BeforeReviewOutput', value)),
  stdin: [stdinPlaces({ ...stdin, hook_event_name: 'BeforeReview' }), stdinPlaces({ cwd: '/', timestamp: stdin.timestamp, transcript_path: '' })],
  score: routes.BeforeReview.specificFields.score,
  reviewed: validateBeforeReviewInput(input) ? input.reviewer.name : undefined,
  same,
  carried: JSON.parse(files?.['common/reviewer.schema.json'] ?? '{}').properties,
}));
`;
