import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Files } from '../../../codegen/emit/source.js';
import type { SourceFile } from '../../../codegen/read/load.js';
import { compileGenerated, copyImportedBy } from '../../support/codegen/compile.js';
import { filesOf, problemsOf, runNode, temporaryDir, writeTree } from '../../support/codegen/generator.js';
import { edited, repositorySources, root, write } from '../../support/codegen/sources.js';
import { object, tinyContract } from '../../support/codegen/tiny-contract.js';

const dir = temporaryDir();

/** Schemas of a tree: one refers to itself, two refer to each other. */
function treeFiles(title: string) {
  const file = `${title.toLowerCase()}.schema.json`;
  return {
    [`common/${file}`]: object(title, {
      label: { type: 'string' },
      children: { type: 'array', items: { $ref: `../common/${file}` } },
      branch: { $ref: '../common/branch.schema.json' },
    }),
    'common/branch.schema.json': object('Branch', { tree: { $ref: `../common/${file}` } }),
  };
}

function withTree(title: string): SourceFile[] {
  const tree = { $ref: `../common/${title.toLowerCase()}.schema.json` };
  return tinyContract({ input: { tree }, specific: { tree }, files: treeFiles(title) });
}

describe('recursive schema', () => {
  let files: Files;

  beforeAll(async () => {
    const tiny = withTree('Tree').filter(({ path }) => /^(common|events)\/(tree|branch|ping)/.test(path));
    files = await filesOf(edited(repositorySources(), ...tiny.map(({ path, text }) => write(path, text))));
    writeTree(join(dir, 'generated'), files);
    copyImportedBy(dir);
    symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'), 'junction');
  });

  it('is declared once in each kind of file [GEN-1]', () => {
    for (const path of ['types.ts', 'kit/hook-types.d.ts']) {
      expect(files.get(path)?.match(/export interface Tree /g), path).toHaveLength(1);
      expect(files.get(path)?.match(/export interface Branch /g), path).toHaveLength(1);
    }
    expect(files.get('validators.ts')?.match(/export function validatorOfTree\(/g)).toHaveLength(1);
    expect(files.get('docs/reference.md')?.match(/^### Tree$/gm)).toHaveLength(1);
  });

  it('is validated to any depth in plain Node [GEN-1] [GEN-2]', () => {
    expect(compileGenerated(dir, join(dir, 'dist'))).toBe('');
    writeTree(dir, [['use.mjs', program]]);
    const { stdout, stderr } = runNode(dir, ['use.mjs']);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual([
      [],
      ['/tree/children/0/children/1/label'],
      ['/tree/branch/tree/branch/tree/label'],
    ]);
  });

  it('is a type that Python can resolve [GEN-1]', () => {
    const code =
      'import sys, typing; sys.path.insert(0, sys.argv[1]); import hook_types as t; typing.get_type_hints(t.Tree)';
    const { stderr, status } = spawnSync('python3', ['-B', '-c', code, join(dir, 'generated', 'kit')], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  it('is compared with its release, under its old name and under a new one [GEN-5]', async () => {
    const bundle = (await filesOf(withTree('Tree'))).get('schema.json') ?? '';
    const released = (sources: SourceFile[]) => edited(sources, write('released/1.0.0.json', bundle));
    expect(await problemsOf(released(withTree('Tree')))).toEqual([]);
    const problems = await problemsOf(released(withTree('Knot')));
    expect(problems.map(({ text }) => text)).toEqual(['breaks 1.0.0: "Tree" was removed']);
  });
});

const program = `
import { getViolations } from './dist/generated/index.js';
const values = [
  { tree: { label: 'a', children: [{ children: [{ label: 'b' }, {}] }], branch: { tree: { branch: {} } } } },
  { tree: { children: [{ children: [{ label: 'b' }, { label: 5 }] }] } },
  { tree: { branch: { tree: { branch: { tree: { label: 5 } } } } } },
];
console.log(JSON.stringify(values.map((value) => getViolations('PingInput', value).map(({ path }) => path))));
`;
