import { describe, expect, it } from 'vitest';
import { RunBudgets, timesOf } from '../../../src/traces/run-budgets.js';

const guard = { type: 'command' as const, name: 'guard', command: 'true', budget_ms: 100 };

/** Returns budgets with their warnings, and a function that adds runs of a duration. */
function makeBudgets() {
  const warnings: string[] = [];
  const budgets = new RunBudgets((text) => warnings.push(text));
  const add = (count: number, duration: number, more: object = {}, config: typeof guard = guard) => {
    for (let run = 0; run < count; run += 1) {
      budgets.add({ hookConfig: config, eventName: 'BeforeTool', duration, ...more });
    }
  };
  return { warnings, add };
}

describe('RunBudgets', () => {
  it('warns once of a hook whose 95th percentile exceeds its budget, with wall and CPU time', () => {
    const { warnings, add } = makeBudgets();
    add(47, 50, { cpuDuration: 20 });
    add(2, 300, { cpuDuration: 30 });
    expect(warnings).toEqual([]);
    add(100, 300, { cpuDuration: 30 });
    expect(warnings).toEqual([
      'the hook guard (BeforeTool) takes 300 ms, and its budget_ms is 100; its CPU time is 30 ms (95th percentile of its last 50 runs)',
    ]);
  });

  it('warns again only after the hook was fast enough', () => {
    const { warnings, add } = makeBudgets();
    add(200, 300);
    add(47, 50);
    expect(warnings).toHaveLength(1);
    add(3, 50);
    add(2, 300);
    expect(warnings).toHaveLength(1);
    add(1, 300);
    expect(warnings).toHaveLength(2);
    expect(warnings[0]).toContain('its CPU time is not known');
  });

  it('does not warn of fewer than 50 runs, of runs that did not start, or without a budget', () => {
    const { warnings, add } = makeBudgets();
    add(49, 300);
    add(50, 300, { skipped: 'untrusted' });
    const { budget_ms: _none, ...free } = guard;
    const budgets = new RunBudgets((text) => warnings.push(text));
    for (let run = 0; run < 60; run += 1) {
      budgets.add({ hookConfig: free, eventName: 'BeforeTool', duration: 300 });
    }
    expect(warnings).toEqual([]);
  });

  it('counts each hook of each event apart', () => {
    const { warnings, add } = makeBudgets();
    add(49, 300);
    add(49, 300, {}, { ...guard, name: 'other' });
    expect(warnings).toEqual([]);
    add(1, 300, {}, { ...guard });
    expect(warnings).toHaveLength(1);
  });

  it('compares the last 50 runs only', () => {
    const slow = Array.from({ length: 50 }, () => ({ duration: 300, cpuDuration: 5 }));
    const fast = Array.from({ length: 50 }, () => ({ duration: 50 }));
    expect(timesOf([...slow, ...fast], 100)).toEqual({ wall: 50, cpu: undefined, exceeds: false });
    expect(timesOf([...fast, ...slow], 100)).toEqual({ wall: 300, cpu: 5, exceeds: true });
  });
});
