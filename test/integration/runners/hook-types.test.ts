import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HookEventName } from '../../../generated/index.js';
import { HookRunner } from '../../../src/system/hook-runner.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const guard = { type: 'command', command: 'exit 2' } as const;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hookwright-types-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a host in its own process, with a copy of the published bundles that it may delete. */
async function host(code: string): Promise<unknown> {
  cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'host.js'), code);
  const { stdout } = await promisify(execFile)(process.execPath, ['host.js'], { cwd: folder });
  return JSON.parse(stdout);
}

describe('Table of hook types', () => {
  it('loads no process or network module when hookwright is imported [CFG-12]', async () => {
    const loaded = await host(`
      import './dist/index.js';
      const names = ['child_process', 'net', 'http', 'worker_threads'];
      console.log(JSON.stringify(names.filter((name) => process.moduleLoadList.includes('NativeModule ' + name))));
    `);
    expect(loaded).toEqual([]);
  });

  it('has loaded the runners of configured hooks after initialize() [RUN-1]', async () => {
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

  it('blocks if the runner of a hook cannot be loaded [FAIL-9]', async () => {
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
      Array(2).fill(['deny', expect.stringMatching(/^cannot load the runner of command hooks: Cannot find module/)]),
    );
  });

  it('does not block if the runner of a hook that is not enforced cannot be loaded [FAIL-9]', async () => {
    const decisions = await host(`
      import { rmSync } from 'node:fs';
      import { createConfig } from './dist/index.js';
      rmSync('dist', { recursive: true });
      const fire = async (hook) => {
        const hooks = { BeforeTool: [{ hooks: [hook] }] };
        const system = createConfig({ workingDir: process.cwd(), hooks }).getHookSystem();
        const { finalOutput } = await system.fireEvent('BeforeTool', { toolName: 'ls', toolInput: {} });
        await system.dispose();
        return finalOutput?.decision ?? null;
      };
      const guard = ${JSON.stringify(guard)};
      console.log(JSON.stringify([await fire({ ...guard, enforce: false }), await fire(guard)]));
    `);
    expect(decisions).toEqual([null, 'deny']);
  });

  it('runs functions even if no other runner can be loaded [FAIL-9]', async () => {
    const decision = await host(`
      import { rmSync } from 'node:fs';
      import { createConfig } from './dist/index.js';
      const system = createConfig({ workingDir: process.cwd() }).getHookSystem();
      await system.initialize();
      rmSync('dist', { recursive: true });
      system.registerHook({ type: 'function', name: 'g', action: () => ({ decision: 'block', reason: 'no' }) }, 'BeforeTool');
      const { finalOutput } = await system.fireEvent('BeforeTool', { toolName: 'ls', toolInput: {} });
      console.log(JSON.stringify(finalOutput.reason));
      await system.dispose();
    `);
    expect(decision).toBe('no');
  });

  it('warns during initialize() if a runner cannot be loaded [X-61]', async () => {
    const warnings = await host(`
      import { rmSync } from 'node:fs';
      import { createConfig } from './dist/index.js';
      rmSync('dist', { recursive: true });
      const warnings = [];
      const hooks = { BeforeTool: [{ hooks: [${JSON.stringify(guard)}] }] };
      const debugLogger = { log: () => {}, warn: (text) => warnings.push(text) };
      const system = createConfig({ workingDir: process.cwd(), hooks, debugLogger }).getHookSystem();
      await system.initialize();
      console.log(JSON.stringify(warnings));
      await system.dispose();
    `);
    expect(warnings).toEqual([
      expect.stringMatching(/^hooks: cannot run command and worker hooks: Cannot find module/),
    ]);
  });

  it('runs no hook after dispose with kill [DSP-4]', async () => {
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
