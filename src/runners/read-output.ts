import type { HookOutput } from '../../generated/index.js';
import type { Contract, Route } from '../core/contract/index.js';
import type { HookRunResult } from '../core/runner/hook-type-runner.js';
import { cutReason } from '../util/cut-text.js';
import { attempt } from '../util/errors.js';
import { isRecord } from '../util/json.js';
import { whyMeantAsJson } from '../util/json-in-text.js';
import { normalizeHookOutput } from './outputs/normalize-output.js';

/** Exit code with which a command blocks. */
export const BLOCK_EXIT_CODE = 2;

/** Event whose hook wrote the output. */
export interface OutputEvent {
  readonly contract: Contract;
  readonly route: Route;
}

/** Reads the output of a hook: a JSON object is the output itself, any other text is a message for the model. */
export function readText(source: string, event: OutputEvent): HookRunResult {
  const text = source.trim();
  const value = parseJson(text);
  if (isRecord(value)) return readObject(value, event);
  const inner = typeof value === 'string' ? parseJson(value) : undefined;
  if (isRecord(inner)) return readObject(inner, event);
  const message = typeof value === 'string' ? value.trim() : text;
  if (message === '') return { success: true };
  const doubt = whyMeantAsJson(message);
  return {
    success: true,
    outputFormat: 'text',
    output: convertPlainTextToHookOutput(message, 0),
    ...(doubt !== undefined && { doubt, warnings: [doubt] }),
  };
}

/** Normalizes an output object. Fields that do not fit the contract become warnings or the error. */
export function readObject(value: object, { contract, route }: OutputEvent): HookRunResult {
  const { output, warnings, error, doubt } = normalizeHookOutput(contract, route, value);
  const result: HookRunResult = { success: error === undefined, outputFormat: 'json', output };
  if (error !== undefined) result.error = error;
  if (doubt !== undefined) result.doubt = doubt;
  if (warnings.length > 0) result.warnings = warnings;
  return result;
}

/**
 * Converts plain text by the exit code that came with it: a message for the model, the reason of a block, or a warning about a
 * failed hook. The exit code is undefined for a process that was terminated by a signal.
 */
export function convertPlainTextToHookOutput(text: string, exitCode: number | undefined): HookOutput {
  const message = text.trim();
  if (exitCode === BLOCK_EXIT_CODE) return { decision: 'deny', reason: cutReason(message) || 'Blocked by hook' };
  if (message === '') return { decision: 'allow' };
  return { decision: 'allow', systemMessage: exitCode === 0 ? message : `Warning: ${cutReason(message)}` };
}

function parseJson(text: string): unknown {
  return attempt<unknown>(() => JSON.parse(text), undefined);
}
