import { clientOptions, findRecord, listenToRecord, NatsMessageBus } from '../../../integrations/nats/index.js';
import type { FleetTraceOptions } from '../commands/options.js';
import { CliError, messageOf, problem } from '../exit.js';

/** Returns all lines that the stream has stored. */
export function readFleetTrace(options: FleetTraceOptions): Promise<string> {
  return withBus(options, async ({ connection, prefix }) => {
    const record = await findRecord(connection, prefix);
    if ('read' in record) return record.read();
    throw problem(`there is no record to read: ${record.why}`, 'watch --nats shows what happens from now on');
  });
}

interface FollowOptions {
  /** Start with the lines that the stream has stored. */
  readonly all: boolean;
  readonly signal: AbortSignal;
  readonly onLine: (line: string) => void;
  readonly warn: (text: string) => void;
}

export function followFleetTrace(
  options: FleetTraceOptions,
  { all, signal, onLine, warn }: FollowOptions,
): Promise<void> {
  return withBus(options, async ({ connection, prefix }) => {
    const record = all ? await findRecord(connection, prefix) : undefined;
    if (record !== undefined && 'follow' in record) return record.follow(onLine, signal);
    if (record !== undefined) warn(`${record.why}, so this begins now`);
    // The subscription may be denied before the flush ends.
    await Promise.all([listenToRecord(connection, prefix, onLine, signal), connection.flush()]);
  });
}

async function withBus<T>(options: FleetTraceOptions, use: (bus: NatsMessageBus) => Promise<T>): Promise<T> {
  const bus = await connect(options);
  try {
    return await use(bus);
  } catch (error) {
    throw error instanceof CliError ? error : problem(`the record cannot be read: ${messageOf(error)}`);
  } finally {
    await bus.close();
  }
}

async function connect({ nats, creds, prefix, inboxPrefix }: FleetTraceOptions): Promise<NatsMessageBus> {
  try {
    const client = await clientOptions({ url: nats === true ? undefined : nats, creds, inboxPrefix });
    // Warnings about other responders do not matter to a reader.
    return await NatsMessageBus.connect(client, { prefix, onWarning: () => {} });
  } catch (error) {
    throw problem(`the fleet cannot be reached: ${messageOf(error)}`);
  }
}
