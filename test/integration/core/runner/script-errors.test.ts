import { describe, expect, it } from 'vitest';
import { makeBench } from '../../../support/core/runner/support.js';

describe('Command hook with exit code 2', () => {
  it.each([
    ['a syntax error', "bash -c 'if ['"],
    ['a command that is not found in a script', `echo "guard.sh: line 1: import: command not found" >&2; exit 2`],
    ['a missing script', 'python3 /nowhere/guard.py'],
  ])('blocks, with a warning that %s is not a decision [WIRE-13]', async (_, command) => {
    const bench = makeBench();
    const { success, output, warnings } = await bench.run(bench.hook(command));
    expect({ success, decision: output?.decision }).toEqual({ success: false, decision: 'deny' });
    expect(warnings).toEqual([expect.stringContaining('looks like an error in the script, not a decision: ')]);
  });

  it('has no such warning for a reason of its own [WIRE-13]', async () => {
    const bench = makeBench();
    const { warnings } = await bench.run(bench.hook('echo "line 3: no force push" >&2; exit 2'));
    expect(warnings).toBeUndefined();
  });
});

it('Command hook with exit code 0 gets a warning for a missing program [WIRE-13]', async () => {
  const bench = makeBench();
  const { warnings } = await bench.run(bench.hook('jqq . | cat; exit 0'));
  expect(warnings).toEqual([expect.stringContaining('a program that it uses is missing: ')]);
});
