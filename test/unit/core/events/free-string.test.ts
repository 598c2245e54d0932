import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { HookEventName } from '../../../../src/index.js';
import { compileAuthored, readAuthoredSchemas } from '../../../support/core/contract/authored-ajv.js';
import { eventCases } from '../../../support/core/events/event-inputs.js';
import { action, anything, handlerOf, makeHost, wired } from '../../../support/core/events/support.js';
import { propertyRuns } from '../../../support/long-form.js';

const events = Object.values(HookEventName);
const authored = compileAuthored(readAuthoredSchemas());

describe('fireEvent with a free string', () => {
  it.each(events)('fires %s by its name [EVT-12, X-08]', async (event) => {
    const { handler, system } = await makeHost();
    const seen: unknown[] = [];
    system.registerHook(
      action('see', (input) => void seen.push(input)),
      event,
    );
    const result = await handler.fire(event, eventCases[event].input);
    expect(result.success).toBe(true);
    expect(seen).toEqual([expect.objectContaining({ hook_event_name: event })]);
  });

  it.each(['BeforeTol', 'beforetool', '', '  ', 'constructor', '__proto__', 'toString'])(
    'returns an unsupported_event failure for %j [EVT-12, FAIL-2, FAIL-8]',
    async (name) => {
      const { handler, logger } = await makeHost();
      const result = await handler.fire(name, {});
      expect(result).toMatchObject({ success: false, allOutputs: [], shouldStop: false });
      expect(result.errors).toEqual([
        expect.objectContaining({ code: 'unsupported_event', stage: 'routing', details: { eventName: name } }),
      ]);
      expect(logger.warnings).toHaveLength(1);
      expect(authored.failures('HookTrace', result.trace)).toEqual([]);
      expect(handler.getTraces()).toEqual([result.trace]);
    },
  );

  it('suggests the nearest event name [EVT-12]', async () => {
    const { handler } = await makeHost();
    const [error] = (await handler.fire('BeforeTol', {})).errors;
    expect(error?.message).toContain('did you mean BeforeTool?');
  });

  it('accepts a name that is not a string [EVT-12, EVT-10]', async () => {
    const { handler } = await makeHost();
    for (const name of [undefined, null, 5, {}, Symbol('s'), { toString: null }, () => 'BeforeTool']) {
      const result = await handler.fire(anything(name), {});
      expect(result.errors).toEqual([expect.objectContaining({ code: 'unsupported_event' })]);
      expect(result.trace.eventName).toBe('(none)');
    }
  });

  it.each(events)(
    'returns a failure for an invalid input of %s, and plans nothing [EVT-12, X-08, VAL-8]',
    async (event) => {
      const { parts, config } = await wired();
      const plan = vi.spyOn(parts.planner, 'createExecutionPlan');
      const handler = handlerOf(parts, config);
      for (const input of [undefined, null, 5, 'text', [], {}]) {
        const result = await handler.fire(event, input);
        expect(result.errors).toEqual([
          expect.objectContaining({ code: 'validation_failure', stage: 'validation', eventName: event }),
        ]);
      }
      expect(plan).not.toHaveBeenCalled();
    },
  );

  it('lists every violation of the input [EVT-12]', async () => {
    const { handler } = await makeHost();
    const [error] = (await handler.fire('BeforeTool', { tool_name: '', tool_input: [] })).errors;
    expect(error?.message).toBe(
      'the input does not fit BeforeTool: /tool_name must not be empty; /tool_input must be object',
    );
    expect(error).toMatchObject({ details: { violations: [{ path: '/tool_name' }, { path: '/tool_input' }] } });
  });

  it('returns a failure for an input whose fields throw [EVT-10, EVT-12]', async () => {
    const { handler, system } = await makeHost();
    system.registerHook(
      action('one', () => ({})),
      'BeforeTool',
    );
    const hostile = Object.defineProperty({ tool_input: {} }, 'tool_name', {
      enumerable: true,
      get: () => {
        throw new Error('hands off');
      },
    });
    const result = await handler.fire('BeforeTool', hostile);
    expect(result.errors).toEqual([expect.objectContaining({ stage: 'validation', message: 'hands off' })]);
  });

  it('never rejects, whatever its arguments [EVT-10, FAIL-7]', async () => {
    const { handler, system } = await makeHost();
    for (const event of events)
      system.registerHook(
        action('one', () => ({ systemMessage: 'x' })),
        event,
      );
    const names = fc.oneof(fc.constantFrom(...events), fc.string(), fc.anything());
    await fc.assert(
      fc.asyncProperty(names, fc.anything({ withNullPrototype: true, withBigInt: true }), async (name, input) => {
        const result = await handler.fire(anything(name), input);
        expect(typeof result.success).toBe('boolean');
        expect(authored.failures('HookTrace', JSON.parse(JSON.stringify(result.trace)))).toEqual([]);
      }),
      propertyRuns(2000),
    );
  });

  it.each(events)('never rejects a direct fire of %s, whatever the parameters [EVT-10]', async (event) => {
    const { handler, system } = await makeHost();
    system.registerHook(
      action('one', () => ({ systemMessage: 'x' })),
      event,
    );
    const method = anything<(params: unknown, options: unknown) => Promise<unknown>>(handler[`fire${event}Event`]);
    const hostile = new Proxy(
      {},
      {
        get: () => {
          throw new Error('hands off');
        },
      },
    );
    const values = fc.oneof(fc.anything(), fc.constant(hostile));
    await fc.assert(
      fc.asyncProperty(values, values, async (params, options) => {
        const result = await method.call(handler, params, options);
        expect(result).toHaveProperty('allOutputs');
      }),
      propertyRuns(200),
    );
  });
});
