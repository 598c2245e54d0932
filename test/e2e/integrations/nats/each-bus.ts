import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { InMemoryMessageBus } from '../../../../src/engine.js';
import { NatsMessageBus } from '../../../../src/integrations/nats/index.js';
import { useBus } from '../../../support/core/events/support.js';
import { hasNatsServer, type NatsServer, startNatsServer } from './nats-server.js';

/** Runs the tests on every message bus. */
export function describeEachBus(title: string, tests: () => void): void {
  describe(`${title} (in memory)`, tests);
  describe.skipIf(!hasNatsServer)(`${title} (NATS)`, () => {
    let server: NatsServer;
    let bus: NatsMessageBus | undefined;
    let number = 0;
    beforeAll(async () => {
      server = await startNatsServer();
    });
    afterAll(() => server?.kill());
    beforeEach(async () => {
      number += 1;
      const made = await NatsMessageBus.connect(
        { servers: server.url },
        { prefix: `test${number}`, concurrency: 100_000, onWarning: () => {} },
      );
      bus = made;
      useBus(() => made);
    });
    afterEach(async () => {
      useBus(() => new InMemoryMessageBus());
      await bus?.connection.close();
    });
    tests();
  });
}
