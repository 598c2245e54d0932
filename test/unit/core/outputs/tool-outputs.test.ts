import { describe, expect, it } from 'vitest';
import type { HookDecision, HookOutput } from '../../../../generated/index.js';
import { AfterToolHookOutput, BeforeToolHookOutput } from '../../../../src/engine.js';

function beforeTool(specific: Record<string, unknown>, common: HookOutput = {}): BeforeToolHookOutput {
  return new BeforeToolHookOutput({ ...common, hookSpecificOutput: specific });
}

describe('BeforeToolHookOutput', () => {
  it.each(['block', 'deny'] as const)('blocks for permissionDecision %s [OUT-3]', (permissionDecision) => {
    expect(beforeTool({ permissionDecision }).isBlockingDecision()).toBe(true);
    expect(beforeTool({ permissionDecision }, { decision: 'allow' }).isBlockingDecision()).toBe(true);
  });

  it.each(['allow', 'approve', 'ask', undefined] as const)(
    'does not block for permissionDecision %s [OUT-3]',
    (permissionDecision) => {
      expect(beforeTool({ permissionDecision }).isBlockingDecision()).toBe(false);
      expect(beforeTool({ permissionDecision }, { decision: 'deny' }).isBlockingDecision()).toBe(true);
    },
  );

  it.each([
    ['allow', 'ask', 'ask'],
    ['ask', 'allow', 'ask'],
    ['ask', 'deny', 'deny'],
    ['block', 'deny', 'block'],
    [undefined, 'approve', 'approve'],
  ] as const)('uses the stricter decision: %s and %s', (decision, permissionDecision, effective) => {
    const output = beforeTool({ permissionDecision }, { decision: decision as HookDecision | undefined });
    expect(output.getEffectiveDecision()).toBe(effective);
    expect(output.isAskDecision()).toBe(effective === 'ask');
  });

  it('prefers permissionDecisionReason when it is text [OUT-4]', () => {
    const common: HookOutput = { reason: 'general', stopReason: 'stop' };
    expect(beforeTool({ permissionDecisionReason: 'protected path' }, common).getEffectiveReason()).toBe(
      'protected path',
    );
    expect(beforeTool({ permissionDecision: 'deny', permissionDecisionReason: 'p' }, common).getEffectiveReason()).toBe(
      'p',
    );
    for (const nothing of [undefined, 5, '', '  ', { text: 'x' }]) {
      expect(beforeTool({ permissionDecisionReason: nothing }, { reason: 'general' }).getEffectiveReason()).toBe(
        'general',
      );
    }
  });

  it('does not use the reason of a permission for a block or a stop', () => {
    const permission = { permissionDecision: 'allow', permissionDecisionReason: 'looks fine' };
    const refused = beforeTool(permission, { decision: 'deny', reason: 'secret' });
    expect(refused.getEffectiveReason()).toBe('secret');
    expect(refused.getBlockingError().reason).toBe('secret');
    expect(beforeTool(permission, { continue: false, stopReason: 'over budget' }).getEffectiveReason()).toBe(
      'over budget',
    );
    expect(beforeTool(permission).getEffectiveReason()).toBe('looks fine');
  });

  it('returns both reasons if both fields block, without duplicates', () => {
    const refused = (reason: string, permissionDecisionReason: string) =>
      beforeTool(
        { permissionDecision: 'deny', permissionDecisionReason },
        { decision: 'deny', reason },
      ).getBlockingError();
    expect(refused('a', 'b')).toEqual({ blocked: true, reason: 'b\na' });
    expect(refused('a', 'a')).toEqual({ blocked: true, reason: 'a' });
    expect(refused(' ', 'b')).toEqual({ blocked: true, reason: 'b' });
    expect(beforeTool({ permissionDecisionReason: 'b' }).getBlockingError()).toEqual({ blocked: false, reason: '' });
  });

  it('returns the changed arguments if they are a plain object [OUT-5]', () => {
    const toolInput = { path: '/tmp/a', deep: { b: 1 } };
    const output = beforeTool({ tool_input: toolInput });
    expect(output.getModifiedToolInput()).toEqual(toolInput);
    for (const nothing of [undefined, null, 'x', 5, ['a']]) {
      expect(beforeTool({ tool_input: nothing }).getModifiedToolInput()).toBeUndefined();
    }
    expect(new BeforeToolHookOutput({}).getModifiedToolInput()).toBeUndefined();
  });

  it('returns mutable arguments without prototype keys [OUT-5] [SEC-7]', () => {
    const toolInput = JSON.parse('{"path":"a","__proto__":{"admin":true},"constructor":1,"prototype":2}');
    const output = beforeTool({ tool_input: toolInput });
    const modified = output.getModifiedToolInput() ?? {};
    expect(Object.keys(modified)).toEqual(['path']);
    expect(modified['admin']).toBeUndefined();
    modified['path'] = 'b';
    expect(toolInput.path).toBe('a');
  });
});

describe('AfterToolHookOutput', () => {
  it('returns the next tool call if it is complete [OUT-12]', () => {
    const tail = (tailToolCallRequest: unknown) =>
      new AfterToolHookOutput({ hookSpecificOutput: { tailToolCallRequest } }).getTailToolCallRequest();
    expect(tail({ name: 'lint', args: { fix: true } })).toEqual({ name: 'lint', args: { fix: true } });
    for (const nothing of [
      undefined,
      null,
      'lint',
      {},
      { name: 'lint' },
      { name: 5, args: {} },
      { name: 'a', args: [] },
    ]) {
      expect(tail(nothing)).toBeUndefined();
    }
  });
});
