import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as generated from '../../../../generated/index.js';
import { HookEventName, routes } from '../../../../generated/index.js';

const {
  validateAfterAgentInput,
  validateAfterModelInput,
  validateAfterToolInput,
  validateBeforeAgentInput,
  validateBeforeModelInput,
  validateBeforeToolInput,
  validateBeforeToolSelectionInput,
  validateNotificationInput,
  validatePreCompressInput,
  validateSessionEndInput,
  validateSessionStartInput,
} = generated;

const events = Object.values(HookEventName);
const tool = { tool_name: 'ls', tool_input: {} };
const llmRequest = { model: 'm', messages: [] };
const llmResponse = { candidates: [] };

/** Minimal valid input of each event. */
const good: Record<HookEventName, Record<string, unknown>> = {
  BeforeTool: tool,
  AfterTool: { ...tool, tool_response: null },
  BeforeAgent: { prompt: '' },
  AfterAgent: { prompt: '', prompt_response: '' },
  SessionStart: { source: 'startup' },
  SessionEnd: { reason: 'exit' },
  BeforeModel: { model_request: {} },
  AfterModel: { model_request: {}, model_response: {} },
  BeforeToolSelection: { model_request: {}, available_tools: [] },
  Notification: { message: 'hello' },
  PreCompress: { trigger: 'auto' },
  SubagentStart: { agent_type: 'reviewer', prompt: '' },
  SubagentStop: { agent_type: 'reviewer', prompt: '', prompt_response: '' },
};
const validateOf = (event: HookEventName): ((input: unknown) => boolean) => routes[event].validateInput;

describe('predicate of an event input', () => {
  it.each(events)('exists for %s and is the one in its route [VAL-1]', (event) => {
    expect(Object.entries(generated)).toContainEqual([`validate${event}Input`, validateOf(event)]);
    expect(validateOf(event)(good[event])).toBe(true);
  });

  it.each([
    [tool, true],
    [{ ...tool, tool_input: { any: ['thing'] } }, true],
    [{ ...tool, tool_name: '' }, false],
    [{ ...tool, tool_name: ' \t' }, true],
    [{ ...tool, tool_name: '\n' }, true],
    [{ ...tool, tool_name: 5 }, false],
    [{ ...tool, tool_input: [] }, false],
    [{ ...tool, tool_input: null }, false],
    [{ ...tool, tool_input: 'text' }, false],
    [{ tool_name: 'ls' }, false],
    [{ tool_input: {} }, false],
  ])('of BeforeTool accepts a non-empty name and an object: %j is %s [VAL-2, X-75]', (input, expected) => {
    expect(validateBeforeToolInput(input)).toBe(expected);
    expect(validateAfterToolInput({ ...input, tool_response: 'x' })).toBe(expected);
  });

  it('of AfterTool accepts any response [VAL-3, X-42]', () => {
    for (const tool_response of [null, false, 0, '', 'text', [], {}, { llmContent: 'x', error: null }]) {
      expect(validateAfterToolInput({ ...tool, tool_response })).toBe(true);
    }
    expect(validateAfterToolInput(tool)).toBe(false);
    expect(validateAfterToolInput({ ...tool, tool_response: undefined })).toBe(false);
  });

  it('of BeforeAgent requires a prompt, of AfterAgent also a response [VAL-4, X-43]', () => {
    expect(validateBeforeAgentInput({ prompt: '' })).toBe(true);
    for (const prompt of [undefined, null, 5, {}, ['x']]) {
      expect(validateBeforeAgentInput({ prompt })).toBe(false);
      expect(validateAfterAgentInput({ prompt, prompt_response: 'x' })).toBe(false);
      expect(validateAfterAgentInput({ prompt: 'x', prompt_response: prompt })).toBe(false);
    }
  });

  it('of AfterAgent accepts a missing stop_hook_active [VAL-4]', () => {
    const input = { prompt: 'x', prompt_response: 'y' };
    expect(validateAfterAgentInput(input)).toBe(true);
    expect(routes.AfterAgent.defaults).toEqual({ stop_hook_active: false });
    for (const stop_hook_active of [true, false])
      expect(validateAfterAgentInput({ ...input, stop_hook_active })).toBe(true);
    for (const stop_hook_active of ['true', 1, null])
      expect(validateAfterAgentInput({ ...input, stop_hook_active })).toBe(false);
  });

  it('of the model events accepts objects of the SDK [VAL-5, X-41]', () => {
    expect(validateBeforeModelInput({ model_request: {} })).toBe(true);
    expect(validateAfterModelInput({ model_request: {}, model_response: {} })).toBe(true);
    expect(validateAfterModelInput({ model_request: {} })).toBe(false);
    expect(validateAfterModelInput({ model_response: {} })).toBe(false);
    expect(validateBeforeToolSelectionInput({ model_request: {}, available_tools: ['ls', {}] })).toBe(true);
    expect(validateBeforeToolSelectionInput({ model_request: {} })).toBe(false);
    expect(validateBeforeToolSelectionInput({ model_request: {}, available_tools: {} })).toBe(false);
    for (const bad of [null, 'text', 5, []]) {
      expect(validateBeforeModelInput({ model_request: bad })).toBe(false);
      expect(validateAfterModelInput({ model_request: bad, model_response: {} })).toBe(false);
      expect(validateAfterModelInput({ model_request: {}, model_response: bad })).toBe(false);
      expect(validateBeforeToolSelectionInput({ model_request: bad, available_tools: [] })).toBe(false);
    }
    expect(validateBeforeModelInput({})).toBe(false);
  });

  it('of the model events accepts and validates the stable formats [VAL-5, X-07]', () => {
    expect(validateBeforeModelInput({ llm_request: llmRequest })).toBe(true);
    expect(validateAfterModelInput({ llm_request: llmRequest, llm_response: llmResponse })).toBe(true);
    expect(validateBeforeToolSelectionInput({ llm_request: llmRequest, available_tools: [] })).toBe(true);
    expect(validateBeforeModelInput({ llm_request: {} })).toBe(false);
    expect(validateBeforeModelInput({ llm_request: { model: 5, messages: [] } })).toBe(false);
    expect(validateBeforeModelInput({ model_request: {}, llm_request: 'left aside' })).toBe(true);
  });

  it('of Notification accepts any message, type and optional level [VAL-6, X-18, X-66]', () => {
    expect(validateNotificationInput({ message: 'x' })).toBe(true);
    expect(
      validateNotificationInput({ message: 'x', level: 'info', notification_type: 'ToolPermission', details: {} }),
    ).toBe(true);
    for (const message of ['', ' \n', 'Allow?']) expect(validateNotificationInput({ message })).toBe(true);
    for (const message of [5, null, undefined, {}]) expect(validateNotificationInput({ message })).toBe(false);
    for (const level of [5, null, {}]) expect(validateNotificationInput({ message: 'x', level })).toBe(false);
    for (const type of ['ToolPermission', 'idle_prompt', ''])
      expect(validateNotificationInput({ message: 'x', notification_type: type })).toBe(true);
    for (const type of [5, null, {}])
      expect(validateNotificationInput({ message: 'x', notification_type: type })).toBe(false);
  });

  it('of SessionStart, SessionEnd and PreCompress accepts only members of their enum [VAL-7, X-09]', () => {
    const cases: [(input: unknown) => boolean, string, readonly string[]][] = [
      [validateSessionStartInput, 'source', Object.values(generated.SessionStartSource)],
      [validateSessionEndInput, 'reason', Object.values(generated.SessionEndReason)],
      [validatePreCompressInput, 'trigger', Object.values(generated.PreCompressTrigger)],
    ];
    for (const [validate, field, members] of cases) {
      for (const member of members) expect(validate({ [field]: member })).toBe(true);
      for (const other of ['Startup', 'unknown', '', null, 5, undefined])
        expect(validate({ [field]: other })).toBe(false);
      expect(validate({})).toBe(false);
    }
  });

  it.each(events)('of %s is pure, never throws, and rejects values that are not objects [VAL-8]', (event) => {
    const validate = validateOf(event);
    for (const value of [null, undefined, 0, 1, '', 'text', true, Symbol('s'), 5n, () => ({}), [], [good[event]]]) {
      expect(validate(value)).toBe(false);
    }
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const once = validate(value);
        expect(validate(value)).toBe(once);
      }),
    );
    const frozen = Object.freeze({ ...good[event] });
    expect(validate(frozen)).toBe(true);
    expect(frozen).toEqual(good[event]);
  });

  it.each(events)('of %s ignores unknown fields [VAL-9, GEN-3]', (event) => {
    const validate = validateOf(event);
    const known = new Set([
      ...Object.values(routes[event].params),
      ...Object.keys(good[event]),
      'llm_request',
      'llm_response',
    ]);
    const inputs = fc.oneof(fc.constant(good[event]), fc.dictionary(fc.constantFrom(...known), fc.jsonValue()));
    const extras = fc.dictionary(
      fc.string().filter((name) => !known.has(name)),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(inputs, extras, (input, extra) => {
        expect(validate({ ...extra, ...input })).toBe(validate(input));
      }),
    );
    expect(validate({ ...good[event], extra: 1 })).toBe(true);
  });

  it.each([
    [{ server_name: 'files' }, true],
    [{ server_name: 'files', server_uri: 'stdio:', tool_name: 'ls', args: [] }, true],
    [{ server_name: '' }, false],
    [{ server_name: ' ' }, false],
    [{ server_name: 5 }, false],
    [{}, false],
    ['files', false],
    [null, false],
  ])('of a tool event accepts an MCP context with a server name: %j is %s [VAL-10, X-53]', (mcp_context, expected) => {
    expect(validateBeforeToolInput({ ...tool, mcp_context })).toBe(expected);
    expect(validateAfterToolInput({ ...tool, tool_response: {}, mcp_context })).toBe(expected);
  });
});
