export * from '../generated/index.js';
export type * from './contract/index.js';
