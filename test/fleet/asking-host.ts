// A host that asks the fleet, many at once, and tells the result of each.
import { EventEmitter, once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { NatsMessageBus } from '../../src/fleet/index.js';
import { readTask, say } from './process-lines.js';
import { toolCall } from './tool-call.js';

let limit = 0;
const limits = new EventEmitter().setMaxListeners(0);
const {
  servers,
  prefix,
  commands = [],
  atOnce = 1,
  timeout,
} = await readTask((next) => {
  limit = next;
  limits.emit('raised');
});
const client = { servers, pingInterval: 500, reconnectTimeWait: 100 };
const bus = await NatsMessageBus.connect(client, { prefix, onWarning: () => {} });

async function ask(command: string): Promise<{ outcome: string; text: string }> {
  try {
    const response = await bus.request({ eventName: 'BeforeTool', input: toolCall(command) }, { timeout });
    if (!response.success) return { outcome: 'failed', text: `${response.error.code}: ${response.error.message}` };
    const { finalOutput } = response.output;
    if (finalOutput?.isBlockingDecision()) return { outcome: 'refused', text: finalOutput.getEffectiveReason() };
    return { outcome: 'allowed', text: finalOutput?.systemMessage ?? '' };
  } catch (error) {
    return { outcome: 'failed', text: String(error) };
  }
}

const numberOf = (command: string) => Number(command.split(' ')[1]);

// Nodes of a cluster tell each other with a delay who serves.
while ((await ask('ls first')).outcome !== 'allowed') await setTimeout(20);
say({ ready: true });
const queue = commands.values();
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (const command of queue) {
      while (numberOf(command) >= limit) await once(limits, 'raised');
      const result = await ask(command);
      say({ command, ...result });
      // As an agent would that could not do what it wanted.
      if (result.outcome === 'failed') await setTimeout(50);
    }
  }),
);
const timers = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
say({ done: true, timers });
await bus.close();
process.stdin.destroy();
