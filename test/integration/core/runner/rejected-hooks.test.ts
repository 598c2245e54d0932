import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { HookInput } from '../../../../generated/index.js';
import { functionHook, makeBench } from '../../../support/core/runner/support.js';

describe('HookRunner', () => {
  it('rejects a hook of type runtime without a function [RUN-16]', async () => {
    const hook = JSON.parse('{"type":"runtime","name":"x"}');
    expect(await makeBench().run(hook)).toMatchObject({
      success: false,
      error: { message: 'cannot run the hook: unknown type "runtime"' },
    });
  });

  it('rejects a hook of type plugin, whatever its other fields [RUN-16] [B-20]', async () => {
    const bench = makeBench();
    const plugin = JSON.parse('{"type":"plugin","command":"touch ran","onError":"block","name":"p"}');
    expect(await bench.run(plugin)).toMatchObject({
      success: false,
      error: { message: 'cannot run a hook of the type "plugin"' },
    });
    expect(existsSync(bench.path('ran'))).toBe(false);
  });

  it.each(['{"type":"http"}', '{"type":5}', '{}', '{"type":"command"}', '{"type":"function","name":"x"}'])(
    'rejects %s [RUN-16] [RUN-10]',
    async (entry) => {
      const result = await makeBench().run(JSON.parse(entry));
      expect(result).toMatchObject({ success: false, error: expect.any(Error), eventName: 'BeforeTool' });
    },
  );

  it.each(['command', 'function'])('skips a project %s hook in a folder that is not trusted [RUN-18]', async (kind) => {
    const calls: HookInput[] = [];
    const bench = makeBench({ isTrustedFolder: () => false });
    const action = (input: HookInput) => void calls.push(input);
    const hookOf = (source: 'project' | 'user') =>
      kind === 'command' ? bench.hook('touch ran', { source }) : functionHook(action, { source });
    const result = await bench.run(hookOf('project'));
    expect(result).toMatchObject({ success: false, skipped: 'untrusted', error: expect.any(Error) });
    expect(calls).toEqual([]);
    expect(existsSync(bench.path('ran'))).toBe(false);
    expect(await bench.run(hookOf('user'))).toMatchObject({ success: true });
  });

  it('fails a project hook if folder trust cannot be determined [RUN-18] [RUN-10]', async () => {
    const bench = makeBench({
      isTrustedFolder: () => {
        throw new Error('no idea');
      },
    });
    expect(await bench.run(bench.hook('true', { source: 'project' }))).toMatchObject({
      success: false,
      error: { message: 'no idea' },
    });
  });
});
