import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HookEventName, MessageBusType } from '../../../../src/index.js';
import { describeEachBus } from '../../../e2e/integrations/nats/each-bus.js';
import { eventCases } from '../../../support/core/events/event-inputs.js';
import { action, anything, command, delivered, makeHost, until } from '../../../support/core/events/support.js';
import { inLongForm } from '../../../support/long-form.js';

const events = Object.values(HookEventName);
const type = MessageBusType.HOOK_EXECUTION_REQUEST;
const MESSAGES = inLongForm(2500, 10_000);
const seed = 20_260_105;

/** Generates mostly valid requests, some with missing fields and some entirely invalid. */
const message = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.constantFrom(...events).map((event) => ({ eventName: event, input: eventCases[event].input })),
  },
  {
    weight: 2,
    arbitrary: fc.record({ eventName: fc.constantFrom(...events), input: fc.dictionary(fc.string(), fc.jsonValue()) }),
  },
  { weight: 1, arbitrary: fc.record({ eventName: fc.string(), input: fc.object() }) },
  { weight: 1, arbitrary: fc.dictionary(fc.constantFrom('eventName', 'input', 'other'), fc.anything()) },
);
const step = fc.oneof(
  { weight: 200, arbitrary: fc.constant('publish' as const) },
  { weight: 2, arbitrary: fc.constantFrom('reload', 'switch', 'register', 'yield') },
);

describeEachBus('Many bus requests', () => {
  it('get one response each until dispose, and leave nothing behind [BUS-7, BUS-17, BUS-18, DSP-3]', async () => {
    const unhandled: unknown[] = [];
    const onUnhandled = (error: unknown) => unhandled.push(error);
    process.on('unhandledRejection', onUnhandled);
    const timersBefore = timers();
    try {
      const { bus, handler, system, responses } = await makeHost({
        hooks: { SessionEnd: [{ matcher: 'logout', hooks: [command('exit 2', { name: 'real' })] }] },
      });
      system.setHookEnabled('real', false);
      for (const event of events) {
        system.registerHook(
          action('sync', () => ({ systemMessage: 'x' })),
          event,
        );
        system.registerHook(
          action('later', () => new Promise((resolve) => setImmediate(resolve))),
          event,
        );
        system.registerHook(
          action('broken', () => Promise.reject(new Error('x'))),
          event,
          { sequential: event === 'BeforeTool' },
        );
      }
      const messages = fc.sample(message, { numRuns: MESSAGES, seed });
      const steps = fc.sample(step, { numRuns: MESSAGES * 2, seed }).values();
      const reloads: Promise<void>[] = [];
      let published = 0;
      for (const each of messages) {
        for (let next = steps.next().value; next !== undefined && next !== 'publish'; next = steps.next().value) {
          if (next === 'reload') reloads.push(system.reload());
          if (next === 'switch') system.setHookEnabled('sync', published % 2 === 0);
          if (next === 'register')
            system.registerHook(
              action('more', () => undefined),
              'BeforeTool',
            )();
          if (next === 'yield') await new Promise((resolve) => setImmediate(resolve));
        }
        bus.publish(anything({ type, ...each, correlationId: `c-${published}` }));
        published += 1;
        if (published === MESSAGES - 20) system.setHookEnabled('real', true);
      }
      await delivered(bus);
      const disposed = system.dispose();
      for (let late = 0; late < 100; late += 1)
        bus.publish(anything({ type, ...messages[late], correlationId: 'late' }));
      await disposed;
      await Promise.all(reloads);
      await handler.whenAnswered();
      await delivered(bus);

      expect(reloads.length).toBeGreaterThan(MESSAGES / 1000);
      expect(responses).toHaveLength(MESSAGES);
      const ids = new Set(responses.map(({ correlationId }) => correlationId));
      expect(ids).toEqual(new Set(Array.from({ length: MESSAGES }, (_, index) => `c-${index}`)));
      expect(responses.filter(({ success }) => success).length).toBeGreaterThan(MESSAGES / 2);
      expect(responses.filter(({ success }) => !success).length).toBeGreaterThan(MESSAGES / 20);
      expect(unhandled).toEqual([]);
      expect(bus.listenerCount(type)).toBe(0);
      expect(bus.listenerCount()).toBe(1);
      await until(() => timers() <= timersBefore, 'no timer is left');
    } finally {
      process.off('unhandledRejection', onUnhandled);
    }
  });
});

function timers(): number {
  return process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
}
