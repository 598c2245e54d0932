// A policy server that is a process of its own: refuses `rm`, tells what it heard, and drains on SIGTERM.
import { setTimeout } from 'node:timers/promises';
import { createConfig } from '../../../../src/index.js';
import { NatsMessageBus } from '../../../../src/integrations/nats/index.js';
import { commandOf, readTask, say } from './process-lines.js';

const { servers, prefix, longestWait = 0, concurrency } = await readTask();
const client = { servers, pingInterval: 500, reconnectTimeWait: 100 };
const bus = await NatsMessageBus.connect(client, { prefix, concurrency, onWarning: () => {} });
const config = createConfig({
  workingDir: '/',
  sessionId: 'policy',
  messageBus: bus,
  debugLogger: { log: () => {} },
});
const system = config.getHookSystem();
await system?.initialize();
const hook = {
  type: 'function',
  name: 'policy',
  action: async (input: unknown) => {
    const command = commandOf(input);
    say({ heard: command });
    await setTimeout(Math.random() * longestWait);
    if (command.startsWith('rm')) return { decision: 'deny' as const, reason: `no ${command}` };
    return { systemMessage: `fine: ${command}` };
  },
} as const;
system?.registerHook(hook, 'BeforeTool');
await bus.connection.flush();
say({ ready: true });

// It ends by itself: nothing may be left that keeps a process alive.
process.once('SIGTERM', async () => {
  await bus.close();
  await system?.dispose({ kill: true });
  process.stdin.destroy();
});
