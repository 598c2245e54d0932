import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { peers, runGenerate } from '../../../codegen/run-generate.js';
import { buildCli, readTree, temporaryDir, writeTree } from '../../support/codegen/generator.js';
import { authored, deployInput, example, hostWith, problemsIn } from '../../support/codegen/host-folder.js';
import { root } from '../../support/codegen/sources.js';

describe("release of a host's contract", { timeout: 180_000 }, () => {
  it('is written next to its schemas, and later versions are compared with it [GEN-5]', async () => {
    const options = hostWith();
    const file = join(options.schemas, 'released', '1.0.0.json');
    expect(await runGenerate({ ...options, release: true })).toEqual({ kind: 'released', file, isCurrent: true });
    expect(await runGenerate({ ...options, release: true })).toEqual({ kind: 'released', file, isCurrent: true });
    expect((await runGenerate(options)).kind).toBe('written');
    const { properties, ...rest } = authored(deployInput);
    const { services: _gone, ...left } = Object(properties);
    const changed = JSON.stringify({ ...rest, properties: left, required: ['environment', 'commit'] });
    writeFileSync(join(options.schemas, deployInput), changed);
    expect(problemsIn(await runGenerate(options))).toContain(
      `${deployInput}#/properties/services breaks 1.0.0: "services" was removed`,
    );
    writeFileSync(join(options.schemas, 'contract.json'), '{ "version": "2.0.0" }');
    expect((await runGenerate(options)).kind).toBe('written');
  });

  it('is rejected if the existing bundle differs or there is no version [GEN-5]', async () => {
    const options = hostWith({ 'released/1.0.0.json': { $defs: {} } });
    expect(await runGenerate({ ...options, release: true })).toMatchObject({ kind: 'released', isCurrent: false });
    const unversioned = hostWith({ 'contract.json': undefined });
    expect(problemsIn(await runGenerate({ ...unversioned, release: true }))).toEqual([
      'contract.json# is missing: a contract without a version cannot be released',
    ]);
    expect((await runGenerate(unversioned)).kind).toBe('written');
    expect(readFileSync(join(unversioned.out, 'routes.ts'), 'utf8')).toContain('CONTRACT_VERSION = "0.0.0"');
  });
});

describe("one more event in a host's repository", { timeout: 180_000 }, () => {
  it('changes only its two schema files, their cases and generated files [GEN-1]', async () => {
    const repository = temporaryDir();
    cpSync(example, repository, { recursive: true });
    const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, encoding: 'utf8' });
    git('init', '-q');
    git('add', '.');
    cpSync(join(root, 'test', 'support', 'fixtures', 'added-event', 'schemas'), join(repository, 'schemas'), {
      recursive: true,
    });
    const report = await runGenerate({ schemas: join(repository, 'schemas'), out: join(repository, 'generated') });
    expect(report).toMatchObject({ kind: 'written' });
    const changed = git('diff', '--name-only').trim().split('\n');
    expect(changed.filter((path) => !path.startsWith('generated/'))).toEqual([]);
    expect(changed).toContain('generated/fire.ts');
    const added = git('ls-files', '--others').trim().split('\n');
    expect(added.filter((path) => !path.startsWith('schemas/cases/'))).toEqual([
      'schemas/events/before-commit.input.schema.json',
      'schemas/events/before-commit.output.schema.json',
    ]);
  });
});

describe('output folder of a host', { timeout: 180_000 }, () => {
  it('keeps files of others and removes files that are no longer generated [GEN-1]', async () => {
    const options = hostWith();
    await runGenerate(options);
    const [notice] = readFileSync(join(options.out, 'fire.ts'), 'utf8').split('\n');
    writeTree(options.out, [
      ['mine.ts', '// my own\n'],
      ['kit/__pycache__/hook_types.cpython-312.pyc', 'binary'],
      ['fire.js', `${notice}\n`],
      ['fire.d.ts', `${notice}\n`],
      ['older.ts', `${notice}\n`],
    ]);
    const nothing = { stale: [], missing: [] };
    expect(await runGenerate({ ...options, check: true })).toMatchObject({
      drift: { ...nothing, orphaned: ['older.ts'] },
    });
    expect(readTree(options.out).has('older.ts')).toBe(true);
    expect(await runGenerate(options)).toMatchObject({ drift: { ...nothing, orphaned: ['older.ts'] } });
    expect([...readTree(options.out).keys()]).toEqual(expect.arrayContaining(['mine.ts', 'fire.js', 'fire.d.ts']));
    expect(readTree(options.out).has('older.ts')).toBe(false);
  });
});

describe('hookwright generate for a host', { timeout: 180_000 }, () => {
  const cli = buildCli();
  const dir = temporaryDir();
  const made = readTree(join(example, 'generated'));

  it('writes, checks and reports what it did [GEN-1]', () => {
    const { schemas, out } = hostWith();
    const args = ['--schemas', schemas, '--out', out];
    expect(cli(dir, args)).toEqual({
      code: 0,
      stdout: `${out}/: ${made.size} files, ${made.size} written, 0 removed\n`,
      stderr: '',
    });
    expect(readTree(out)).toEqual(made);
    expect(cli(dir, [...args, '--check'])).toEqual({ code: 0, stdout: '', stderr: '' });
    writeFileSync(join(out, 'fire.ts'), '');
    expect(cli(dir, [...args, '--check']).stderr).toBe(
      `stale    ${out}/fire.ts\n${out}/ is not up to date with ${schemas}/; run: hookwright generate --schemas ${schemas} --out ${out}\n`,
    );
  });

  it('requires both folders [GEN-1]', () => {
    for (const args of [
      ['--schemas', 'x'],
      ['--out', 'x'],
      ['--schemas', 'x', '--out', 'y', '--check', '--release'],
    ]) {
      expect(cli(dir, args)).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('--schemas <folder> and --out'),
      });
    }
  });

  it('prints the command that installs missing peers [GEN-1] [GEN-7]', () => {
    const { schemas, out } = hostWith();
    const bare = buildCli({ peers: false });
    const { code, stderr } = bare(dir, ['--schemas', schemas, '--out', out]);
    expect(code).toBe(1);
    const line = Object.entries(peers).map(([name, version]) => `${name}@${version}`);
    expect(stderr).toContain(`run: npm install --save-dev --save-exact ${line.join(' ')}`);
    const declared = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(declared.peerDependencies).toMatchObject(peers);
    expect(declared.devDependencies).toMatchObject(peers);
  });
});
