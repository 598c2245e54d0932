import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AgentState } from '../../../../src/core/index.js';
import {
  createConfig,
  executeToolWithHooks,
  fireBeforeToolHook,
  type HostConfig,
  triggerBeforeAgentHook,
} from '../../../../src/index.js';
import { withUntrusted } from '../../../../src/integrations/model-sdks/shared/untrusted-policy.js';
import { makeMachine, settingsWith } from '../../../support/config/settings/machine.js';
import { Recorder } from '../../../support/core/events/support.js';

const guard = { type: 'command', name: 'no-secrets', command: 'sh guard.sh' };
const SCRIPT = 'echo "no secrets" >&2\nexit 2\n';

/** Creates a project with a guard that is not trusted. */
function untrustedProject(hook: object = guard, matcher = '^write_file$') {
  const machine = makeMachine();
  machine.write(join(machine.project, 'guard.sh'), SCRIPT);
  machine.write(machine.shared, { enableHooks: true, hooks: { BeforeTool: [{ matcher, hooks: [hook] }] } });
  return machine;
}

async function writeFile(config: HostConfig, options = {}, tool = 'write_file'): Promise<string> {
  const result = await executeToolWithHooks(config, tool, {}, async () => ({ llmContent: 'written' }), options);
  return String(result.llmContent);
}

const warningsOf = ({ logger }: { logger: Recorder }): string[] =>
  logger.warnings
    .flat()
    .map(String)
    .filter((line) => line.includes('no-secrets'));

describe('untrusted: warn', () => {
  it('logs one warning for a settings file, with the hooks, their commands and the remedy [X-72]', async () => {
    const machine = untrustedProject();
    machine.write(machine.local, settingsWith({ type: 'command', name: 'local', command: 'true' }));
    const config = await machine.load();
    expect(await writeFile(config)).toBe('written');
    expect(await writeFile(config)).toBe('written');
    const [shared, ...others] = warningsOf(machine);
    expect(others).toEqual([]);
    expect(shared).toContain(`cannot run hooks of ${machine.shared}: not trusted: BeforeTool "no-secrets"`);
    expect(shared).toContain('`sh guard.sh`');
    expect(shared).toContain('hookwright trust');
    expect(machine.logger.warnings.flat().join('\n')).toContain(`cannot run hooks of ${machine.local}`);
  });

  it('logs a warning for a settings file with hooks that does not enable them [X-72]', async () => {
    const machine = makeMachine();
    machine.write(machine.user, { hooks: settingsWith('true').hooks });
    await machine.load();
    expect(machine.logger.warnings.flat().join('\n')).toMatch(/settings\.json:.*enableHooks/);
  });
});

describe('untrusted: block', () => {
  it('blocks the calls that the guard matches, with the reason [X-72]', async () => {
    const machine = untrustedProject();
    const config = await machine.load({ untrusted: 'block' });
    const text = await writeFile(config);
    expect(text).toMatch(/^Tool execution blocked: cannot run the guard "no-secrets" .*never been trusted/);
    expect(config.getHookSystem()?.getTraces().at(-1)).toMatchObject({
      success: false,
      hooks: [{ name: 'no-secrets', verdict: 'untrusted', decision: 'deny' }],
    });
    expect((await fireBeforeToolHook(config, 'write_file', {}))?.isBlockingDecision()).toBe(true);
  });

  it.each([
    ['does not match', guard, '^other$'],
    ['is not enforced', { ...guard, enforce: false }, '^write_file$'],
    ['runs in the background', { ...guard, async: true }, '^write_file$'],
  ])('does not block for a hook that %s [X-72]', async (_, hook, matcher) => {
    const config = await untrustedProject(hook, matcher).load({ untrusted: 'block' });
    expect(await writeFile(config)).toBe('written');
  });

  it('does not block for a disabled hook [X-72]', async () => {
    const machine = untrustedProject();
    machine.write(machine.local, { disabledHooks: ['no-secrets'] });
    expect(await writeFile(await machine.load({ untrusted: 'block' }))).toBe('written');
  });

  it('can be set for one call, and for all calls of a wrapper [X-72]', async () => {
    const config = await untrustedProject().load();
    expect(await writeFile(config)).toBe('written');
    expect(await writeFile(config, { untrusted: 'block' })).toContain('no-secrets');
    expect(await writeFile(config)).toBe('written');
    const wrapped = withUntrusted(config, 'block');
    expect(withUntrusted(config, 'block')).toBe(wrapped);
    expect((await fireBeforeToolHook(wrapped, 'write_file', {}))?.isBlockingDecision()).toBe(true);
  });

  it('blocks if a hook loses its trust right before it starts [X-72]', async () => {
    const hooks = { BeforeTool: [{ hooks: [{ type: 'command' as const, command: 'true', name: 'late' }] }] };
    const isHookStillTrusted = () => ({ trusted: false as const, why: 'revoked' });
    const config = createConfig({ workingDir: '/', hooks, isHookStillTrusted, untrusted: 'block' });
    expect(await writeFile(config)).toContain('revoked');
    await config.getHookSystem()?.dispose();
  });

  it('applies to hooks of a folder that the host does not trust [X-72]', async () => {
    const hooks = { BeforeTool: [{ hooks: [{ type: 'command' as const, command: 'true', name: 'own' }] }] };
    const config = createConfig({ workingDir: '/', hooks, trustedFolder: false, untrusted: 'block' });
    expect(await writeFile(config)).toMatch(/blocked: .*"own".*folder is not trusted/);
    await config.getHookSystem()?.dispose();
  });

  it('is part of requireHooks, which also blocks if a hook fails [X-72]', async () => {
    const config = await untrustedProject().load();
    expect(await writeFile(config, { requireHooks: true })).toContain('no-secrets');
    const machine = makeMachine();
    machine.write(machine.user, settingsWith({ type: 'command', name: 'fails', command: 'exit 1' }));
    const failing = await machine.load();
    expect(await writeFile(failing)).toBe('written');
    expect(await writeFile(failing, { requireHooks: true })).toMatch(/"fails" failed and blocks on errors/);
  });
});

describe('untrusted: ask', () => {
  it('runs the hook if confirmGuard returns true, and asks once [X-72] [X-89]', async () => {
    const asked: unknown[] = [];
    const confirmGuard = async (...question: unknown[]) => asked.push(question) > 0;
    const config = await untrustedProject().load({ untrusted: 'ask', confirmGuard });
    const texts = await Promise.all([writeFile(config), writeFile(config), writeFile(config)]);
    expect(texts.every((text) => text.includes('no secrets'))).toBe(true);
    expect(asked).toMatchObject([
      [
        { kind: 'untrusted', name: 'no-secrets', event: 'BeforeTool', command: 'sh guard.sh' },
        {
          toolName: 'write_file',
          question: expect.stringMatching(/^Trust the hook "no-secrets" .*\nIt runs: sh guard\.sh/),
        },
      ],
    ]);
    expect(await config.trust.pending()).toEqual([]);
  });

  it('begins a turn once, though the event is planned again after the question', async () => {
    const machine = makeMachine();
    const hooks = [{ type: 'command', name: 'echo', command: 'true' }];
    machine.write(machine.shared, { enableHooks: true, hooks: { BeforeAgent: [{ hooks }] } });
    const config = await machine.load({ untrusted: 'ask', confirmGuard: async () => true });
    const moments: string[] = [];
    const state: AgentState = {
      agent: { id: 'main', depth: 0 },
      turnId: undefined,
      facts: () => ({}),
      texts: () => ({}),
      begin: (moment, event) => void moments.push(`begin ${moment}: ${event.prompt()}`),
      admit: () => undefined,
      end: (moment) => void moments.push(`end ${moment}`),
      addLabels: (labels) => labels,
    };
    await triggerBeforeAgentHook(Object.assign(config, { getAgentState: () => state }), 'Tidy up');
    expect(config.getHookSystem()?.getTraces().at(-1)).toMatchObject({ hooks: [{ name: 'echo', verdict: 'ran' }] });
    expect(moments).toEqual(['begin turn-start: Tidy up', 'end turn-start']);
  });

  it('does not ask about a hook that does not match [X-72] [X-89]', async () => {
    let asked = 0;
    const confirmGuard = async () => ++asked > 0;
    const config = await untrustedProject().load({ untrusted: 'ask', confirmGuard });
    expect(await writeFile(config, {}, 'read_file')).toBe('written');
    expect(asked).toBe(0);
  });

  it('blocks if confirmGuard returns false, and does not ask again [X-72] [X-89]', async () => {
    let asked = 0;
    const confirmGuard = async () => {
      asked += 1;
      return false;
    };
    const config = await untrustedProject().load({ untrusted: 'ask', confirmGuard });
    for (let call = 0; call < 3; call += 1) expect(await writeFile(config)).toMatch(/blocked: .*no-secrets/);
    expect(asked).toBe(1);
  });

  it('blocks if confirmGuard is missing or fails [X-72] [X-89]', async () => {
    expect(await writeFile(await untrustedProject().load({ untrusted: 'ask' }))).toMatch(/blocked: .*no-secrets/);
    const machine = untrustedProject();
    expect(await writeFile(await machine.load({ untrusted: 'ask', confirm: async () => true }))).toContain('blocked');
    expect(machine.logger.warnings.flat().join()).toContain('"confirmGuard" is missing');
    const confirmGuard = () => Promise.reject(new Error('no terminal'));
    const config = await machine.load({ untrusted: 'ask', confirmGuard });
    expect(await writeFile(config)).toMatch(/blocked: .*no-secrets/);
    expect(machine.logger.warnings.flat().join()).toContain('no terminal');
  });

  it('does not wait for confirmGuard if the call was aborted [X-72] [X-89]', async () => {
    const abort = new AbortController();
    const confirmGuard = (): Promise<boolean> => {
      abort.abort();
      return new Promise(() => {});
    };
    const config = await untrustedProject().load({ untrusted: 'ask', confirmGuard });
    expect(await writeFile(config, { signal: abort.signal })).not.toBe('written');
  });

  it('passes confirmGuard the lines that changed since the hook was trusted [X-72] [X-89]', async () => {
    const machine = untrustedProject();
    const before = await machine.load();
    await before.trust.grant((await before.trust.pending()).map(({ id }) => id));
    writeFileSync(join(machine.project, 'guard.sh'), `${SCRIPT}echo changed\n`);
    const diffs: (string | undefined)[] = [];
    const confirmGuard = async ({ diff }: { diff?: string | undefined }) => {
      diffs.push(diff);
      return true;
    };
    const config = await machine.load({ untrusted: 'ask', confirmGuard });
    expect(await writeFile(config)).toContain('no secrets');
    expect(diffs).toEqual([expect.stringContaining('+ echo changed')]);
  });

  it('asks once per config about hooks that the host does not trust [X-72] [X-89]', async () => {
    const hooks = { BeforeTool: [{ hooks: [{ type: 'command' as const, command: 'exit 2', name: 'own' }] }] };
    const isHookTrusted = () => ({ trusted: false as const, why: 'new' });
    const logger = new Recorder();
    let asked = 0;
    const confirmGuard = async () => ++asked > 0;
    const options = {
      workingDir: '/',
      hooks,
      isHookTrusted,
      untrusted: 'ask' as const,
      confirmGuard,
      debugLogger: logger,
    };
    const config = createConfig(options);
    for (let call = 0; call < 2; call += 1) expect(await writeFile(config)).toMatch(/^Tool execution blocked/);
    expect(asked).toBe(1);
    expect(config.getHookSystem()?.getTraces().at(-1)?.hooks[0]).toMatchObject({ verdict: 'ran' });
    await config.getHookSystem()?.dispose();
  });
});
