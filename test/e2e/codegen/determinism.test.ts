import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Files } from '../../../codegen/emit/source.js';
import { readSources, type SourceFile } from '../../../codegen/read/load.js';
import { buildCli, filesOf, readTree, temporaryDir, writeSchemas } from '../../support/codegen/generator.js';
import { repositorySources, root } from '../../support/codegen/sources.js';
import { tinyContract } from '../../support/codegen/tiny-contract.js';
import { inLongForm } from '../../support/long-form.js';

const added = join(root, 'test', 'support', 'fixtures', 'added-event', 'schemas', 'events');
const dir = temporaryDir();
const cli = buildCli();
let expected: Files;

beforeAll(async () => {
  expected = await filesOf(repositorySources());
  expect(expected.size).toBeGreaterThan(10);
});

describe('generator', () => {
  it('writes the same bytes in another process, folder, locale and time zone [GEN-1]', () => {
    writeSchemas(dir, repositorySources());
    const { code, stderr } = cli(dir, [], { LC_ALL: 'lt_LT.UTF-8', LANG: 'lt_LT.UTF-8', TZ: 'Pacific/Chatham' });
    expect(stderr).toBe('');
    expect(code).toBe(0);
    expectSameFiles(readTree(`${dir}/generated`));
  });

  it('writes the same bytes in any order of source files [GEN-1]', async () => {
    const sources = shuffled(repositorySources());
    expect(sources).not.toEqual(repositorySources());
    expectSameFiles(await filesOf(sources));
  });

  it('writes the same bytes for CRLF sources in another folder [GEN-1]', async () => {
    const crlf = repositorySources().map(({ path, text }) => ({ path, text: text.replaceAll('\n', '\r\n') }));
    const elsewhere = `${dir}/elsewhere`;
    writeSchemas(elsewhere, crlf);
    const sources = readSources(`${elsewhere}/schemas`);
    expect(sources[0]?.text).toContain('\r\n');
    expectSameFiles(await filesOf(sources));
  });
});

/** The largest takes long, so it runs in the long form only. */
const COUNTS = inLongForm([1, 20], [1, 50, 200]);

describe('contract with many events of its own', { timeout: 300_000 }, () => {
  it.each(COUNTS)('generates the same files twice, also after another contract: %d events [GEN-1]', async (count) => {
    const sources = [...tinyContract({}), ...manyEvents(count)];
    const once = await filesOf(sources);
    await filesOf(tinyContract({ input: { odd: { type: 'string' } } }));
    const twice = await filesOf(shuffled(sources));
    expect([...twice.keys()]).toEqual([...once.keys()]);
    for (const [path, text] of once) expect(twice.get(path) === text, path).toBe(true);
    expect(once.get('enums.ts')?.match(/BeforeCommit[a-z]+: /g)).toHaveLength(count);
  });

  it('grows by the same size with every event [GEN-1]', async () => {
    const sizes: number[] = [];
    for (const count of [0, 5, 10]) {
      const files = await filesOf([...tinyContract({}), ...manyEvents(count)]);
      sizes.push([...files.values()].reduce((sum, text) => sum + text.length, 0));
    }
    const [none = 0, five = 0, ten = 0] = sizes;
    expect(five).toBeGreaterThan(none);
    expect(ten - five).toBe(five - none);
  });
});

/** Copies one event under many names of the same length. */
function manyEvents(count: number): SourceFile[] {
  return Array.from({ length: count }, (_, index) => {
    const suffix = String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26));
    return ['input', 'output'].map((side) => {
      const text = readFileSync(join(added, `before-commit.${side}.schema.json`), 'utf8');
      const path = `events/before-commit${suffix}.${side}.schema.json`;
      return { path, text: text.replaceAll('BeforeCommit', `BeforeCommit${suffix}`) };
    });
  }).flat();
}

function expectSameFiles(files: ReadonlyMap<string, string>): void {
  expect([...files.keys()].sort()).toEqual([...expected.keys()].sort());
  for (const [path, text] of expected) expect(files.get(path) === text, path).toBe(true);
}

/** Returns another order, the same in every run. */
function shuffled<T>(items: readonly T[]): T[] {
  const [order = []] = fc.sample(fc.shuffledSubarray([...items], { minLength: items.length }), { seed: 7, numRuns: 1 });
  return order;
}
