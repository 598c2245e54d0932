import { describe, expect, it } from 'vitest';
import type { HookProgress } from '../../../../src/index.js';
import { eventCases } from '../../../support/core/events/event-inputs.js';
import { action, command, hooksFor, makeHost } from '../../../support/core/events/support.js';

const { BeforeTool } = eventCases;

describe('HookSystem.onHook', () => {
  it('gives the start and the end of a run the same id, and each run its own [X-77]', async () => {
    const both = hooksFor('BeforeTool', command('true'), command('exit 0', { async: true }));
    const hosts = [await makeHost({ hooks: both }), await makeHost({ hooks: both })];
    const seen: HookProgress[] = [];
    for (const { system } of hosts) system.onHook((progress) => seen.push(progress));
    await Promise.all(hosts.flatMap(({ handler }) => [BeforeTool.fire(handler), BeforeTool.fire(handler)]));
    await Promise.all(hosts.map(({ system }) => system.whenBackgroundEnded()));
    const ids = new Set(seen.map(({ id }) => id));
    expect(ids.size).toBe(8);
    for (const id of ids) {
      const run = seen.filter((progress) => progress.id === id);
      expect(run.map(({ kind }) => kind)).toEqual(['start', 'end']);
      expect(new Set(run.map(({ hookName }) => hookName)).size).toBe(1);
    }
  });

  it('rounds the duration of a run to a tenth of a millisecond [X-77]', async () => {
    const { system, handler } = await makeHost();
    system.registerHook(
      action('fn', () => new Promise((resolve) => setImmediate(resolve))),
      'BeforeTool',
    );
    const durations: number[] = [];
    system.onHook((progress) => {
      if (progress.kind === 'end') durations.push(progress.duration);
    });
    for (let times = 0; times < 5; times += 1) await BeforeTool.fire(handler);
    expect(durations.map((duration) => Number(duration.toFixed(1)))).toEqual(durations);
  });
});
