import type { HookOutput } from '../../../generated/index.js';
import { cutReason } from '../../util/cut-text.js';
import { isRecord } from '../../util/json.js';
import type { Contract, Route } from '../contract/index.js';
import { normalizeHookOutput } from '../outputs/normalize-output.js';
import type { HookRunResult } from './hook-type-runner.js';

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
  return {
    success: true,
    outputFormat: 'text',
    output: convertPlainTextToHookOutput(message, 0),
    ...warningsAbout(message),
  };
}

/** Normalizes an output object. Fields that do not fit the contract become warnings or the error. */
export function readObject(value: object, { contract, route }: OutputEvent): HookRunResult {
  const { output, warnings, error } = normalizeHookOutput(contract, route, value);
  const result: HookRunResult = { success: error === undefined, outputFormat: 'json', output };
  if (error !== undefined) result.error = error;
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

/** Warns about text that was probably meant as JSON output, because plain text allows. */
export function warningsAbout(text: string): Pick<HookRunResult, 'warnings'> {
  if (text.startsWith('{')) return { warnings: ['begins like a JSON object but is none, and is taken as text'] };
  if (!holdsObject(text)) return {};
  return {
    warnings: ['holds a JSON object among other text, and is taken as text: print nothing else on standard output'],
  };
}

const OBJECT_LINE = /^[ \t]*(\{.*\})[ \t\r]*$/gm;
/** Parsing a line that is not JSON is slow. */
const MAX_PARSED_LINES = 100;

function holdsObject(text: string): boolean {
  let parsed = 0;
  for (const [, line = ''] of text.matchAll(OBJECT_LINE)) {
    if (isRecord(parseJson(line))) return true;
    parsed += 1;
    if (parsed === MAX_PARSED_LINES) return false;
  }
  return false;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
