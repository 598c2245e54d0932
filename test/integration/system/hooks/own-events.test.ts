import { tmpdir } from 'node:os';
import { createHooks } from 'hookwright';
import { describe, expect, it, onTestFinished } from 'vitest';
import { contract, hookEvents } from '../../../../examples/own-events/generated/contract.js';

const PARAMS = { environment: 'production', commit: '4f2a91c' } as const;

describe('hooks of a host with its own contract', () => {
  it('fire its own events, with their types', async () => {
    const hooks = await createHooks({
      settings: false,
      cwd: tmpdir(),
      contract,
      hooks: { BeforeDeploy: [{ hooks: [{ type: 'command', command: 'echo frozen >&2; exit 2' }] }] },
    });
    onTestFinished(() => hooks.dispose({ kill: true }));
    hooks.on('BeforeDeploy', ({ environment }) => ({ systemMessage: `to ${environment}` }));
    const session = await hooks.session();
    const decision = await session.fire('BeforeDeploy', PARAMS);
    expect(decision).toMatchObject({ blocked: true, reason: 'frozen', systemMessage: 'to production' });
    expect(await session.fire('BeforeTool', { toolName: 'ls', toolInput: {} })).toMatchObject({ blocked: false });
  });

  it('are taken by the generated hookEvents as a scope', async () => {
    const hooks = await createHooks({ settings: false, cwd: tmpdir(), contract, logger: false });
    onTestFinished(() => hooks.dispose({ kill: true }));
    const seen: string[] = [];
    hooks.on('BeforeDeploy', ({ session_id }) => {
      seen.push(session_id);
    });
    const session = await hooks.session({ id: 'a' });
    await hookEvents(session).fireBeforeDeployEvent(PARAMS);
    expect(seen).toEqual(['a']);
  });
});
