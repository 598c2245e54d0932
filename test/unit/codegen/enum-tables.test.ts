import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emitEnumTables } from '../../../codegen/emit/enum-tables.js';
import { ownTarget } from '../../../codegen/emit/target.js';
import { combine } from '../../../codegen/read/combine.js';
import { configSources, hookDecisions, hookFailureStages } from '../../../generated/enum-tables.js';
import { strengthOf } from '../../../src/core/registry/registered-hook.js';
import { HookExecutionError } from '../../../src/engine.js';
import { modelOf, problemsOf, temporaryDir, writeTree } from '../../support/codegen/generator.js';
import { type Edit, edited, repositorySources, root, set } from '../../support/codegen/sources.js';

const sources = repositorySources();
const SOURCE = 'common/config-source.schema.json';
const STAGE = 'common/failure-stage.schema.json';
const DECISION = 'common/decision.schema.json';

type Table = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Generates the tables of a changed contract and loads them. */
async function tablesOf(...edits: readonly Edit[]): Promise<Readonly<Record<string, Table>>> {
  const files = emitEnumTables(modelOf(edited(sources, ...edits)), ownTarget);
  const dir = temporaryDir();
  writeTree(dir, [['enum-tables.ts', files.get('enum-tables.ts') ?? '']]);
  return import(join(dir, 'enum-tables.ts'));
}

const at = (path: string, pointer: string) => expect.objectContaining({ file: path, pointer });

describe('Table of sources', () => {
  it('gives a new source the strength of its place in the enum [GEN-1] [PLN-7]', async () => {
    const { configSources: table = {} } = await tablesOf(
      set(SOURCE, '/enum', ['runtime', 'system', 'user', 'team', 'extensions', 'project']),
      set(SOURCE, '/x-columns/position/values/team', 3.5),
    );
    const strongest = Object.keys(table).sort(
      (a, b) => Number(table[b]?.['strength']) - Number(table[a]?.['strength']),
    );
    expect(strongest).toEqual(['runtime', 'system', 'user', 'team', 'extensions', 'project']);
    const inOrder = Object.keys(table).sort((a, b) => Number(table[a]?.['position']) - Number(table[b]?.['position']));
    expect(inOrder).toEqual(['runtime', 'project', 'user', 'team', 'system', 'extensions']);
  });

  it('requires a position in the order of hooks for a new source [GEN-1]', async () => {
    expect(await problemsOf(edited(sources, set(SOURCE, '/enum/-', 'team')))).toEqual([
      at(SOURCE, '/x-columns/position/values/team'),
    ]);
  });

  it('has the order that the page for hosts states [PLN-7]', () => {
    const page = readFileSync(join(root, 'docs/concepts/merge-rules.md'), 'utf8');
    expect(page).toContain(`Precedence:\n${Object.keys(configSources).join(', ')}.`);
  });

  it('decides the strength at run time; an unknown source is the weakest [PLN-7]', () => {
    for (const [source, { strength }] of Object.entries(configSources)) {
      expect(Reflect.apply(strengthOf, undefined, [source])).toBe(strength);
    }
    expect(Reflect.apply(strengthOf, undefined, ['team'])).toBeLessThan(strengthOf('project'));
  });
});

describe('Table of failure stages', () => {
  it('follows the schema [GEN-1] [BUS-13]', async () => {
    const edit = set(STAGE, '/x-columns/code/values/planning', 'invalid_request');
    const { hookFailureStages: table = {} } = await tablesOf(edit);
    expect(table['planning']).toEqual({ code: 'invalid_request', buildsInput: false });
    expect(table['routing']).toEqual(hookFailureStages.routing);
  });

  it('decides the code of every error [BUS-13]', () => {
    for (const [stage, { code }] of Object.entries(hookFailureStages)) {
      expect(Reflect.construct(HookExecutionError, ['x', stage])).toMatchObject({ stage, code });
    }
  });
});

describe('Table of decisions', () => {
  it('gives a new decision its strictness [GEN-1]', async () => {
    const { hookDecisions: table = {} } = await tablesOf(
      set(DECISION, '/enum/-', 'halt'),
      set(DECISION, '/x-columns/strictness/values/halt', 3),
      set(DECISION, '/x-columns/blocks/values/halt', true),
    );
    expect(table).toEqual({ ...hookDecisions, halt: { strictness: 3, blocks: true } });
  });
});

describe('x-columns', () => {
  it.each<[string, string, string, Edit]>([
    ['a stage without a code', STAGE, '/x-columns/code/values/parsing', set(STAGE, '/enum/-', 'parsing')],
    [
      'an unknown stage',
      STAGE,
      '/x-columns/code/values/rooting',
      set(STAGE, '/x-columns/code/values/rooting', 'internal_error'),
    ],
    ['an unknown code', STAGE, '/x-columns/code/values/routing', set(STAGE, '/x-columns/code/values/routing', 'lost')],
    ['an unknown enum', STAGE, '/x-columns/code/enum', set(STAGE, '/x-columns/code/enum', 'BusErrorCodes')],
    [
      'two types in a column',
      DECISION,
      '/x-columns/blocks/values/deny',
      set(DECISION, '/x-columns/blocks/values/deny', 1),
    ],
    [
      'a name that is not a property',
      DECISION,
      '/x-columns/is strict',
      set(DECISION, '/x-columns/is strict', { description: 'x', values: 'descending' }),
    ],
    [
      'an unknown form of values',
      DECISION,
      '/x-columns/blocks/values',
      set(DECISION, '/x-columns/blocks/values', 'ascending'),
    ],
    [
      'columns of an object',
      'bus/hook-execution-request.schema.json',
      '/x-columns',
      set('bus/hook-execution-request.schema.json', '/x-columns', { a: { description: 'x', values: 'descending' } }),
    ],
  ])('reports %s with file and pointer [GEN-1]', async (_case, file, pointer, edit) => {
    const problems = await problemsOf(edited(sources, edit));
    expect(problems).toContainEqual(at(file, pointer));
    for (const { text, help } of problems) expect(Math.min(text.length, help.length)).toBeGreaterThan(0);
  });

  it('is reported in an enum of a host, where it has no effect [GEN-1]', async () => {
    const schema = { ...JSON.parse(sources.find(({ path }) => path === DECISION)?.text ?? ''), title: 'Mood' };
    const own = [{ path: 'common/mood.schema.json', text: JSON.stringify(schema) }];
    expect(await problemsOf(combine(sources, own).sources)).toEqual([at('common/mood.schema.json', '/x-columns')]);
  });
});
