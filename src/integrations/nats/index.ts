export { clientOptions, type FleetAddress } from './client-options.js';
export { type NatsBusOptions, NatsMessageBus } from './nats-message-bus.js';
export { NatsService, type NatsServiceOptions } from './nats-service.js';
export { findRecord, type KeptRecord, listenToRecord } from './read-record.js';
export { type AskOptions, NoHookServerError } from './sent-requests.js';
