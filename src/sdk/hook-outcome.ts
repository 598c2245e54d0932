export { getHookOutcome, type HookOutcome, recordOutcome } from '../triggers/hook-outcome.js';
