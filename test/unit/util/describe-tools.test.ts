import { describe, expect, it, vi } from 'vitest';
import { describeTools } from '../../../src/util/describe-tools.js';

const plain = { functionDeclarations: [{ name: 'read_file' }] };
const declared = { functionDeclarations: [{ name: 'search' }] };
const callTool = async () => [];
const answering = { tool: async () => declared, callTool };
const silent = { tool: () => new Promise<unknown>(() => {}), callTool };
const offline = { tool: () => Promise.reject(new Error('offline')), callTool };
const throwing = {
  tool: (): Promise<unknown> => {
    throw 'broken';
  },
  callTool,
};

function timers(): number {
  return process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
}

describe('offered tools', () => {
  it('are passed as they are, and callable tools as their definitions [TRM-15]', async () => {
    expect(await describeTools([plain, answering])).toEqual([plain, declared]);
    expect(await describeTools(undefined)).toEqual([]);
    expect(await describeTools(JSON.parse('{ "no": "list" }'))).toEqual([]);
  });

  it('are {} with a warning if they fail to return a definition in time [TRM-15]', async () => {
    const warn = vi.fn();
    const before = timers();
    const shown = await describeTools([plain, silent, offline, throwing, answering], { timeoutMs: 50, warn });
    expect(shown).toEqual([plain, {}, {}, {}, declared]);
    expect(warn.mock.calls.flat().sort()).toEqual([
      expect.stringContaining('cannot describe tool 2 of the request, hooks see {}: no response within 50 ms'),
      expect.stringContaining('cannot describe tool 3 of the request, hooks see {}: offline'),
      expect.stringContaining('cannot describe tool 4 of the request, hooks see {}: broken'),
    ]);
    expect(timers()).toBeLessThanOrEqual(before);
  });

  it('are not awaited after the caller has aborted, before or during the call [TRM-15]', async () => {
    const warn = vi.fn();
    const before = timers();
    expect(await describeTools([silent], { signal: AbortSignal.abort(), warn })).toEqual([{}]);
    const controller = new AbortController();
    const removed = vi.spyOn(controller.signal, 'removeEventListener');
    const shown = describeTools([silent, plain], { signal: controller.signal, warn });
    controller.abort(new Error('the user left'));
    expect(await shown).toEqual([{}, plain]);
    expect(warn).toHaveBeenLastCalledWith(expect.stringContaining('the user left'));
    expect(removed).toHaveBeenCalledTimes(1);
    expect(timers()).toBeLessThanOrEqual(before);
  });

  it('emit a warning of the process by default [TRM-15]', async () => {
    const emitted = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
    await describeTools([offline]);
    expect(emitted).toHaveBeenCalledWith(expect.stringContaining('offline'), 'HookwrightWarning');
    emitted.mockRestore();
  });
});
