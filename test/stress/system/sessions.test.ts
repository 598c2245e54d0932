import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundle, folderForAll, runModule } from '../../support/core/events/child.js';

const SETTINGS = {
  enableHooks: true,
  hooks: { BeforeTool: [{ matcher: 'deploy', hooks: [{ type: 'command', command: 'exit 2' }] }] },
};

/** Opens, uses and ends sessions, in crowds of 50. Prints what is left, before and after a thousand of them. */
const HOST = `
import { readdirSync } from 'node:fs';
import { createHooks } from './hookwright.mjs';
const hooks = await createHooks({ cwd: process.cwd() });
hooks.on('BeforeTool', { matcher: 'write' }, () => ({ decision: 'deny', reason: 'no' }));
hooks.on('SessionStart', () => undefined);
let blocked = 0;
async function live(index) {
  const session = await hooks.session();
  const outcomes = await Promise.all([
    session.tool('write', {}, () => 'ran'),
    session.tool('read', { index }, () => 'ran'),
    session.fire('BeforeAgent', { prompt: 'go' }),
    ...(index % 100 === 0 ? [session.tool('deploy', {}, () => 'ran')] : []),
  ]);
  blocked += outcomes.filter(({ status }) => status === 'blocked').length;
  await session.end();
}
async function crowd(count) {
  for (let begun = 0; begun < count; begun += 50) {
    await Promise.all(Array.from({ length: 50 }, (_, index) => live(begun + index)));
  }
}
async function left() {
  // Finalizers of collected sessions run in later turns of the event loop.
  for (let turn = 0; turn < 5; turn += 1) {
    gc();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return {
    resources: process.getActiveResourcesInfo().sort(),
    descriptors: readdirSync('/proc/self/fd').length,
    listeners: process.eventNames().reduce((sum, name) => sum + process.listenerCount(name), 0),
    heap: process.memoryUsage().heapUsed,
  };
}
await crowd(500);
const before = await left();
blocked = 0;
await crowd(1000);
const after = await left();
await hooks.dispose();
console.log(JSON.stringify({ before, after, blocked, disposed: process.getActiveResourcesInfo().filter((name) => name !== 'PipeWrap') }));
`;

describe('a thousand sessions', () => {
  const dir = folderForAll();

  it('leave no watcher, process, timer, listener or memory behind', () => {
    bundle(dir);
    mkdirSync(join(dir, 'config', 'hookwright'), { recursive: true });
    writeFileSync(join(dir, 'config', 'hookwright', 'settings.json'), JSON.stringify(SETTINGS));
    const env = { HOME: dir, XDG_CONFIG_HOME: join(dir, 'config') };
    const { stdout, stderr, code } = runModule(dir, HOST, ['--expose-gc'], env);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const { before, after, blocked, disposed } = JSON.parse(stdout);
    expect(blocked).toBe(1010);
    const { heap: heapBefore, ...resourcesBefore } = before;
    const { heap: heapAfter, ...resourcesAfter } = after;
    expect(resourcesAfter).toEqual(resourcesBefore);
    expect(heapAfter - heapBefore).toBeLessThan(1_000_000);
    expect(disposed).toEqual([]);
  });
});
