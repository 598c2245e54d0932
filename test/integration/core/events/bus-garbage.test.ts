import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HookEventName, MessageBusType, validateHookExecutionResponse } from '../../../../src/index.js';
import { describeEachBus } from '../../../e2e/integrations/nats/each-bus.js';
import { action, anything, delivered, makeHost } from '../../../support/core/events/support.js';
import { propertyRuns } from '../../../support/long-form.js';

const events = Object.values(HookEventName);
const type = MessageBusType.HOOK_EXECUTION_REQUEST;

const explode = () => {
  throw new Error('hands off');
};
/** Values that only an in-process message can contain. */
const hostile: readonly (() => unknown)[] = [
  () => new Proxy({}, { get: explode, getPrototypeOf: explode, ownKeys: explode, has: explode }),
  () => Object.defineProperty({}, 'tool_name', { enumerable: true, get: explode }),
  () => Object.defineProperty({ prompt: 'x', trigger: 'auto' }, 'details', { enumerable: true, get: explode }),
  () => Object.freeze(Object.create(null)),
  () => () => undefined,
  () => Symbol('s'),
  () => Promise.resolve(1),
  () => ({ toJSON: explode, toString: explode, prompt: 'x', tool_name: 'x', tool_input: { toJSON: explode } }),
  () => ({ model_request: { contents: 42 } }),
  () => ({ model_request: Object.defineProperty({}, 'contents', { get: explode }) }),
];

/**
 * Fields that are missing, throw when read, or are present. Hostile values are created later, because fast-check inspects
 * values.
 */
type Field = 'missing' | 'throws' | { hostile: number } | { value: unknown };

const field = (values: fc.Arbitrary<unknown>): fc.Arbitrary<Field> =>
  fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom<Field>('missing', 'throws') },
    { weight: 2, arbitrary: fc.record({ hostile: fc.nat(hostile.length - 1) }) },
    { weight: 4, arbitrary: fc.record({ value: values }) },
  );

const garbage = fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true });
const fields = fc.record({
  eventName: fc.oneof(
    fc.constantFrom(...events).map((value) => ({ value })),
    field(garbage),
  ),
  input: fc.oneof(
    { weight: 9, arbitrary: field(garbage) },
    { weight: 1, arbitrary: fc.constantFrom({ prompt: 'p' }, { source: 'startup' }).map((value) => ({ value })) },
  ),
  correlationId: field(fc.oneof(fc.uuid(), garbage)),
  extra: field(garbage),
});

/** Message whose translation fails. Random messages rarely do. */
const untranslatable = {
  eventName: { value: HookEventName.BeforeModel },
  input: { value: { model_request: { contents: 42 } } },
  correlationId: { value: 'untranslatable' },
  extra: 'missing' as const,
};

function messageOf(made: Record<string, Field>): object {
  const message = { type };
  for (const [name, about] of Object.entries(made)) {
    if (about === 'missing') continue;
    Object.defineProperty(message, name, {
      enumerable: true,
      ...(about === 'throws' ? { get: explode } : { value: build(about) }),
    });
  }
  return message;
}

function build(about: { hostile: number } | { value: unknown }): unknown {
  return 'value' in about ? about.value : hostile[about.hostile]?.();
}

describeEachBus('Invalid bus message', () => {
  it('gets exactly one well-formed response [BUS-7, BUS-18, BUS-9, BUS-6]', async () => {
    const unhandled: unknown[] = [];
    const onUnhandled = (error: unknown) => unhandled.push(error);
    process.on('unhandledRejection', onUnhandled);
    const { bus, handler, system, responses } = await makeHost();
    for (const event of events)
      system.registerHook(
        action('one', () => ({ systemMessage: 'x' })),
        event,
      );
    let published = 0;
    try {
      await fc.assert(
        fc.asyncProperty(fc.array(fields, { minLength: 1, maxLength: 5 }), async (messages) => {
          for (const each of messages) {
            expect(() => bus.publish(anything(messageOf(each)))).not.toThrow();
            published += 1;
          }
          await delivered(bus);
          await handler.whenAnswered();
          await delivered(bus);
          expect(responses).toHaveLength(published);
          for (const response of responses.slice(-messages.length)) {
            expect(validateHookExecutionResponse(response)).toBe(true);
            expect(response.correlationId).not.toBe('');
            // A failure has an output only if it contains a decision.
            const decides = response.output?.finalOutput !== undefined || response.output?.withheld !== undefined;
            expect('output' in response).toBe(response.success || decides);
            expect('error' in response).toBe(!response.success);
          }
        }),
        { ...propertyRuns(1000), examples: [[[untranslatable]]] },
      );
      await new Promise((resolve) => setImmediate(resolve));
      expect(unhandled).toEqual([]);
      expect(new Set(responses.map(({ error }) => error?.code))).toEqual(
        new Set([
          undefined,
          'invalid_request',
          'unsupported_event',
          'validation_failure',
          'translation_failure',
          'internal_error',
        ]),
      );
    } finally {
      process.off('unhandledRejection', onUnhandled);
    }
  });
});
