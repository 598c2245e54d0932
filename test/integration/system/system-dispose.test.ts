import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { type HookSystem, HookSystemDisposedError } from '../../../src/index.js';
import { bundle, folderForAll, runModule } from '../../support/core/events/child.js';
import { eventCases } from '../../support/core/events/event-inputs.js';
import {
  action,
  command,
  hooksFor,
  makeConfig,
  makeGate,
  makeHost,
  systemOf,
  until,
} from '../../support/core/events/support.js';

const { BeforeTool } = eventCases;
const dir = folderForAll();

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false; // The process does not exist.
  }
}

describe('HookSystem.dispose', () => {
  it('disposes its handler [SYS-11, DSP-2]', async () => {
    const { system, handler, bus } = await makeHost();
    const dispose = vi.spyOn(handler, 'dispose');
    await system.dispose();
    expect(dispose).toHaveBeenCalledTimes(1);
    expect(bus.listenerCount('hook-execution-request')).toBe(0);
  });

  it('is terminal and idempotent [DSP-4]', async () => {
    const { system } = await makeHost();
    expect(system.isDisposed()).toBe(false);
    const [first, second] = [system.dispose(), system.dispose()];
    expect(second).toBe(first);
    expect(system.isDisposed()).toBe(true);
    await first;
    await system.dispose({ kill: true });
    expect(system.isDisposed()).toBe(true);
  });

  it.each([true, false])(
    'makes initialize and reload reject with a typed error (initialized before: %s) [DSP-4]',
    async (initialized) => {
      const system = systemOf(makeConfig().config);
      if (initialized) await system.initialize();
      await system.dispose();
      await expect(system.initialize()).rejects.toThrow(HookSystemDisposedError);
      await expect(system.reload()).rejects.toThrow(HookSystemDisposedError);
      await expect(system.initialize()).rejects.toMatchObject({ name: 'HookSystemDisposedError' });
    },
  );

  it.each<[string, (system: HookSystem) => unknown]>([
    ['getEventHandler', (system) => system.getEventHandler()],
    ['getRegistry', (system) => system.getRegistry()],
    ['getAllHooks', (system) => system.getAllHooks()],
    ['setHookEnabled', (system) => system.setHookEnabled('a', false)],
    [
      'registerHook',
      (system) =>
        system.registerHook(
          action('a', () => ({})),
          'BeforeTool',
        ),
    ],
  ])('makes %s throw HookSystemDisposedError [DSP-4]', async (_name, call) => {
    const { system } = await makeHost();
    await system.dispose();
    expect(() => call(system)).toThrow(HookSystemDisposedError);
  });

  it('keeps the traces readable [DSP-4]', async () => {
    const { system, handler } = await makeHost();
    await BeforeTool.fire(handler);
    await system.dispose();
    expect(system.getTraces()).toHaveLength(1);
    expect(system.getStatus()).toEqual({ initialized: true, totalHooks: 0 });
  });

  it('does not wait for running hooks, and lets them finish [DSP-3, EVT-14]', async () => {
    const { system, handler } = await makeHost();
    const gate = makeGate();
    system.registerHook(
      action('slow', () => gate.passed.then(() => ({ reason: 'done' }))),
      'BeforeTool',
    );
    const firing = BeforeTool.fire(handler);
    await system.dispose();
    gate.open();
    expect((await firing).allOutputs).toEqual([{ reason: 'done' }]);
  });

  it('kills running commands and functions with kill [DSP-4, RUN-22]', async () => {
    const host = await makeHost({
      hooks: hooksFor(
        'BeforeTool',
        command('trap "" TERM; echo $$ > pid; touch started; while true; do sleep 1; done'),
      ),
    });
    const signals: AbortSignal[] = [];
    const endless = action('endless', (_input, { signal }) => {
      signals.push(signal);
      return new Promise(() => {});
    });
    host.system.registerHook(endless, 'BeforeTool');
    const firing = BeforeTool.fire(host.handler);
    const withSignal = BeforeTool.fire(host.handler, { signal: new AbortController().signal });
    await until(() => existsSync(host.path('started')), 'the command runs');
    await host.system.dispose({ kill: true });
    for (const { errors } of [await firing, await withSignal]) {
      expect(errors.map(({ message }) => message)).toEqual(['aborted by the caller', 'aborted by the caller']);
    }
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  it('kills processes that finished hooks left behind, only with kill [DSP-4, RUN-19]', async () => {
    const host = await makeHost({
      hooks: hooksFor('BeforeTool', command('sleep 600 > /dev/null 2>&1 < /dev/null & echo $! > pid')),
    });
    expect((await BeforeTool.fire(host.handler)).success).toBe(true);
    const pid = Number(readFileSync(host.path('pid'), 'utf8'));
    await host.system.dispose();
    await new Promise(setImmediate);
    expect(isAlive(pid)).toBe(true);
    await host.system.dispose({ kill: true });
    await until(() => !isAlive(pid), 'the background process is gone');
  });

  it('kills in a later call with kill [DSP-4]', async () => {
    const host = await makeHost({ hooks: hooksFor('BeforeTool', command('touch started; sleep 600')) });
    const firing = BeforeTool.fire(host.handler);
    await until(() => existsSync(host.path('started')), 'the command runs');
    await host.system.dispose();
    await host.system.dispose({ kill: true });
    expect((await firing).errors.map(({ message }) => message)).toEqual(['aborted by the caller']);
  });

  it('lets the config create a new system with the same bus and no old state [DSP-4, B-26]', async () => {
    const made = makeConfig({ hooks: hooksFor('BeforeTool', command('echo again')) });
    const old = systemOf(made.config);
    await old.initialize();
    old.setHookEnabled('echo again', false);
    await old.dispose();
    const fresh = systemOf(made.config);
    expect(fresh).not.toBe(old);
    expect(made.config.getHookSystem()).toBe(fresh);
    const response = await made.bus.request({ eventName: 'BeforeTool', input: BeforeTool.input });
    expect(response.output?.allOutputs).toEqual([{ decision: 'allow', systemMessage: 'again' }]);
    expect(made.responses).toHaveLength(1);
  });
});

describe('Host after HookSystem.dispose', () => {
  const start = (rest: string) => `
    import { createConfig } from './hookwright.mjs';
    const config = createConfig({
      workingDir: ${JSON.stringify(dir)},
      trace: { file: 'traces.jsonl', maxBytes: 4096 },
      hooks: {
        BeforeTool: [{ hooks: [{ type: 'command', command: 'echo hello' }, { type: 'command', command: 'sleep 300 & echo left' }] }],
        AfterAgent: [{ hooks: [{ type: 'command', command: 'sleep 300' }] }],
      },
    });
    const system = config.getHookSystem();
    await system.initialize();
    const handler = system.getEventHandler();
    ${rest}`;

  it('exits at once after commands, whatever they left behind [DSP-4, RUN-19]', () => {
    bundle(dir);
    const { code, signal, stdout, stderr } = runModule(
      dir,
      start(`
        const { systemMessage } = await handler.fireBeforeToolEvent({ toolName: 'ls', toolInput: {} });
        await system.dispose({ kill: true });
        console.log(systemMessage, process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length);`),
    );
    expect({ code, signal, stdout }).toEqual({ code: 0, signal: null, stdout: 'hello\nleft 0\n' });
    expect(stderr).toMatch(
      /^hookwright: hook sleep 300 & echo left on BeforeTool: standard output was still open .*\n$/,
    );
  });

  it('exits if running commands and endless functions were killed [DSP-4]', () => {
    bundle(dir);
    const { code, signal, stdout, stderr } = runModule(
      dir,
      start(`
        system.registerHook({ type: 'function', name: 'endless', action: () => new Promise(() => {}) }, 'AfterAgent');
        const firing = handler.fireAfterAgentEvent({ prompt: 'a', promptResponse: 'b' });
        await system.dispose({ kill: true });
        console.log((await firing).hookResults.map(({ aborted, skipped }) => Boolean(aborted || skipped)).join());`),
    );
    expect({ code, signal, stdout, stderr }).toEqual({ code: 0, signal: null, stdout: 'true,true\n', stderr: '' });
  });

  it('exits without awaiting dispose and without having run a hook [DSP-4]', () => {
    bundle(dir);
    const { code, signal, stderr } = runModule(dir, start('void system.dispose();'));
    expect({ code, signal, stderr }).toEqual({ code: 0, signal: null, stderr: '' });
  });
});
