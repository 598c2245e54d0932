/** Entry `hookwright/contract`: everything generated, and what generated code imports. */
export * from '../generated/index.js';
export * from './core/contract/index.js';
export {
  type Contract,
  type ContractExtension,
  extendContract,
  schemaValidators,
} from './extend-contract.js';
