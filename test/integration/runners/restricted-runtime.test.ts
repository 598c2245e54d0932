import { execFile } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { createConfig } from '../../../src/index.js';
import { makeService } from '../../support/runners/http/service.js';

interface Decision {
  readonly decision?: string;
  readonly reason?: string;
  readonly warnings: readonly string[];
}

const root = new URL('../../../', import.meta.url);
const runtimes = new URL('test/e2e/runtimes/', root);
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';
const EVERYTHING =
  'fs,fs/promises,child_process,os,path,net,http,https,url,buffer,crypto,worker_threads,timers,timers/promises';
let url: string;

beforeEach(async () => {
  const service = await makeService((response) => response.end('{"decision":"deny","reason":"http no"}'));
  url = service.url;
});

/** Returns the decisions of hooks in a Node process with these flags. */
async function decisionsWith(...flags: string[]): Promise<Record<string, Decision>> {
  const program = fileURLToPath(new URL('restricted.mjs', runtimes));
  const entry = new URL('dist/index.js', root).href;
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, program, entry, url]);
  return JSON.parse(stdout);
}

function withoutModules(names: string): string {
  return `--import=${pathToFileURL(fileURLToPath(new URL('without-modules.mjs', runtimes)))}?${names}`;
}

/** Matches a hook that could not run: it blocks, and the warning has the cause. */
const couldNotRun = (cause: RegExp) => ({
  decision: 'deny',
  reason: expect.stringMatching(cause),
  warnings: expect.arrayContaining([expect.stringMatching(cause)]),
});

describe('Runtime without node:child_process', () => {
  it('blocks with commands and workers, because they could not run [X-61]', async () => {
    const decisions = await decisionsWith(withoutModules('child_process'));
    const blocked = couldNotRun(/No such module "node:child_process"\. In this runtime, use function or http hooks/);
    expect(decisions).toMatchObject({ command: blocked, exec: blocked, worker: blocked });
  });

  it('runs functions and HTTP hooks as usual [X-61]', async () => {
    const decisions = await decisionsWith(withoutModules('child_process'));
    expect(decisions).toMatchObject({ function: { reason: 'function no', warnings: [] }, http: { reason: 'http no' } });
  });
});

describe('Runtime without Node modules', () => {
  it('runs functions, and HTTP hooks with fetch [X-61]', async () => {
    const decisions = await decisionsWith(withoutModules(EVERYTHING));
    expect(decisions).toMatchObject({
      function: { decision: 'deny', reason: 'function no', warnings: [] },
      http: { decision: 'deny', reason: 'http no', warnings: [] },
      command: couldNotRun(/No such module/),
    });
  });
});

describe('Node without the permission to start processes', () => {
  it('blocks with commands and workers, and the warning names the flag [X-61]', async () => {
    const decisions = await decisionsWith(permission, '--allow-fs-read=*', '--no-warnings');
    const blocked = couldNotRun(/Node: run with --allow-child-process/);
    expect(decisions).toMatchObject({ command: blocked, exec: blocked, worker: blocked });
    expect(decisions['function']).toMatchObject({ reason: 'function no', warnings: [] });
  });
});

describe('Runtime without access to the environment', () => {
  it('runs functions, and blocks with commands: the warning names the permission [X-61]', async () => {
    const file = pathToFileURL(fileURLToPath(new URL('without-environment.mjs', runtimes)));
    const decisions = await decisionsWith(`--import=${file}`);
    const blocked = couldNotRun(/--allow-env/);
    expect(decisions).toMatchObject({ command: blocked, worker: blocked, http: { reason: 'http no' } });
    expect(decisions['function']).toEqual({ decision: 'deny', reason: 'function no', warnings: [] });
  });
});

describe('Host whose project directory cannot be read', () => {
  it('applies the decisions of functions [X-61]', async () => {
    const warnings: unknown[] = [];
    const debugLogger = { log: () => {}, warn: (text: unknown) => warnings.push(text) };
    const config = createConfig({ workingDir: '/', debugLogger });
    const port = {
      ...config,
      getProjectDir: () => {
        throw new Error('no project');
      },
    };
    const { HookSystem } = await import('../../../src/system/hook-system.js');
    const system = new HookSystem(port, undefined, debugLogger);
    const action = () => ({ decision: 'deny' as const, reason: 'function no' });
    system.registerHook({ type: 'function', name: 'guard', action }, 'BeforeTool');
    const { finalOutput } = await system.fireEvent('BeforeTool', { toolName: 'shell', toolInput: {} });
    await system.dispose();
    expect(finalOutput).toMatchObject({ decision: 'deny', reason: 'function no' });
    expect(new Set(warnings)).toEqual(new Set(['hooks: getProjectDir() of the host failed: no project']));
  });
});
