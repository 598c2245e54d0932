// A host that sends its events to the fleet, several at once, and prints the result of each.
import { EventEmitter, once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { createConfig } from '../../../../src/index.js';
import { NatsMessageBus } from '../../../../src/integrations/nats/index.js';
import { readTask, say } from './process-lines.js';

let limit = 0;
const limits = new EventEmitter().setMaxListeners(0);
const {
  servers,
  prefix,
  commands = [],
  atOnce = 1,
  timeout,
  onError,
} = await readTask((next) => {
  limit = next;
  limits.emit('raised');
});
const client = { servers, pingInterval: 500, reconnectTimeWait: 100 };
const bus = await NatsMessageBus.connect(client, { prefix, onWarning: () => {} });

const hooks = { BeforeTool: [{ hooks: [{ type: 'bus' as const, timeout, onError }] }] };
const config = createConfig({ workingDir: '/', sessionId: 'host', bus, hooks, debugLogger: { log: () => {} } });
const system = config.getHookSystem();
await system?.initialize();

async function ask(command: string): Promise<{ outcome: string; text: string; blocked: boolean }> {
  const fired = await system?.fireEvent('BeforeTool', { toolName: 'run_shell', toolInput: { command } });
  const [hook] = fired?.trace.hooks ?? [];
  const blocked = fired?.finalOutput?.isBlockingDecision() === true;
  if (hook?.verdict !== 'ran' || hook.error !== undefined) {
    return { outcome: 'failed', text: `${hook?.verdict}: ${hook?.error}`, blocked };
  }
  const { reason = '', systemMessage = '' } = fired?.finalOutput ?? {};
  return { outcome: blocked ? 'refused' : 'allowed', text: blocked ? reason : systemMessage, blocked };
}

const numberOf = (command: string) => Number(command.split(' ')[1]);

// Nodes of a cluster announce subscriptions to each other with a delay.
while ((await ask('ls first')).outcome !== 'allowed') await setTimeout(20);
say({ ready: true });
const queue = commands.values();
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (const command of queue) {
      while (numberOf(command) >= limit) await once(limits, 'raised');
      const result = await ask(command);
      say({ command, ...result });
      // Back off, as an agent would.
      if (result.outcome === 'failed') await setTimeout(50);
    }
  }),
);
const timers = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
say({ done: true, timers });
await system?.dispose();
await bus.close();
process.stdin.destroy();
