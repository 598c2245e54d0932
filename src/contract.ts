/** Entry `hookwright/contract`: everything generated, and the types that generated code imports. */
export * from '../generated/index.js';
export * from './core/contract/index.js';
