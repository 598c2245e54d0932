import { messageOf } from '../../util/errors.js';

export type Nats = typeof import('@nats-io/transport-node');
export type JetStream = typeof import('@nats-io/jetstream');

/** Loads the NATS client, an optional peer dependency. */
export async function loadClient(): Promise<Nats> {
  try {
    return await import('@nats-io/transport-node');
  } catch (error) {
    throw missing(error);
  }
}

export async function loadJetStream(): Promise<JetStream> {
  try {
    return await import('@nats-io/jetstream');
  } catch (error) {
    throw missing(error);
  }
}

function missing(error: unknown): Error {
  const help = 'Install it: npm install @nats-io/transport-node @nats-io/jetstream';
  return new Error(`cannot load the NATS client: ${messageOf(error)}. ${help}`);
}
