import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findIncompatibilities } from '../../../codegen/check/compat.js';
import { findBreaks } from '../../../codegen/check/compat-schema.js';
import { checkContract } from '../../../codegen/check/contract.js';
import { type Bundle, bundle } from '../../../codegen/link/bundle.js';
import { link } from '../../../codegen/link/link.js';
import type { Model } from '../../../codegen/link/model.js';
import { formatProblems, type Problem } from '../../../codegen/problem.js';
import { type JsonSchema, walkSchema } from '../../../codegen/read/json.js';
import { type LoadedFile, parseSources, type SourceFile } from '../../../codegen/read/load.js';
import { allowed, refused } from '../../support/codegen/compat-changes.js';
import { buildCli, problemsOf, readTree, temporaryDir, writeSchemas } from '../../support/codegen/generator.js';
import { type Edit, edited, remove, repositorySources, set, write } from '../../support/codegen/sources.js';
import { tinyContract } from '../../support/codegen/tiny-contract.js';

const help = 'give contract.json a new major version, or restore it';

const released = bundleOf(repositorySources());
const releasedFile = write('released/1.0.0.json', JSON.stringify(released));

/** Runs the passes before the emitters, which are slow and not needed here. */
function modelOf(sources: readonly SourceFile[]): { model: Model; files: LoadedFile[] } {
  const { files } = parseSources(sources);
  const { schemas, problems } = checkContract(files, new Set(sources.map(({ path }) => path)));
  if (problems.length > 0) throw new Error(formatProblems(problems));
  const version = JSON.parse(sources.find(({ path }) => path === 'contract.json')?.text ?? '').version;
  return { model: link(schemas, version), files };
}

function bundleOf(sources: readonly SourceFile[]): Bundle {
  return bundle(modelOf(sources).model);
}

function check(...edits: readonly Edit[]): Problem[] {
  const { model, files } = modelOf(edited(repositorySources(), releasedFile, ...edits));
  return findIncompatibilities(model, bundle(model), files);
}

const dir = temporaryDir();
const cli = buildCli();

describe('contract compared with the newest release of the same major version', () => {
  for (const { what, edits, at, text } of refused) {
    it(`rejects ${what} with its location [GEN-5]`, () => {
      const [file = '', pointer = ''] = at.split('#');
      expect(check(...edits)).toEqual([{ file, pointer, text: `breaks 1.0.0: ${text}`, help }]);
    });
  }

  for (const { what, edits } of allowed) {
    it(`accepts ${what} [GEN-5]`, () => {
      expect(check(...edits)).toEqual([]);
    });
  }

  it('reports every break at once and generates nothing [GEN-5]', async () => {
    const independent = refused.filter(({ what }) => !what.startsWith('a renamed input'));
    const edits = independent.slice(0, 4).flatMap((change) => change.edits);
    const problems = await problemsOf(edited(repositorySources(), releasedFile, ...edits));
    expect(problems.map(({ file, pointer }) => `${file}#${pointer}`).sort()).toEqual(
      independent
        .slice(0, 4)
        .map(({ at }) => at)
        .sort(),
    );
  });
});

describe('new major version of a contract', () => {
  it('may contain breaking changes [GEN-5]', () => {
    const version = set('contract.json', '/version', '2.0.0');
    const edits = refused.slice(2, 10).flatMap((change) => change.edits);
    expect(check(...edits).length).toBeGreaterThan(7);
    expect(check(version, ...edits)).toEqual([]);
  });

  it('is required for them: a new minor version is not enough [GEN-5]', () => {
    const [first] = refused;
    expect(check(set('contract.json', '/version', '1.3.0'), ...(first?.edits ?? []))).toHaveLength(1);
  });
});

describe('release to compare with', () => {
  it('is the newest by version number, not alphabetically [GEN-5]', () => {
    const older = structuredClone(released);
    older.$defs['Retired'] = { type: 'string' };
    const releases = [
      set('contract.json', '/version', '1.10.0'),
      write('released/1.9.0.json', JSON.stringify(older)),
      write('released/1.10.0.json', JSON.stringify(released)),
    ];
    expect(check(...releases)).toEqual([]);
    expect(check(...releases, write('released/1.10.0.json', JSON.stringify(older)))).toMatchObject([
      { file: 'released/1.10.0.json', text: 'breaks 1.10.0: "Retired" was removed' },
    ]);
  });

  it('is optional [GEN-5]', () => {
    expect(check(remove('released/1.0.0.json'), ...(refused[0]?.edits ?? []))).toEqual([]);
  });

  it('cannot be newer than the contract, and must be a bundle [GEN-5]', () => {
    const version = set('contract.json', '/version', '1.3.0');
    for (const newer of ['1.3.1', '1.4.0', '2.0.0']) {
      expect(check(version, write(`released/${newer}.json`, JSON.stringify(released)))).toMatchObject([
        { file: 'contract.json', pointer: '/version', text: `1.3.0 is older than ${newer}, which is released` },
      ]);
    }
    expect(check(write('released/latest.json', JSON.stringify(released)))).toMatchObject([
      { file: 'released/latest.json', text: 'is not the bundle of a released version' },
    ]);
    expect(check(write('released/1.0.0.json', {}))).toMatchObject([{ file: 'released/1.0.0.json' }]);
  });
});

/** Yields every schema inside every title, each in its own copy that a test may modify. */
function* everyPlace(): Generator<{ title: string; copy: JsonSchema; node: JsonSchema }> {
  for (const [title, definition] of Object.entries(released.$defs)) {
    for (let index = 0; index < nodesOf(definition).length; index++) {
      const copy = structuredClone(definition);
      const node = nodesOf(copy)[index];
      if (node) yield { title, copy, node };
    }
  }
}

function nodesOf(schema: JsonSchema): JsonSchema[] {
  const nodes: JsonSchema[] = [];
  walkSchema(schema, (node) => nodes.push(node));
  return nodes;
}

function breaksOf(title: string, now: JsonSchema): string {
  const current = { ...released.$defs, [title]: now };
  const breaks = findBreaks(title, released.$defs, current, { read: false, written: false });
  return breaks.map(({ text }) => text).join('\n');
}

describe('findBreaks anywhere in the contract', () => {
  it('finds removed fields, removed values and changed types [GEN-5]', () => {
    let places = 0;
    for (const { title, copy, node } of everyPlace()) {
      const { properties, enum: values, type } = node;
      for (const [name, schema] of Object.entries(properties ?? {})) {
        const { [name]: _gone, ...rest } = properties ?? {};
        node.properties = rest;
        expect(breaksOf(title, copy), `${title}: ${name}`).toContain(`"${name}" was removed`);
        node.properties = { ...rest, [`${name}X`]: schema };
        expect(breaksOf(title, copy), `${title}: ${name}`).toContain('was it renamed to "');
        places++;
      }
      if (properties) node.properties = properties;
      for (const value of values ?? []) {
        node.enum = (values ?? []).filter((other) => other !== value);
        expect(breaksOf(title, copy), title).toContain(`can no longer be "${value}"`);
        places++;
      }
      if (values) node.enum = values;
      if (type === undefined) continue;
      node.type = type === 'number' ? 'string' : 'number';
      expect(breaksOf(title, copy), title).toMatch(/ is (number|string) now and was |can no longer be /);
      places++;
    }
    expect(places).toBeGreaterThan(500);
  });
});

describe('npm run generate -- --release', () => {
  it('writes the bundle of a version once and refuses to change it [GEN-5]', () => {
    writeSchemas(dir, tinyContract({ input: { a: { type: 'string' } } }));
    expect(cli(dir, ['--release'])).toMatchObject({ code: 0 });
    const kept = readFileSync(join(dir, 'schemas/released/1.0.0.json'), 'utf8');
    expect(JSON.parse(kept)).toMatchObject({ version: '1.0.0', $defs: { PingHookInput: { title: 'PingHookInput' } } });

    writeSchemas(dir, tinyContract({ input: { a: { type: 'string' }, b: { type: 'string' } } }));
    const { code, stderr } = cli(dir, ['--release']);
    expect(code).toBe(1);
    expect(stderr).toContain('a released version never changes; give contract.json a new version');
    expect(readFileSync(join(dir, 'schemas/released/1.0.0.json'), 'utf8')).toBe(kept);
    expect([...readTree(dir).keys()].filter((path) => path.startsWith('generated/'))).toEqual([]);
  });
});
