import type { NatsConnection } from '@nats-io/transport-node';
import { whenAborted } from '../../util/abort.js';
import { messageOf } from '../../util/errors.js';
import { loadJetStream } from './load-client.js';
import { traceSubject } from './subjects.js';

/** The trace lines that a JetStream stream has stored. */
export interface KeptRecord {
  /** Returns all stored lines, oldest first, each with its line end. */
  read(): Promise<string>;
  /** Passes stored and future lines to `onLine` until the signal aborts. */
  follow(onLine: (line: string) => void, signal: AbortSignal): Promise<void>;
}

/** Finds the stream that stores trace lines. If there is none, returns the reason. */
export async function findRecord(connection: NatsConnection, prefix: string): Promise<KeptRecord | { why: string }> {
  const subject = traceSubject(prefix, '*');
  try {
    const { jetstream, jetstreamManager, DeliverPolicy } = await loadJetStream();
    const manager = await jetstreamManager(connection);
    const stream = await manager.streams.find(subject);
    const { consumers } = jetstream(connection);
    const all = { filter_subjects: subject, deliver_policy: DeliverPolicy.All };
    const open = () => consumers.get(stream, all);
    return { read: () => readAll(open), follow: (onLine, signal) => followAll(open, onLine, signal) };
  } catch (error) {
    return { why: `no JetStream stream stores ${subject} (${messageOf(error)})` };
  }
}

/** Passes future trace lines to `onLine` until the signal aborts. Throws if the subscription is not permitted. */
export async function listenToRecord(
  connection: NatsConnection,
  prefix: string,
  onLine: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  let denied: Error | undefined;
  const subscription = connection.subscribe(traceSubject(prefix, '*'), {
    callback: (error, message) => {
      if (error === null) onLine(`${message.string()}\n`);
      else denied = error;
    },
  });
  await Promise.race([whenAborted(signal), subscription.closed]);
  if (!connection.isClosed()) subscription.unsubscribe();
  if (denied !== undefined) throw denied;
}

type Open = () => Promise<import('@nats-io/jetstream').Consumer>;

const BATCH_SIZE = 1000;
const FETCH_TIMEOUT_MS = 5000;

async function readAll(open: Open): Promise<string> {
  const consumer = await open();
  const { num_pending: count } = await consumer.info();
  const lines: string[] = [];
  while (lines.length < count) {
    const before = lines.length;
    const batch = { max_messages: Math.min(BATCH_SIZE, count - before), expires: FETCH_TIMEOUT_MS };
    for await (const message of await consumer.fetch(batch)) lines.push(`${message.string()}\n`);
    // The stream has discarded the remaining messages.
    if (lines.length === before) break;
  }
  return lines.join('');
}

async function followAll(open: Open, onLine: (line: string) => void, signal: AbortSignal): Promise<void> {
  const messages = await (await open()).consume();
  void whenAborted(signal).then(() => messages.stop());
  // At once, so that no buffered message is passed on.
  if (signal.aborted) messages.stop();
  for await (const message of messages) onLine(`${message.string()}\n`);
}
