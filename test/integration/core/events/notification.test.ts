import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { command, makeHost } from '../../../support/core/events/support.js';

const hooks = { Notification: [{ matcher: 'review_.*', hooks: [command('cat >> received.jsonl')] }] };

describe('Notification of a host', () => {
  it('reaches the hooks unchanged, directly and from the bus, for any type and message [VAL-6, X-18, X-66]', async () => {
    const host = await makeHost({ hooks });
    await host.handler.fireNotificationEvent({ message: '', notificationType: 'review_done' });
    const input = { message: ' \n', notification_type: 'review_done' };
    const response = await host.bus.request({ eventName: 'Notification', input });
    expect(response).toMatchObject({ success: true });
    const received: unknown[] = readFileSync(host.path('received.jsonl'), 'utf8')
      .split(/(?<=\})\s*(?=\{"session_id")/)
      .map((text) => JSON.parse(text));
    expect(received).toMatchObject([
      { message: '', notification_type: 'review_done', details: {} },
      { message: ' \n', notification_type: 'review_done', details: {} },
    ]);
  });

  it('is rejected if it is not a string [VAL-6, X-66]', async () => {
    const { bus } = await makeHost({ hooks });
    for (const input of [{ message: 5 }, { message: 'x', notification_type: 5 }, {}]) {
      const { error } = await bus.request({ eventName: 'Notification', input });
      expect(error?.code).toBe('validation_failure');
    }
  });
});
