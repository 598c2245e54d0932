import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Files } from '../../../codegen/emit/source.js';
import { hostTarget, ownTarget } from '../../../codegen/emit/target.js';
import { findDrift, writeOutput } from '../../../codegen/output.js';
import { readSources } from '../../../codegen/read/load.js';
import { buildCli, filesOf, readTree, temporaryDir, writeSchemas, writeTree } from '../../support/codegen/generator.js';
import { root, schemasDir } from '../../support/codegen/sources.js';
import { tinyContract } from '../../support/codegen/tiny-contract.js';

const dir = temporaryDir();
const generated = join(dir, 'generated');
const cli = buildCli();
const contract = tinyContract({});
let files: Files;

beforeAll(async () => {
  files = await filesOf(contract);
  writeSchemas(dir, contract);
  writeTree(generated, files);
});

describe('drift between schemas/ and generated/', () => {
  it('does not exist in the repository; if this fails, run: npm run generate [GEN-1]', async () => {
    const fresh = await filesOf(readSources(schemasDir));
    expect(findDrift(fresh, join(root, 'generated'), ownTarget)).toEqual({ stale: [], missing: [], orphaned: [] });
  });

  it('is listed by --check, which exits with 1 and writes nothing [GEN-1]', () => {
    writeFileSync(join(generated, 'enums.ts'), '// edited by hand\n');
    rmSync(join(generated, 'validators.ts'));
    writeTree(generated, [['forgotten/validators.ts', '']]);
    const before = readTree(dir);
    expect(cli(dir, ['--check'])).toEqual({
      code: 1,
      stdout: '',
      stderr: [
        'stale    generated/enums.ts',
        'new      generated/validators.ts',
        'orphaned generated/forgotten/validators.ts',
        'generated/ is not up to date with schemas/; run: npm run generate',
        '',
      ].join('\n'),
    });
    expect(readTree(dir)).toEqual(before);
  });

  it('is removed by a run that touches no other file; --check then prints nothing [GEN-1]', () => {
    const untouched = join(generated, 'fire.ts');
    const { mtimeMs } = statSync(untouched);
    const stdout = `generated/: ${files.size} files, 2 written, 1 removed\n`;
    expect(cli(dir)).toEqual({ code: 0, stdout, stderr: '' });
    expect(Object.fromEntries(readTree(generated))).toEqual(Object.fromEntries(files));
    expect(statSync(untouched).mtimeMs).toBe(mtimeMs);
    expect(cli(dir, ['--check'])).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  const fromHere = relative(process.cwd(), join(dir, 'spelled'));
  it.each([
    ['a leading ./', `./${fromHere}`],
    ['a trailing slash', `${fromHere}/`],
    ['doubled slashes', fromHere.replaceAll('/', '//')],
    ['a .. segment', `${fromHere}/../spelled`],
    ['a . segment', join(dir, 'spelled').replace('/spelled', '/./spelled')],
    ['an absolute path', join(dir, 'spelled')],
  ])('does not depend on the spelling of the folder: %s [GEN-1]', (_what, out) => {
    const nothing = { stale: [], missing: [], orphaned: [] };
    for (const target of [ownTarget, hostTarget]) {
      writeOutput(files, out, target);
      expect(findDrift(files, out, target)).toEqual(nothing);
      expect(writeOutput(files, out, target)).toEqual(nothing);
      expect([...readTree(join(dir, 'spelled')).keys()].sort()).toEqual([...files.keys()].sort());
    }
  });

  it('is not checked if an option is misspelt [GEN-1]', () => {
    const { code, stderr } = cli(dir, ['--chekc']);
    expect(code).toBe(1);
    expect(stderr).toContain('--check');
  });
});
