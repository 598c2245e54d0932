import type { NatsConnection } from '@nats-io/transport-node';
import { messageOf } from '../../util/errors.js';
import { loadJetStream } from './load-client.js';
import { traceSubject } from './subjects.js';

/** The record of a fleet, as far as a stream has kept it. */
export interface KeptRecord {
  /** What is there now, oldest first, each line with its end. */
  read(): Promise<string>;
  /** What is there and what comes, until the signal aborts. */
  follow(onLine: (line: string) => void, signal: AbortSignal): Promise<void>;
}

/** Finds the stream that keeps the record; else says why there is none. */
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
    return { why: `no stream of JetStream keeps ${subject} (${messageOf(error)})` };
  }
}

/** Follows the record from now on, until the signal aborts. */
export async function listenToRecord(
  connection: NatsConnection,
  prefix: string,
  onLine: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  let refusal: Error | undefined;
  const subscription = connection.subscribe(traceSubject(prefix, '*'), {
    callback: (error, message) => {
      if (error === null) onLine(`${message.string()}\n`);
      else refusal = error;
    },
  });
  await Promise.race([aborted(signal), subscription.closed]);
  if (!connection.isClosed()) subscription.unsubscribe();
  // Whoever may not listen must not believe that nothing happens.
  if (refusal !== undefined) throw refusal;
}

type Open = () => Promise<import('@nats-io/jetstream').Consumer>;

const BATCH = 1000;
const LONGEST_WAIT_MS = 5000;

async function readAll(open: Open): Promise<string> {
  const consumer = await open();
  const { num_pending: count } = await consumer.info();
  const lines: string[] = [];
  while (lines.length < count) {
    const before = lines.length;
    const wanted = { max_messages: Math.min(BATCH, count - before), expires: LONGEST_WAIT_MS };
    for await (const message of await consumer.fetch(wanted)) lines.push(`${message.string()}\n`);
    // The stream has dropped the rest in the meantime.
    if (lines.length === before) break;
  }
  return lines.join('');
}

async function followAll(open: Open, onLine: (line: string) => void, signal: AbortSignal): Promise<void> {
  const messages = await (await open()).consume();
  void aborted(signal).then(() => messages.stop());
  if (signal.aborted) messages.stop();
  for await (const message of messages) onLine(`${message.string()}\n`);
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
