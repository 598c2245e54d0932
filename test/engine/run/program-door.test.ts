import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HookEventName } from '../../../generated/index.js';
import { HookRunner } from '../../../src/core/runner/hook-runner.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const guard = { type: 'command', command: 'exit 2' } as const;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hookwright-door-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A host of its own, on a copy of the published bundles that it may take away. */
async function host(code: string): Promise<unknown> {
  cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'host.js'), code);
  const { stdout } = await promisify(execFile)(process.execPath, ['host.js'], { cwd: folder });
  return JSON.parse(stdout);
}

describe('what starts processes', () => {
  it('is loaded by no host that only imports hookwright [CFG-12]', async () => {
    const loaded = await host(`
      import './dist/index.js';
      const names = ['child_process', 'net', 'http', 'worker_threads'];
      console.log(JSON.stringify(names.filter((name) => process.moduleLoadList.includes('NativeModule ' + name))));
    `);
    expect(loaded).toEqual([]);
  });

  it('is in memory once the hooks are known: a guard holds when the package is gone [RUN-1]', async () => {
    const decision = await host(`
      import { rmSync } from 'node:fs';
      import { createConfig } from './dist/index.js';
      const hooks = { BeforeTool: [{ hooks: [${JSON.stringify(guard)}] }] };
      const system = createConfig({ workingDir: process.cwd(), hooks }).getHookSystem();
      await system.initialize();
      rmSync('dist', { recursive: true });
      const result = await system.fireEvent('BeforeTool', { toolName: 'ls', toolInput: {} });
      console.log(JSON.stringify(result.finalOutput.decision));
      await system.dispose();
    `);
    expect(decision).toBe('deny');
  });

  it('that cannot be loaded is told of by each hook that needs it [FAIL-9]', async () => {
    const errors = await host(`
      import { rmSync } from 'node:fs';
      import { HookRunner } from './dist/index.js';
      rmSync('dist', { recursive: true });
      const input = { hook_event_name: 'BeforeTool', session_id: 's', cwd: process.cwd(), tool_name: 'ls', tool_input: {} };
      const runner = new HookRunner();
      const hook = { ...${JSON.stringify(guard)}, onError: 'block' };
      const [first, second] = await runner.executeHooksSequential([hook], 'BeforeTool', input)
        .then(async (results) => [...results, ...(await runner.executeHooksSequential([hook], 'BeforeTool', input))]);
      console.log(JSON.stringify([first, second].map(({ output, error }) => [output.decision, error.message])));
    `);
    expect(errors).toEqual(
      Array(2).fill(['deny', expect.stringMatching(/^what runs hooks cannot be loaded: Cannot find module/)]),
    );
  });

  it('that cannot be loaded refuses for guards alone, not for a hook that is not enforced [FAIL-9]', async () => {
    const decisions = await host(`
      import { rmSync } from 'node:fs';
      import { createConfig } from './dist/index.js';
      const system = createConfig({ workingDir: process.cwd() }).getHookSystem();
      await system.initialize();
      rmSync('dist', { recursive: true });
      const fire = async () => (await system.fireEvent('BeforeTool', { toolName: 'ls', toolInput: {} })).finalOutput?.decision;
      const remove = system.registerHook({ type: 'function', name: 'w', enforce: false, action: () => {} }, 'BeforeTool');
      const unenforced = await fire();
      remove();
      system.registerHook({ type: 'function', name: 'g', action: () => ({ decision: 'allow' }) }, 'BeforeTool');
      console.log(JSON.stringify([unenforced ?? null, await fire()]));
      await system.dispose();
    `);
    expect(decisions).toEqual([null, 'deny']);
  });

  it('that cannot be loaded is told of before any event needs it [X-61]', async () => {
    const told = await host(`
      import { rmSync } from 'node:fs';
      import { createConfig } from './dist/index.js';
      rmSync('dist', { recursive: true });
      const told = [];
      const hooks = { BeforeTool: [{ hooks: [${JSON.stringify(guard)}] }] };
      const debugLogger = { log: () => {}, warn: (text) => told.push(text) };
      const system = createConfig({ workingDir: process.cwd(), hooks, debugLogger }).getHookSystem();
      await system.initialize();
      console.log(JSON.stringify(told));
      await system.dispose();
    `);
    expect(told).toEqual([expect.stringMatching(/^hooks: hooks cannot run: Cannot find module/)]);
  });

  it('and is ended before it is loaded lets no hook run [DSP-4]', async () => {
    const runner = new HookRunner();
    runner.dispose({ kill: true });
    const input = {
      hook_event_name: HookEventName.Notification,
      session_id: 's',
      cwd: folder,
      timestamp: new Date().toISOString(),
      transcript_path: '',
    };
    const result = await runner.executeHook(guard, HookEventName.Notification, input);
    expect(result.success).toBe(false);
    expect(result.output).toBeUndefined();
  });
});
