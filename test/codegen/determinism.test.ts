import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Files } from '../../codegen/emit/source.js';
import { readSources } from '../../codegen/load.js';
import { buildCli, filesOf, readTree, temporaryDir, writeSchemas } from './generator.js';
import { repositorySources } from './sources.js';

const dir = temporaryDir();
const cli = buildCli();
let expected: Files;

beforeAll(async () => {
  expected = await filesOf(repositorySources());
  expect(expected.size).toBeGreaterThan(10);
});

describe('the generator gives the same bytes', () => {
  it('in another process, folder, locale and time zone [GEN-1]', () => {
    writeSchemas(dir, repositorySources());
    const { code, stderr } = cli(dir, [], { LC_ALL: 'lt_LT.UTF-8', LANG: 'lt_LT.UTF-8', TZ: 'Pacific/Chatham' });
    expect(stderr).toBe('');
    expect(code).toBe(0);
    expectSameFiles(readTree(`${dir}/generated`));
  });

  it('whatever order the files are read in [GEN-1]', async () => {
    const sources = shuffled(repositorySources());
    expect(sources).not.toEqual(repositorySources());
    expectSameFiles(await filesOf(sources));
  });

  it('from files with CRLF line ends, read from another folder [GEN-1]', async () => {
    const crlf = repositorySources().map(({ path, text }) => ({ path, text: text.replaceAll('\n', '\r\n') }));
    const elsewhere = `${dir}/elsewhere`;
    writeSchemas(elsewhere, crlf);
    const sources = readSources(`${elsewhere}/schemas`);
    expect(sources[0]?.text).toContain('\r\n');
    expectSameFiles(await filesOf(sources));
  });
});

function expectSameFiles(files: ReadonlyMap<string, string>): void {
  expect([...files.keys()].sort()).toEqual([...expected.keys()].sort());
  for (const [path, text] of expected) expect(files.get(path) === text, path).toBe(true);
}

/** Another order, the same in every run. */
function shuffled<T>(items: readonly T[]): T[] {
  const [order = []] = fc.sample(fc.shuffledSubarray([...items], { minLength: items.length }), { seed: 7, numRuns: 1 });
  return order;
}
