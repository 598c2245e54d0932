import { describe, expect, it } from 'vitest';
import { withToolHooks } from '../../../../../src/integrations/model-sdks/ai-sdk/index.js';
import { hooksOf } from '../../../../support/system/hooks.js';

/** Returns a tool that returns `output`, with hooks that add `texts`, one for each call, and its two methods. */
async function hookedTool(output: unknown, texts: readonly string[]) {
  const hooks = await hooksOf();
  const left = [...texts];
  hooks.on('AfterTool', () => {
    const additionalContext = left.shift() ?? '';
    return additionalContext === ''
      ? undefined
      : { hookSpecificOutput: { hookEventName: 'AfterTool', additionalContext } };
  });
  const own = { execute: async () => output, toModelOutput: undefined };
  const { read } = withToolHooks({ read: own }, hooks);
  return {
    execute: (toolCallId: string): Promise<unknown> => Reflect.apply(read.execute, read, [{}, { toolCallId }]),
    toModel: (argument: unknown): unknown => {
      if (typeof read.toModelOutput !== 'function') throw new TypeError('the tool has no toModelOutput');
      return Reflect.apply(read.toModelOutput, read, [argument]);
    },
  };
}

describe('a text that a hook adds to an output of the ai sdk', () => {
  const text = (value: string) => ({ type: 'text', value });

  it('reaches the model in version 5, which converts a string without the id of its call', async () => {
    const { execute, toModel } = await hookedTool('ok', ['first']);
    const output = await execute('c1');
    // A streamed step is converted twice.
    expect([toModel(output), toModel(output)]).toEqual([text('ok\n\nfirst'), text('ok\n\nfirst')]);
  });

  it('is not added to the same string of a later step in version 5', async () => {
    const { execute, toModel } = await hookedTool('ok', ['first', '', 'third']);
    expect(toModel(await execute('c1'))).toEqual(text('ok\n\nfirst'));
    expect(toModel(await execute('c2'))).toEqual(text('ok'));
    expect(toModel(await execute('c3'))).toEqual(text('ok\n\nthird'));
  });

  it('is not lost in version 5 if parallel calls return the same string', async () => {
    const { execute, toModel } = await hookedTool('ok', ['first', 'second', '']);
    for (const id of ['c1', 'c2', 'c3']) await execute(id);
    expect(toModel('ok')).toEqual(text('ok\n\nfirst\n\nsecond'));
  });

  it.each(['ok', { rows: 1 }])('belongs to its call in versions 6 and 7, for the output %j', async (output) => {
    const { execute, toModel } = await hookedTool(output, ['first', 'second']);
    for (const id of ['c1', 'c2']) await execute(id);
    for (const [toolCallId, added] of [
      ['c1', 'first'],
      ['c2', 'second'],
    ]) {
      expect(JSON.stringify(toModel({ toolCallId, input: {}, output }))).toContain(`\\n\\n${added}`);
    }
  });
});
