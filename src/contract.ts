/** Everything generated, and the seam that generated code imports: for those who build on the contract. */
export * from '../generated/index.js';
export * from './core/contract/index.js';
