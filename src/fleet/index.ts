export { type AskOptions, NoHookServerError } from './asked-requests.js';
export { type NatsBusOptions, NatsMessageBus } from './nats-message-bus.js';
