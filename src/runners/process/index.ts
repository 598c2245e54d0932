export type { LongRunningListener, LongRunningProcess, LongRunningSpec } from './long-running-process.js';
export { ProcessRunner, type ProcessRunnerOptions } from './process-runner.js';
export type {
  ProcessOutcome,
  ProcessSpec,
} from './process-types.js';
export { type Shell, shellCommand } from './shell-command.js';
export type { StdinSource } from './stdin-source.js';
