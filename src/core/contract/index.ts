export type * from './adapter.js';
export type * from './contract.js';
export * from './firing.js';
export type * from './output-methods.js';
export type * from './ports.js';
export type * from './route.js';
export type * from './sdk.js';
export type * from './session-facts.js';
export * from './violations.js';
