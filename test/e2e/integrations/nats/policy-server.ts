// A policy server in its own process: blocks `rm`, prints each command it receives, and drains on SIGTERM.
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
    say({ started: command });
    await setTimeout(Math.random() * longestWait);
    if (command.startsWith('rm')) return { decision: 'deny' as const, reason: `no ${command}` };
    return { systemMessage: `fine: ${command}` };
  },
} as const;
system?.registerHook(hook, 'BeforeTool');
await bus.connection.flush();
say({ ready: true });

// It exits without process.exit: nothing may keep the process alive.
process.once('SIGTERM', async () => {
  await bus.close();
  await system?.dispose({ kill: true });
  process.stdin.destroy();
});
