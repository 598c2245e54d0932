import type { LLMToolCall, LLMToolResult, LLMToolResultPatch } from '../../../../generated/index.js';
import type { SdkCandidate, SdkContents, SdkPart, SdkRequest, SdkResponse } from '../../../core/contract/index.js';
import { fieldsOf, isRecord } from '../../../util/json.js';
import { partsOf } from '../shared/text-parts.js';
import {
  collectCalls,
  collectResults,
  editResults,
  parsedRecord,
  textOfValue,
  type VisitResult,
} from '../shared/tool-results.js';
import { readTurns } from './contents.js';

export function readResults(request: SdkRequest): LLMToolResult[] {
  return collectResults((visit) => mapResponses(request.contents, visit));
}

export function writeResults<Q extends SdkRequest>(edits: readonly LLMToolResultPatch[], base: Q): Q {
  const contents = editResults(edits, (visit) => mapResponses(base.contents, visit));
  return Object.is(contents, base.contents) ? base : { ...base, contents };
}

export function readCalls(response: SdkResponse): LLMToolCall[] {
  const candidates: readonly SdkCandidate[] = Array.isArray(response.candidates) ? response.candidates : [];
  const parts = candidates.filter(isRecord).flatMap(({ content }) => partsOf(isRecord(content) ? content : {}));
  const calls = parts.flatMap((part) => {
    const call = isRecord(part) ? part['functionCall'] : undefined;
    return isRecord(call) ? [call] : [];
  });
  return collectCalls(calls.map(({ id, name, args }) => ({ id, name, args })));
}

/** Replaces the function responses in the contents. Returns the same reference if nothing changed. */
function mapResponses(
  contents: SdkContents | undefined,
  visit: VisitResult,
): SdkContents | readonly unknown[] | undefined {
  const turns = readTurns(contents);
  let changed = false;
  const entries = turns.map((turn) => {
    const before = partsOf(turn.content);
    const parts = before.map((part) => mapPart(part, visit));
    if (parts.every((part, at) => part === before[at])) return turn.entry;
    changed = true;
    return { ...turn.content, parts };
  });
  return changed ? entries : contents;
}

function mapPart(part: SdkPart, visit: VisitResult): SdkPart {
  if (!isRecord(part)) return part;
  const key = (['functionResponse', 'toolResponse'] as const).find((candidate) => isRecord(fieldsOf(part)[candidate]));
  return key === undefined ? mapCodeResult(part, visit) : mapResponse(part, key, visit);
}

function mapResponse(part: SdkPart & Record<string, unknown>, key: string, visit: VisitResult): SdkPart {
  const { id, name, toolType, response } = fieldsOf(part[key]);
  const textField = singleText(response);
  const text = visit({ id, name: name ?? toolType, text: textField?.text ?? textOfValue(response) });
  if (text === undefined) return part;
  const fields = isRecord(response) ? response : {};
  const edited = textField ? { ...fields, [textField.key]: text } : parsedRecord(text, { output: text });
  return { ...part, [key]: { ...fieldsOf(part[key]), response: edited } };
}

/** Visits the result of code that the model ran, which has no name and one text. */
function mapCodeResult(part: SdkPart & Record<string, unknown>, visit: VisitResult): SdkPart {
  const result = part['codeExecutionResult'];
  if (!isRecord(result) || typeof result['output'] !== 'string') return part;
  const text = visit({ id: result['id'], name: 'code_execution', text: result['output'] });
  return text === undefined ? part : { ...part, codeExecutionResult: { ...result, output: text } };
}

/** Returns the text and its key if the response is an object with a single text. */
function singleText(response: unknown): { key: string; text: string } | undefined {
  const [only, ...others] = isRecord(response) ? Object.entries(response) : [];
  if (only === undefined || others.length > 0) return undefined;
  const [key, text] = only;
  return typeof text === 'string' ? { key, text } : undefined;
}
