import { cpSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hook, makeFolder, trustOf, write } from '../../../support/config/trust/project.js';

/** Creates a project with one trusted hook, and a store that may be shared. */
async function trusted(command = './guard.sh', more: Parameters<typeof hook>[1] = {}) {
  const project = makeFolder();
  const script = write(project, 'guard.sh', '#!/bin/sh\nexit 0\n');
  const entry = hook(command, more);
  const made = trustOf({ project, entries: [entry] });
  await made.grantAll();
  expect(made.whyNot(entry)).toBe('trusted');
  return { ...made, script, entry };
}

const LOOK = 'review it, then trust it';

describe('project hook', () => {
  it('does not run until a person trusts it and sees what that means [SEC-2, SEC-4]', async () => {
    const project = makeFolder();
    write(project, 'guard.sh', 'exit 0');
    const entry = hook('./guard.sh', { name: 'guard' });
    const { trust, whyNot } = trustOf({ project, entries: [entry] });
    expect(whyNot(entry)).toBe(`it has never been trusted; ${LOOK}`);
    expect(await trust.pending()).toEqual([
      {
        id: expect.stringMatching(/^[\da-f]{64}$/),
        name: 'guard',
        command: './guard.sh',
        event: 'BeforeTool',
        source: 'project',
        why: `it has never been trusted; ${LOOK}`,
        files: ['guard.sh'],
        programs: {},
        fullyCovered: true,
        hidden: [],
      },
    ]);
    expect(whyNot(entry)).not.toBe('trusted');
  });

  it('runs in every process after it is trusted, with the same id [SEC-3]', async () => {
    const { project, storeFolder, entry, trust } = await trusted();
    const other = trustOf({ project, storeFolder, entries: [entry] });
    expect(other.whyNot(entry)).toBe('trusted');
    expect(await trust.pending()).toEqual([]);
    const fresh = makeFolder();
    const ids = await Promise.all(
      [1, 2].map(async () => (await trustOf({ project, storeFolder: fresh, entries: [entry] }).trust.pending())[0]?.id),
    );
    expect(ids[0]).toBe(ids[1]);
  });

  it('needs trust again after its script changed, but not after it changed back [SEC-3]', async () => {
    const { project, whyNot, entry, grantAll } = await trusted();
    write(project, 'guard.sh', '#!/bin/sh\nexit 1\n');
    expect(whyNot(entry)).toBe(`guard.sh changed since it was trusted; ${LOOK}`);
    write(project, 'guard.sh', '#!/bin/sh\nexit 0\n');
    expect(whyNot(entry)).toBe('trusted');
    write(project, 'guard.sh', '#!/bin/sh\nexit 3\n');
    await grantAll();
    expect(whyNot(entry)).toBe('trusted');
    write(project, 'guard.sh', '#!/bin/sh\nexit 0\n');
    expect(whyNot(entry)).toBe('trusted');
  });

  it.each([
    ['another timeout', { timeout: 5 }],
    ['an added variable', { env: { A: '1' } }],
    ['another policy', { onError: 'block' } as const],
    ['an argument', { args: [] }],
  ])('needs trust again after %s [SEC-3]', async (_, more) => {
    const { whyNot } = await trusted('./guard.sh', { name: 'guard' });
    expect(whyNot(hook('./guard.sh', { name: 'guard', ...more }))).toBe(
      `its definition changed since it was trusted; ${LOOK}`,
    );
  });

  it.each([
    ['another matcher', { matcher: 'write' }],
    ['another order', { sequential: true }],
    ['another dialect', { dialect: { name: 'other', event: 'preToolUse' } }],
  ])('needs trust again with %s [SEC-3]', async (_, more) => {
    const { whyNot } = await trusted();
    expect(whyNot(hook('./guard.sh', {}, more))).toBe(`its definition changed since it was trusted; ${LOOK}`);
    expect(whyNot(hook('./guard.sh', {}, { eventName: 'AfterTool' }))).toBe(`it has never been trusted; ${LOOK}`);
  });

  it('is not trusted because another hook of the same name is [SEC-4]', async () => {
    const { project, whyNot } = await trusted('./guard.sh', { name: 'guard' });
    write(project, 'evil.sh', 'exit 0');
    expect(whyNot(hook('./evil.sh', { name: 'guard' }))).not.toBe('trusted');
  });

  it('is not trusted after its project moved [SEC-3]', async () => {
    const { project, storeFolder, entry } = await trusted();
    const moved = `${project}-moved`;
    renameSync(project, moved);
    const { whyNot } = trustOf({ project: moved, storeFolder, entries: [entry] });
    expect(whyNot(entry)).toBe(`it has never been trusted; ${LOOK}`);
    renameSync(moved, project);
  });

  it('detects a replaced script with the same size and time [SEC-3]', async () => {
    const { project, script, entry, whyNot } = await trusted();
    const other = write(project, 'other.sh', '#!/bin/sh\nexit 9\n');
    for (const file of [script, other]) utimesSync(file, 1_000_000_000, 1_000_000_000);
    expect(whyNot(entry)).toBe('trusted');
    renameSync(other, script);
    expect(statSync(script).mtimeMs).toBe(1_000_000_000_000);
    expect(whyNot(entry)).toContain('guard.sh changed');
  });

  it('detects a script rewritten in place with the same size and time, however fast [SEC-3]', async () => {
    const { script, entry, whyNot, project } = await trusted();
    for (let round = 0; round < 50; round += 1) {
      const { atime, mtime } = statSync(script);
      write(project, 'guard.sh', '#!/bin/sh\nexit 9\n');
      utimesSync(script, atime, mtime);
      expect(whyNot(entry)).toContain('guard.sh changed');
      write(project, 'guard.sh', '#!/bin/sh\nexit 0\n');
      utimesSync(script, atime, mtime);
      expect(whyNot(entry)).toBe('trusted');
    }
  });

  it('detects a link to another target, and that it points back [SEC-3]', async () => {
    const project = makeFolder();
    write(project, 'a.sh', 'same');
    write(project, 'b.sh', 'same');
    const link = join(project, 'guard.sh');
    symlinkSync('a.sh', link);
    const entry = hook('./guard.sh');
    const { grantAll, whyNot } = trustOf({ project, entries: [entry] });
    await grantAll();
    rmSync(link);
    symlinkSync('b.sh', link);
    expect(whyNot(entry)).toBe(`guard.sh now links to b.sh since it was trusted; ${LOOK}`);
    rmSync(link);
    symlinkSync('a.sh', link);
    expect(whyNot(entry)).toBe('trusted');
  });

  it('detects a file that appears or disappears under a name in the command [SEC-3]', async () => {
    const { project, whyNot, entry } = await trusted('./guard.sh rules.json');
    write(project, 'rules.json', '{}');
    expect(whyNot(entry)).toBe(`rules.json is new since it was trusted; ${LOOK}`);
    rmSync(join(project, 'rules.json'));
    expect(whyNot(entry)).toBe('trusted');
    rmSync(join(project, 'guard.sh'));
    expect(whyNot(entry)).toBe(`guard.sh is gone since it was trusted; ${LOOK}`);
  });

  it('detects a program that is found at another path [SEC-3]', async () => {
    const [project, first, second] = [makeFolder(), makeFolder(), makeFolder()];
    write(second, 'checker', '#!/bin/sh\n');
    const entry = hook('checker', { env: { PATH: `${first}:${second}` } });
    const { grantAll, whyNot } = trustOf({ project, entries: [entry] });
    await grantAll();
    expect(whyNot(entry)).toBe('trusted');
    write(first, 'checker', '#!/bin/sh\n');
    expect(whyNot(entry)).toBe(`checker is now ${first}/checker since it was trusted; ${LOOK}`);
  });

  it('is not trusted with the id of an older state [SEC-4]', async () => {
    const project = makeFolder();
    write(project, 'guard.sh', 'one');
    const entry = hook('./guard.sh');
    const { trust, whyNot } = trustOf({ project, entries: [entry] });
    const [seen] = await trust.pending();
    write(project, 'guard.sh', 'two');
    const id = seen?.id ?? '';
    expect(await trust.grant([id])).toEqual({ changed: [], unknown: [id] });
    expect(whyNot(entry)).not.toBe('trusted');
  });

  it('loses trust, also for older states, in every process when it is revoked [SEC-4]', async () => {
    const { project, storeFolder, entry, whyNot, trust, grantAll } = await trusted();
    write(project, 'guard.sh', 'later');
    const [later] = await trust.pending();
    await grantAll();
    const other = trustOf({ project, storeFolder, entries: [entry] });
    expect(other.whyNot(entry)).toBe('trusted');
    const id = later?.id ?? '';
    expect(await trust.revoke([id, 'unknown'])).toEqual({ changed: [id], unknown: ['unknown'] });
    expect([whyNot(entry), other.whyNot(entry)]).not.toContain('trusted');
    write(project, 'guard.sh', '#!/bin/sh\nexit 0\n');
    expect([whyNot(entry), other.whyNot(entry)]).not.toContain('trusted');
  });
});

describe('locked project', () => {
  async function locked() {
    const made = await trusted();
    await made.trust.lock();
    const again = trustOf({ project: made.project, entries: [made.entry], locked: true });
    return { ...made, again };
  }

  it('runs exactly the hooks that its lock file lists, without a store or a person [SEC-3]', async () => {
    const { again, entry, project } = await locked();
    expect(again.whyNot(entry)).toBe('trusted');
    expect(again.whyNot(hook('./other.sh'))).toContain('it is not in the lock file; review the hooks');
    write(project, 'guard.sh', 'changed');
    expect(again.whyNot(entry)).toContain('guard.sh changed since it was trusted; review the hooks');
    expect(() => statSync(again.storeFolder)).toThrow('ENOENT');
    await expect(again.trust.grant(['x'])).rejects.toThrow('locked');
  });

  it('runs the same hooks in a copy at another path: the lock file is committed [SEC-3]', async () => {
    const { project, entry } = await locked();
    const copy = join(makeFolder(), 'copy');
    cpSync(project, copy, { recursive: true });
    expect(trustOf({ project: copy, entries: [entry], locked: true }).whyNot(entry)).toBe('trusted');
  });

  it('ignores hooks that the user trusts beyond the lock file [SEC-3]', async () => {
    const { project, storeFolder, entry } = await trusted();
    const { whyNot } = trustOf({ project, storeFolder, entries: [entry], locked: true });
    expect(whyNot(entry)).toContain('not in the lock file');
  });

  it.each(['', '{', '[]', '{"version":2,"hooks":[]}', '{"version":1,"hooks":[{}]}'])(
    'runs no hooks with the lock file %j [SEC-3]',
    async (text) => {
      const { again, entry, project } = await locked();
      write(project, '.hookwright/hooks.lock.json', text);
      expect(again.whyNot(entry)).toContain('cannot read the lock file');
    },
  );

  it('runs no hooks with the lock file of another project [SEC-3]', async () => {
    const { project } = await locked();
    const other = makeFolder();
    write(other, 'guard.sh', 'something else');
    cpSync(join(project, '.hookwright'), join(other, '.hookwright'), { recursive: true });
    const entry = hook('./guard.sh');
    expect(trustOf({ project: other, entries: [entry], locked: true }).whyNot(entry)).toContain('guard.sh changed');
  });

  it('lists hooks in an order that does not depend on their declaration [SEC-3]', async () => {
    const entries = ['echo c', 'echo a', 'echo b'].map((command) => hook(command));
    const { project, trust, grantAll, setEntries } = trustOf({ entries });
    await grantAll();
    const read = () => readFileSync(join(project, '.hookwright/hooks.lock.json'), 'utf8');
    await trust.lock();
    const first = read();
    setEntries(entries.toReversed());
    await trust.lock();
    expect(read()).toBe(first);
    expect(first.endsWith('}\n')).toBe(true);
  });
});
