import { execFile } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { hook, makeFolder, trustOf, write } from '../../../support/config/trust/project.js';

const run = promisify(execFile);
const asRoot = process.getuid?.() === 0;

async function trusted() {
  const entry = hook('echo guard');
  const made = trustOf({ entries: [entry] });
  await made.grantAll();
  expect(made.whyNot(entry)).toBe('trusted');
  return { ...made, entry, file: made.trust.store.path };
}

describe('Trust store', () => {
  it('is one private file per project, without leftovers [SEC-3]', async () => {
    const { file, storeFolder } = await trusted();
    expect(readdirSync(storeFolder)).toEqual([expect.stringMatching(/^[\da-f]{64}\.json$/)]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(storeFolder).mode & 0o777).toBe(0o700);
  });

  it.each([
    '',
    '{',
    '"text"',
    '{"version":1}',
    '{"version":2,"hooks":[]}',
    '{"version":1,"hooks":[{"id":1}]}',
    '\0\0\0',
  ])('grants no trust if it contains %j, and accepts new grants [SEC-3]', async (text) => {
    const { file, entry, whyNot, grantAll, storeFolder } = await trusted();
    writeFileSync(file, text);
    expect(whyNot(entry)).toContain('cannot read the trust store');
    expect(whyNot(entry)).toContain(file);
    await grantAll();
    expect(whyNot(entry)).toBe('trusted');
    const aside = readdirSync(storeFolder).filter((name) => name.includes('.damaged-'));
    expect(aside.map((name) => readFileSync(join(storeFolder, name), 'utf8'))).toEqual([text]);
  });

  it.each(['', '0'.repeat(64), 'x'])('grants no trust with the proof %j [X-98]', async (proof) => {
    const { file, entry, whyNot, grantAll } = await trusted();
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, whole.replace(/[0-9a-f]{64}\n$/, proof));
    expect(whyNot(entry)).toContain('it was not written by hookwright');
    await grantAll();
    expect(whyNot(entry)).toBe('trusted');
  });

  it('grants no trust if it is truncated at any point [SEC-3]', async () => {
    const { file, entry, whyNot } = await trusted();
    const whole = readFileSync(file);
    for (let length = whole.length - 2; length >= 0; length -= 7) {
      writeFileSync(file, whole);
      truncateSync(file, length);
      expect(whyNot(entry)).not.toBe('trusted');
    }
  });

  it.runIf(asRoot)('is rejected if it belongs to another user, and not changed [SEC-3]', async () => {
    const { file, entry, whyNot, trust } = await trusted();
    const before = readFileSync(file, 'utf8');
    chownSync(file, 12345, 12345);
    expect(whyNot(entry)).toContain('belongs to another user (12345)');
    const ids = (await trust.pending()).map(({ id }) => id);
    await expect(trust.grant(ids)).rejects.toThrow('belongs to another user');
    expect(readFileSync(file, 'utf8')).toBe(before);
    chownSync(file, 0, 0);
    expect(whyNot(entry)).toBe('trusted');
  });

  it.each([0o620, 0o602, 0o666])('is rejected if others can write it: %o [SEC-3]', async (mode) => {
    const { file, entry, whyNot } = await trusted();
    chmodSync(file, mode);
    expect(whyNot(entry)).toContain('can be written by others');
  });

  it('is rejected if others can write its folder, or if it is a link [SEC-3]', async () => {
    const { file, entry, whyNot, storeFolder, project } = await trusted();
    chmodSync(storeFolder, 0o777);
    expect(whyNot(entry)).toContain('can be written by others');
    const linked = join(makeFolder(), 'trust');
    mkdirSync(linked, { mode: 0o700 });
    symlinkSync(file, join(linked, file.slice(storeFolder.length + 1)));
    expect(trustOf({ project, storeFolder: linked, entries: [entry] }).whyNot(entry)).toContain(
      'cannot read the trust store',
    );
  });

  it('of another project grants no trust, even under the right name [SEC-3]', async () => {
    const { file, storeFolder, entry } = await trusted();
    const other = trustOf({ storeFolder, entries: [entry] });
    writeFileSync(other.trust.store.path, readFileSync(file), { mode: 0o600 });
    expect(other.whyNot(entry)).toContain('it belongs to another project');
  });

  it.runIf(asRoot)('on a read-only disk is still read, and a new grant fails with an error [SEC-3]', async () => {
    const { project, storeFolder, entry } = await trusted();
    const worker = await bundledWorker();
    const script = `mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && exec "$2" "$3" "$4" "$1" 1`;
    const given = ['-m', 'sh', '-c', script, 'sh', storeFolder, process.execPath, worker, project];
    const { stdout } = await run('unshare', given);
    expect(stdout).toContain('EROFS');
    const { whyNot } = trustOf({ project, storeFolder, entries: [entry] });
    expect(whyNot(entry)).toBe('trusted');
  });

  it('loses nothing if two processes write a hundred grants at once [SEC-3]', async () => {
    const [project, storeFolder, worker] = [makeFolder(), join(makeFolder(), 'trust'), await bundledWorker()];
    await Promise.all(['a', 'b'].map((who) => run(process.execPath, [worker, project, storeFolder, '50', who])));
    const entries = ['a', 'b'].flatMap((who) => Array.from({ length: 50 }, (_, index) => hook(`echo ${who} ${index}`)));
    const { trust } = trustOf({ project, storeFolder, entries });
    expect(await trust.pending()).toEqual([]);
    expect(readdirSync(storeFolder)).toHaveLength(1);
  });

  it('is not blocked by a process that died while writing [SEC-3]', async () => {
    const { file, trust, setEntries, whyNot } = await trusted();
    const { pid } = await diedProcess();
    symlinkSync(`${pid}:1@${hostname()}`, `${file}.lock`);
    const next = hook('echo next');
    setEntries([next]);
    await trust.grant((await trust.pending()).map(({ id }) => id));
    expect(whyNot(next)).toBe('trusted');
  });
});

async function diedProcess(): Promise<{ pid: number | undefined }> {
  const running = run(process.execPath, ['-e', '0']);
  const { pid } = running.child;
  await running;
  return { pid };
}

/** Bundles a process that trusts hooks one by one and prints errors. */
async function bundledWorker(): Promise<string> {
  const folder = makeFolder();
  const source = `
    import { ProjectTrust } from ${JSON.stringify(join(import.meta.dirname, '../../../../src/config/trust/index.ts'))};
    const [project, storeFolder, count, who = 'x'] = process.argv.slice(2);
    try {
      for (let index = 0; index < Number(count); index += 1) {
        const config = { type: 'command', command: 'echo ' + who + ' ' + index };
        const entry = { config, eventName: 'BeforeTool', source: 'project' };
        const options = { project, workingDir: project, storeFolder, isLocked: () => false, entries: () => [entry] };
        const trust = new ProjectTrust(options);
        await trust.grant((await trust.pending()).map(({ id }) => id));
      }
    } catch (error) {
      console.log(error.message);
    }`;
  const entryPoint = write(folder, 'worker.ts', source);
  const outfile = join(folder, 'worker.mjs');
  await build({ entryPoints: [entryPoint], outfile, bundle: true, platform: 'node', format: 'esm', logLevel: 'error' });
  return outfile;
}
