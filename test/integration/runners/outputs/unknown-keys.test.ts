import { describe, expect, it } from 'vitest';
import { contract, routes } from '../../../../generated/index.js';
import type { HookOutput } from '../../../../src/index.js';
import { normalizeHookOutput } from '../../../../src/runners/outputs/normalize-output.js';
import { action, anything, makeHost } from '../../../support/core/events/support.js';

/** Unknown fields, about 1 MiB as JSON. */
function unknownFields(count = 95_000): Record<string, unknown> {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1]));
}

function normalized(output: object) {
  return normalizeHookOutput(contract, routes.BeforeTool, output);
}

describe('Output with 1 MiB of unknown keys', () => {
  it('keeps a hundred keys and the decision, with one warning about the rest', () => {
    const { output, warnings, error } = normalized({ ...unknownFields(), decision: 'deny', reason: 'no' });
    expect(error).toBeUndefined();
    expect(output).toMatchObject({ decision: 'deny', reason: 'no', k0: 1, k99: 1 });
    expect(Object.keys(output ?? {})).toHaveLength(102);
    expect(warnings[0]).toBe('95000 fields that this event does not have; all but 100 are ignored');
    expect(warnings).toHaveLength(21);
  });

  it('keeps a hundred keys in all, including hookSpecificOutput', () => {
    const hookSpecificOutput = { ...unknownFields(5000), permissionDecision: 'deny' };
    const { output } = normalized({ ...unknownFields(60), hookSpecificOutput });
    expect(Object.keys(output ?? {})).toHaveLength(61);
    expect(Object.keys(output?.hookSpecificOutput ?? {})).toHaveLength(41);
    expect(output?.hookSpecificOutput).toMatchObject({ permissionDecision: 'deny' });
  });

  it('does not read the values of dropped fields', () => {
    let reads = 0;
    const output = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`k${at}`, counted(() => reads++)]));
    normalized(output);
    expect(reads).toBe(100);
  });

  it('keeps a hundred keys through a whole event', async () => {
    const { system, handler } = await makeHost();
    const answer = anything<HookOutput>({ ...unknownFields(5000), decision: 'deny', reason: 'no' });
    system.registerHook(
      action('guard', () => answer),
      'BeforeTool',
    );
    const { finalOutput, allOutputs } = await handler.fireBeforeToolEvent({ toolName: 'a', toolInput: {} });
    expect(finalOutput?.isBlockingDecision()).toBe(true);
    expect(Object.keys(finalOutput ?? {}).filter((key) => key.startsWith('k'))).toHaveLength(100);
    expect(Object.keys(allOutputs[0] ?? {})).toHaveLength(102);
  });

  it('keeps up to a hundred keys without a summary', () => {
    expect(Object.keys(normalized(unknownFields(100)).output ?? {})).toHaveLength(100);
    expect(normalized(unknownFields(100)).warnings.join()).not.toContain('all but');
  });
});

/** An object that counts how often its field is read. */
function counted(read: () => void): object {
  return Object.defineProperty({}, 'inner', {
    enumerable: true,
    get: () => {
      read();
      return 1;
    },
  });
}
