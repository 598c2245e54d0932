// Made from schemas/ by npm run generate. Do not edit.

export * from './common-validators.js';
export * from './contract.js';
export * from './enums.js';
export * from './fire.js';
export * from './guards.js';
export * from './ingress.js';
export * from './routes.js';
export * from './settings-fields.js';
export * from './stdin.js';
export type * from './dialect-types.js';
export type * from './types.js';
