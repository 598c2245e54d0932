import type { Dialect } from '../generated/index.js';
import type { Contract as ContractOf } from './core/contract/index.js';

/** Entry `hookwright/contract`: everything generated, and the types that generated code imports. */
export * from '../generated/index.js';
export * from './core/contract/index.js';

/** Contract with the dialects of other agents. */
export type Contract<Types = unknown> = ContractOf<Dialect, Types>;
