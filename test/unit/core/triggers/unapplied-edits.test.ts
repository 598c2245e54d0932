import { describe, expect, it } from 'vitest';
import {
  fireAfterModelHook,
  fireBeforeModelHook,
  fireBeforeToolSelectionHook,
  HookEventName,
} from '../../../../src/index.js';
import { Recorder } from '../../../support/core/events/support.js';
import { makeHost } from '../../../support/core/triggers/host.js';

/** Creates an object whose field can be read a number of times and then throws, like one of a host that lost its connection. */
function readable(times: number, name: string, value: unknown): object {
  let left = times;
  return Object.defineProperty({}, name, {
    enumerable: true,
    get: () => {
      left -= 1;
      if (left < 0) throw new Error('the connection went');
      return value;
    },
  });
}

function hostThatEdits(onError: 'allow' | 'block') {
  const debugLogger = new Recorder();
  const { config } = makeHost(() => ({}), { debugLogger, onError });
  const system = config.getHookSystem();
  const edit = { llm_request: { messages: [{ role: 'user' as const, content: 'redacted' }] } };
  system?.registerHook(
    { type: 'function', name: 'redact', action: () => ({ hookSpecificOutput: edit }) },
    HookEventName.BeforeModel,
  );
  const choice = { toolConfig: { mode: 'NONE' as const } };
  system?.registerHook(
    { type: 'function', name: 'none', action: () => ({ hookSpecificOutput: choice }) },
    HookEventName.BeforeToolSelection,
  );
  return { config, debugLogger };
}

describe('edit of a hook that cannot be applied', () => {
  it('is logged and traced, and the request is not changed unless failures block [X-61, TRG-1]', async () => {
    const { config, debugLogger } = hostThatEdits('allow');
    const request = readable(2, 'contents', 'a secret');
    const result = await fireBeforeModelHook(config, request);
    expect(result).toMatchObject({ blocked: false });
    expect(result.modifiedRequest).toBe(request);
    expect(debugLogger.warnings.flat().join()).toMatch(/BeforeModel failed at internal: the connection went/);
    expect(config.getHookSystem()?.getTraces().at(-1)).toMatchObject({ eventName: 'BeforeModel', stage: 'internal' });
  });

  it('blocks the model call if failures block [X-61]', async () => {
    const { config } = hostThatEdits('block');
    const result = await fireBeforeModelHook(config, readable(2, 'contents', 'a secret'));
    expect(result).toMatchObject({ blocked: true, reason: expect.stringContaining('the connection went') });
  });

  it('is logged for tool selection, and nothing is thrown [X-61, TRG-1]', async () => {
    const { config, debugLogger } = hostThatEdits('allow');
    const request = { contents: 'hi', config: { ...{ temperature: 0 } } };
    Object.defineProperty(
      request.config,
      'toolConfig',
      Object.getOwnPropertyDescriptor(readable(2, 'toolConfig', undefined), 'toolConfig') ?? {},
    );
    expect(await fireBeforeToolSelectionHook(config, request)).toEqual({});
    expect(debugLogger.warnings.flat().join()).toMatch(/BeforeToolSelection failed at internal: the connection went/);
  });

  it('leaves the responses of other events unchanged [TRM-9]', async () => {
    const { config } = hostThatEdits('block');
    const response = { candidates: [] };
    expect((await fireAfterModelHook(config, { contents: 'hi' }, response)).response).toBe(response);
  });
});
