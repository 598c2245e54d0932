import { describe, expect, it } from 'vitest';
import { getHookOutcome } from '../../../../src/engine.js';
import { executeToolWithHooks } from '../../../../src/index.js';
import { makeHost, on } from '../../../support/core/triggers/host.js';

class QuotaError extends Error {
  override readonly name = 'QuotaError';
}

describe('executeToolWithHooks with a tool that throws', () => {
  it.each([
    ['an error', new QuotaError('disk full'), { message: 'disk full', type: 'QuotaError' }],
    ['a text', 'disk full', { message: 'disk full' }],
    ['nothing', undefined, { message: 'Unknown error' }],
  ])('fires AfterTool once with the error and rethrows %s unchanged [X-71] [TRT-19]', async (_what, thrown, error) => {
    const host = makeHost(({ node }) => ({ AfterTool: on(node('')) }));
    const run = executeToolWithHooks(host.config, 'write_file', { path: 'a' }, async () => {
      throw thrown;
    });
    const caught = await run.then(
      () => 'resolved',
      (reason: unknown) => reason,
    );
    expect(caught).toBe(thrown);
    expect(host.seen('AfterTool')).toMatchObject([{ tool_input: { path: 'a' }, tool_response: { error } }]);
    expect(Object.keys(Object(host.seen('AfterTool')[0]?.['tool_response']))).toEqual(['error']);
  });

  it('records the output of AfterTool for the error object [X-71]', async () => {
    const answer = '{"continue":false,"stopReason":"enough","systemMessage":"call Ana","suppressOutput":true}';
    const host = makeHost(({ bash }) => ({
      BeforeTool: on(bash('echo early')),
      AfterTool: on(bash(`echo '${answer}'`)),
    }));
    const error = Object.freeze(new QuotaError('disk full'));
    const run = executeToolWithHooks(host.config, 'write_file', {}, () => Promise.reject(error));
    await expect(run).rejects.toBe(error);
    expect(getHookOutcome(error)).toEqual({
      blocked: false,
      stopped: true,
      reason: 'enough',
      suppressOutput: true,
      context: '[System] early\n\n[System] call Ana',
    });
  });

  it('records nothing if no hook has output, even for an error that is thrown twice [X-71]', async () => {
    const error = new QuotaError('disk full');
    const fail = () => Promise.reject(error);
    const speaking = makeHost(({ bash }) => ({ AfterTool: on(bash('echo noted')) }));
    await expect(executeToolWithHooks(speaking.config, 'a', {}, fail)).rejects.toBe(error);
    expect(getHookOutcome(error)?.context).toBe('[System] noted');
    const silent = makeHost(({ bash }) => ({ AfterTool: on(bash('true')) }));
    await expect(executeToolWithHooks(silent.config, 'a', {}, fail)).rejects.toBe(error);
    expect(getHookOutcome(error)).toBeUndefined();
  });

  it('does not fire AfterTool for a blocked call [TRT-7]', async () => {
    const host = makeHost(({ bash, node }) => ({ BeforeTool: on(bash('exit 2')), AfterTool: on(node('')) }));
    await executeToolWithHooks(host.config, 'a', {}, () => Promise.reject(new Error('never')));
    expect(host.seen('AfterTool')).toEqual([]);
  });
});
