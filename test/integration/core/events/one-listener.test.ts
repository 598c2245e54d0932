import { getEventListeners } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { InMemoryMessageBus } from '../../../../src/engine.js';
import { createConfig, executeToolWithHooks, type HookSystem } from '../../../../src/index.js';
import { until } from '../../../support/runners/process/support.js';

let workingDir: string;
const warnings: string[] = [];
const onWarning = ({ name }: Error) => void warnings.push(name);

beforeEach(() => {
  workingDir = mkdtempSync(`${tmpdir()}/listeners-`);
  process.on('warning', onWarning);
});

afterEach(() => {
  process.removeListener('warning', onWarning);
  rmSync(workingDir, { recursive: true });
  expect(warnings.splice(0)).toEqual([]);
});

async function systemWith(command: string): Promise<HookSystem> {
  const hooks = { BeforeTool: [{ hooks: [{ type: 'command' as const, command }] }] };
  const system = createConfig({ workingDir, hooks }).getHookSystem();
  if (system === undefined) throw new Error('hooks are off');
  await system.initialize();
  return system;
}

const fire = (system: HookSystem, signal?: AbortSignal) =>
  system.getEventHandler().fireBeforeToolEvent({ toolName: 'write_file', toolInput: {} }, { signal });

/** Warnings are emitted in a later turn of the event loop. */
const turns = async () => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
};

describe('Listener count', () => {
  it('is one exit listener for all systems with running hooks [RUN-19]', async () => {
    const before = process.listenerCount('exit');
    const systems = await Promise.all(Array.from({ length: 14 }, () => systemWith('touch up-$$; exec sleep 600')));
    const firing = systems.map((system) => fire(system));
    await until(() => readdirSync(workingDir).length === 14, 'all run');
    expect(process.listenerCount('exit')).toBe(before + 1);
    await Promise.all(systems.map((system) => system.dispose({ kill: true })));
    await Promise.all(firing);
    expect(process.listenerCount('exit')).toBe(before);
  });

  it('is one abort listener for all events of a signal, and none afterwards [RUN-22]', async () => {
    const system = await systemWith('exec sleep 600');
    const controller = new AbortController();
    const firing = Array.from({ length: 500 }, () => fire(system, controller.signal));
    await turns();
    expect(getEventListeners(controller.signal, 'abort')).toHaveLength(1);
    controller.abort();
    const results = await Promise.all(firing);
    expect(results.filter(({ hookResults }) => hookResults?.every(({ success }) => success))).toEqual([]);
    expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
    await system.dispose({ kill: true });
  });

  it('is one abort listener for all tool calls that wait for confirmation [X-60, RUN-22]', async () => {
    const hooks = { BeforeTool: [{ hooks: [{ type: 'command' as const, command: `echo '{"decision":"ask"}'` }] }] };
    const config = createConfig({ workingDir, hooks });
    const controller = new AbortController();
    let asked = 0;
    const confirm = () => {
      asked += 1;
      return new Promise<boolean>(() => {});
    };
    const options = { confirm, signal: controller.signal };
    const run = async () => ({ llmContent: 'written' });
    const calls = Array.from({ length: 20 }, () => executeToolWithHooks(config, 'write_file', {}, run, options));
    await until(() => asked === 20, 'all calls wait for confirm');
    await turns();
    expect(getEventListeners(controller.signal, 'abort')).toHaveLength(1);
    controller.abort();
    for (const { llmContent } of await Promise.all(calls)) expect(llmContent).toContain('aborted before an answer');
    expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
    await config.getHookSystem()?.dispose();
  });

  it('is one abort listener for all bus requests of a signal [BUS-1]', async () => {
    const bus = new InMemoryMessageBus();
    const controller = new AbortController();
    const request = { eventName: 'BeforeTool' as const, input: { tool_name: 'a', tool_input: {} } };
    const asked = Array.from({ length: 20 }, () => bus.request(request, { signal: controller.signal }));
    const all = Promise.allSettled(asked);
    await turns();
    expect(getEventListeners(controller.signal, 'abort')).toHaveLength(1);
    controller.abort();
    expect((await all).map(({ status }) => status)).toEqual(asked.map(() => 'rejected'));
    expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
  });
});
