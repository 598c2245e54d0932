export type { KeptListener, KeptProcess, KeptSpec } from './kept-process.js';
export { ProcessRunner, type ProcessRunnerOptions } from './process-runner.js';
export {
  DEFAULT_MAX_OUTPUT_BYTES,
  type NoticeListener,
  type ProcessOutcome,
  type ProcessSpec,
  type Tenancy,
} from './process-types.js';
export { type ShellCommand, shellCommand } from './shell-command.js';
export type { StdinSource } from './stdin-source.js';
