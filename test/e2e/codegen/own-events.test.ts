import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { beforeAll, describe, expect, it } from 'vitest';
import { runGenerate } from '../../../codegen/run-generate.js';
import { compileGenerated } from '../../support/codegen/compile.js';
import { composeExample as compose } from '../../support/codegen/compose-example.js';
import { readTree, runNode, temporaryDir, writeTree } from '../../support/codegen/generator.js';
import { example } from '../../support/codegen/host-folder.js';
import { root } from '../../support/codegen/sources.js';

const dir = temporaryDir();
const made = readTree(join(example, 'generated'));

describe('example with its own events', () => {
  it('matches its schemas; if this fails, run: npm run generate:example [GEN-1]', async () => {
    const report = await runGenerate({
      schemas: join(example, 'schemas'),
      out: join(example, 'generated'),
      check: true,
    });
    expect(report).toEqual({ kind: 'checked', files: made.size, drift: { stale: [], missing: [], orphaned: [] } });
  });

  it('has files for its own events only [GEN-1]', () => {
    expect([...made.keys()]).toEqual([
      'contract.ts',
      'docs/reference.md',
      'enums.ts',
      'files.ts',
      'fire.ts',
      'guards.ts',
      'index.ts',
      'kit/hook.ts',
      'routes.ts',
      'rule-types.ts',
      'types.ts',
      'validators.ts',
    ]);
    for (const path of ['enums.ts', 'types.ts', 'guards.ts', 'routes.ts', 'fire.ts', 'files.ts', 'kit/hook.ts']) {
      for (const name of ['BeforeDeploy', 'AfterMerge']) expect(made.get(path), path).toContain(name);
    }
    const declared = [...made.values()].join('\n').match(/BeforeTool\w+|LLM\w+/g) ?? [];
    expect([...new Set(declared)]).toEqual(['BeforeToolSelection']);
  });

  it("imports only the package's contract and kit, and its own files [GEN-1]", () => {
    const modules = [...made.values()].flatMap((text) => [
      ...text.matchAll(/^(?:import|export) .*from '(.+)';$|^\} from '(.+)';$/gm),
    ]);
    const outside = modules.map(([, one, other]) => one ?? other ?? '').filter((name) => !/^\.\.?\//.test(name));
    expect([...new Set(outside)].sort()).toEqual(['hookwright/contract', 'hookwright/kit']);
    for (const [path, text] of made) expect(text.includes('npm run generate'), path).toBe(false);
  });

  it('has its own version [GEN-1]', () => {
    expect(made.get('routes.ts')).toContain('export const CONTRACT_VERSION = "1.0.0";');
    expect(JSON.parse(compose('schema.json')).version).toBe('1.0.0');
  });

  it('has a settings schema that accepts its events, which the built-in one rejects [GEN-1]', () => {
    const settings = { hooks: { BeforeDeploy: [{ hooks: [{ type: 'command', command: 'true' }] }] } };
    const builtIn = readFileSync(join(root, 'generated', 'kit', 'settings.schema.json'), 'utf8');
    expect(new Ajv().validate(JSON.parse(compose('kit/settings.schema.json')), settings)).toBe(true);
    expect(new Ajv().validate(JSON.parse(builtIn), settings)).toBe(false);
  });
});

describe("generated code in a host's repository", () => {
  const host = join(dir, 'host');

  beforeAll(() => {
    cpSync(join(example, 'generated'), join(host, 'generated'), { recursive: true });
    mkdirSync(join(host, 'node_modules'), { recursive: true });
    for (const name of ['typescript', '@types', '@typescript', 'undici-types']) {
      symlinkSync(join(root, 'node_modules', name), join(host, 'node_modules', name), 'junction');
    }
    installSeam(join(host, 'node_modules', 'hookwright'));
    writeFileSync(join(host, 'package.json'), '{ "name": "shop", "type": "module" }');
    const options = {
      ...JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8')).compilerOptions,
      outDir: 'dist',
    };
    writeTree(host, [
      [
        'tsconfig.json',
        JSON.stringify({ compilerOptions: { ...options, skipLibCheck: false }, include: ['use.ts', 'generated'] }),
      ],
      ['use.ts', typedUse],
    ]);
  });

  /** Builds hookwright/contract and hookwright/kit as the package exports them. */
  function installSeam(target: string): void {
    expect(compileGenerated(root, join(target, 'dist'))).toBe('');
    const exports = {
      './contract': { types: './dist/src/contract.d.ts', default: './dist/src/contract.js' },
      './kit': { types: './dist/generated/kit/hook.d.ts', default: './dist/generated/kit/hook.js' },
    };
    writeTree(target, [['package.json', JSON.stringify({ name: 'hookwright', type: 'module', exports })]]);
  }

  it('compiles, rejects invalid types, and fires by name through the config [GEN-1] [GEN-4]', () => {
    const built = runNode(host, [join('node_modules', 'typescript', 'bin', 'tsc'), '-p', '.']);
    expect(built.stdout + built.stderr).toBe('');
    const { stdout, stderr } = runNode(host, [join('dist', 'use.js')]);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual({
      fired: ['BeforeDeploy', { environment: 'production', commit: '4f2a91c' }, { signal: {} }],
      off: [null, null],
      version: '1.0.0',
      events: ['AfterMerge', 'BeforeDeploy'],
      fields: true,
      good: [],
      bad: ['/environment'],
      unknown: ['unknown contract "Nonsense"', 'unknown contract "toString"'],
      narrowed: 'staging',
    });
  });
});

const typedUse = `
import {
  contract,
  Environment,
  HookEventName,
  hookEvents,
  type HooksMap,
  validateBeforeDeployInput,
} from './generated/index.js';

let fired: unknown[] = [];
const system = { fireEvent: async (...given: unknown[]) => void (fired = given), registerFunction: () => () => {} };
const host = (enabled: boolean, known = true) => ({ getEnableHooks: () => enabled, getHookSystem: () => (known ? system : undefined) });
const events = hookEvents(host(true));
const signal = new AbortController().signal;
const deploy = { environment: Environment.Production, commit: '4f2a91c' } as const;
const result = await events.fireBeforeDeployEvent(deploy, { signal });
// The class of the output is the one that the schema names.
export const blocked: boolean | undefined = result?.finalOutput?.isBlockingDecision();
export const hooks: HooksMap = { BeforeDeploy: [{ matcher: 'production', hooks: [{ type: 'command', command: 'true' }] }] };
export const typed = async () => {
  // @ts-expect-error an unknown field
  await events.fireBeforeDeployEvent({ ...deploy, commitment: 'x' });
  // @ts-expect-error a wrong value of an enum
  await events.fireBeforeDeployEvent({ environment: 'moon', commit: '4f2a91c' });
  // @ts-expect-error a field is missing
  await events.fireAfterMergeEvent({});
  // @ts-expect-error an unknown event
  await events.fireBeforeDeploymentEvent(deploy);
  // @ts-expect-error an unknown event among the hooks
  const unknown: HooksMap = { BeforeDeployment: [] };
  return unknown;
};
const input: unknown = { environment: 'staging', commit: '4f2a91c' };
const own: string[] = [HookEventName.AfterMerge, HookEventName.BeforeDeploy];
console.log(
  JSON.stringify({
    fired,
    off: [
      (await hookEvents(host(false)).fireAfterMergeEvent({ branch: 'x' })) ?? null,
      (await hookEvents(host(true, false)).fireAfterMergeEvent({ branch: 'x' })) ?? null,
    ],
    version: contract.version,
    events: Object.keys(contract.routes).filter((name) => own.includes(name)),
    fields: Object.hasOwn(contract.routes, 'BeforeDeploy'),
    good: contract.violations('BeforeDeployInput', input),
    bad: contract.violations('BeforeDeployInput', { environment: 'moon', commit: '4f2a91c' }).map(({ path }) => path),
    unknown: ['Nonsense', 'toString'].flatMap((name) => contract.violations(name, {}).map(({ message }) => message)),
    narrowed: validateBeforeDeployInput(input) ? input.environment : undefined,
  }),
);
`;
