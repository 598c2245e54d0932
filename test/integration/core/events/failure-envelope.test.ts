import { describe, expect, it, vi } from 'vitest';
import {
  action,
  anything,
  command,
  handlerOf,
  hooksFor,
  makeHost,
  wired,
} from '../../../support/core/events/support.js';

const call = { toolName: 'write_file', toolInput: { path: 'a' } };
const input = { tool_name: 'write_file', tool_input: { path: 'a' } };
const ways = [
  ['not enforced', { enforce: false }],
  ['run in the background', { async: true }],
] as const;

describe.each(ways)('Pipeline failure while all hooks are %s', (_how, more) => {
  it.each(['allow', 'block'] as const)(
    'keeps its envelope and does not block, with onError %s [X-69]',
    async (onError) => {
      const made = await wired({ hooks: hooksFor('BeforeTool', command('exit 0', more)), onError });
      vi.spyOn(made.parts.runner, 'executeHooksParallel').mockRejectedValue(new Error('no runner'));
      const handler = handlerOf(made.parts, made.config, made.bus, made.logger);
      const direct = await handler.fireBeforeToolEvent(call);
      expect(direct).toMatchObject({ success: false, errors: [{ stage: 'execution' }], trace: { stage: 'execution' } });
      expect(direct.finalOutput).toBeUndefined();
      const response = await made.bus.request({ eventName: 'BeforeTool', input });
      expect(response).toMatchObject({ success: false, error: { details: { stage: 'execution' } } });
      expect(response.output).toBeUndefined();
      expect(made.logger.warnings).toHaveLength(2);
    },
  );

  it('has the same stage directly and on the bus if translation fails [X-69]', async () => {
    const { handler, bus, system } = await makeHost({ hooks: hooksFor('BeforeModel', command('exit 0', more)) });
    const modelRequest = anything<object>({ contents: 7 });
    const direct = await handler.fireBeforeModelEvent({ modelRequest });
    const response = await bus.request({ eventName: 'BeforeModel', input: { model_request: modelRequest } });
    expect(direct).toMatchObject({ success: false, errors: [{ stage: 'translation' }], finalOutput: undefined });
    expect(response).toMatchObject({ success: false, error: { details: { stage: 'translation' } } });
    expect(system.getTraces()).toMatchObject([{ stage: 'translation' }, { stage: 'translation' }]);
  });
});

describe('Event success', () => {
  it.each([
    ['an enforced hook', {}, false],
    ['a hook that is not enforced', { enforce: false }, false],
    ['a background hook', { async: true }, true],
  ])('of %s that fails reflects how it ran [X-70]', async (_what, more, success) => {
    const { handler } = await makeHost({ hooks: hooksFor('BeforeTool', command('exit 7', more)) });
    const result = await handler.fireBeforeToolEvent(call);
    expect(result.success).toBe(success);
    expect(result.aggregated.success).toBe(success);
    expect(result.trace.success).toBe(success);
    expect(result.finalOutput?.isBlockingDecision() ?? false).toBe(false);
  });

  it('is true if a background hook fails and an enforced one succeeds [X-70]', async () => {
    const { handler, system } = await makeHost({ hooks: hooksFor('BeforeTool', command('exit 7', { async: true })) });
    system.registerHook(
      action('guard', () => undefined),
      'BeforeTool',
    );
    expect((await handler.fireBeforeToolEvent(call)).success).toBe(true);
  });
});
