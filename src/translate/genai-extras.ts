import type { LLMToolCall, LLMToolResult, LLMToolResultPatch } from '../../generated/index.js';
import type { SdkCandidate, SdkContents, SdkPart, SdkRequest, SdkResponse } from '../contract/sdk.js';
import { fieldsOf, isRecord } from '../values/json.js';
import { contentEditor } from './rewrite-contents.js';
import { joinTexts, shareJoined } from './share-text.js';
import {
  collectCalls,
  collectResults,
  editResults,
  parsedRecord,
  textOfValue,
  type VisitResult,
} from './tool-results.js';
import { partsOf, readTurns, type Turn } from './turns.js';

/** The system instruction of a Gemini request, in whichever form it was given. */
export function readInstruction(request: SdkRequest): string | undefined {
  const turns = instructionTurns(request);
  return turns.length === 0 ? undefined : joinTexts(turns.map(({ text }) => text));
}

export function writeInstruction<Q extends SdkRequest>(text: string, base: Q): Q {
  const turns = instructionTurns(base);
  const before = turns.length === 0 ? '' : joinTexts(turns.map((turn) => turn.text));
  if (text === before) return base;
  const { systemInstruction, ...rest } = base.config ?? {};
  if (text === '') return { ...base, config: rest };
  const config = { ...base.config, systemInstruction: instructionOf(systemInstruction, turns, text) };
  return { ...base, config };
}

function instructionTurns(request: SdkRequest): Turn[] {
  const given = request.config?.systemInstruction;
  const turns = isContents(given) ? readTurns(given) : [];
  return turns.filter(({ text }) => text !== '');
}

function isContents(value: unknown): value is SdkContents {
  return typeof value === 'string' || (typeof value === 'object' && value !== null);
}

/** In the form in which it was given; where that is several turns, each keeps its share. */
function instructionOf(given: unknown, turns: readonly Turn[], text: string): unknown {
  const [first, ...others] = turns;
  if (typeof given === 'string' || first === undefined) return text;
  if (others.length === 0) return contentEditor.edit(first, text, first.role).entry;
  const shares = shareJoined(
    turns.map((turn) => turn.text),
    text,
  );
  return turns.flatMap((turn, at) => {
    const share = shares[at] ?? '';
    return share === '' ? [] : [contentEditor.edit(turn, share, turn.role).entry];
  });
}

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

/** The contents with the responses of functions as the visitor wants them; the same reference when it wants nothing else. */
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
  const key = (['functionResponse', 'toolResponse'] as const).find((one) => isRecord(fieldsOf(part)[one]));
  return key === undefined ? mapCodeResult(part, visit) : mapResponse(part, key, visit);
}

function mapResponse(part: SdkPart & Record<string, unknown>, key: string, visit: VisitResult): SdkPart {
  const { id, name, toolType, response } = fieldsOf(part[key]);
  const place = textPlace(response);
  const text = visit({ id, name: name ?? toolType, text: place?.text ?? textOfValue(response) });
  if (text === undefined) return part;
  const fields = isRecord(response) ? response : {};
  const edited = place ? { ...fields, [place.key]: text } : parsedRecord(text, { output: text });
  return { ...part, [key]: { ...fieldsOf(part[key]), response: edited } };
}

/** The model's own code has no name, and one text. */
function mapCodeResult(part: SdkPart & Record<string, unknown>, visit: VisitResult): SdkPart {
  const result = part['codeExecutionResult'];
  if (!isRecord(result) || typeof result['output'] !== 'string') return part;
  const text = visit({ id: result['id'], name: 'code_execution', text: result['output'] });
  return text === undefined ? part : { ...part, codeExecutionResult: { ...result, output: text } };
}

/** A response that is one text has it under a name of the tool's choice. */
function textPlace(response: unknown): { key: string; text: string } | undefined {
  const [only, ...others] = isRecord(response) ? Object.entries(response) : [];
  if (only === undefined || others.length > 0) return undefined;
  const [key, text] = only;
  return typeof text === 'string' ? { key, text } : undefined;
}
