export { getHookOutcome, type HookOutcome, recordOutcome } from '../../../core/triggers/hook-outcome.js';
