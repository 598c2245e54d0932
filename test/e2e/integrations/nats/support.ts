import { afterAll, afterEach } from 'vitest';
import type { FunctionHookConfig } from '../../../../src/contract.js';
import { createConfig, type HookEventName } from '../../../../src/index.js';
import type { NatsBusOptions } from '../../../../src/integrations/nats/index.js';
import { NatsMessageBus } from '../../../../src/integrations/nats/index.js';
import { hasNatsServer, type NatsServer, startNatsServer } from './nats-server.js';

const afterTest: (() => unknown)[] = [];
const afterFile: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanup of afterTest.splice(0).reverse()) await cleanup();
});
afterAll(async () => {
  for (const cleanup of afterFile.splice(0).reverse()) await cleanup();
});

/** Starts one server for all tests of a file. Without nats-server the tests are skipped, and only titles are read. */
export async function serverOfFile(args: readonly string[] = []): Promise<{ readonly url: string }> {
  if (!hasNatsServer) return { url: '' };
  const server = await startNatsServer(args);
  afterFile.push(() => server.kill());
  return server;
}

export async function serverOfTest(args: readonly string[] = [], port?: number): Promise<NatsServer> {
  const server = await startNatsServer(args, port);
  afterTest.push(() => server.kill());
  return server;
}

let fleets = 0;

/** Returns a prefix that no other test uses. */
export function newPrefix(): string {
  fleets += 1;
  return `fleet${fleets}`;
}

type ClientOptions = Parameters<typeof NatsMessageBus.connect>[0];

export async function connect(
  servers: string | string[],
  options: NatsBusOptions,
  client: ClientOptions = {},
): Promise<NatsMessageBus> {
  const bus = await NatsMessageBus.connect({ servers, ...client }, { onWarning: () => {}, ...options });
  afterTest.push(() => bus.connection.close());
  return bus;
}

/** Serves a bus with one function hook. */
export async function serve(
  bus: NatsMessageBus,
  action: FunctionHookConfig['action'],
  eventName: HookEventName = 'BeforeTool',
): Promise<void> {
  const config = createConfig({
    workingDir: '/',
    sessionId: 'policy',
    messageBus: bus,
    debugLogger: { log: () => {} },
  });
  const system = config.getHookSystem();
  await system?.initialize();
  const hook: unknown = { type: 'function', name: 'policy', action };
  system?.registerHook(hook as never, eventName);
  afterTest.push(async () => {
    await bus.close();
    await system?.dispose({ kill: true });
  });
  await bus.connection.flush();
}

export { toolCall } from './tool-call.js';
