import type { DialectValue } from '../../../generated/index.js';
import { isRecord } from '../../util/json.js';
import { isText } from '../../util/text.js';
import { fill, type Lookup, textOf } from './templates.js';

/** Returns a result of the host's tool in the form that the agent's own tool has. */
export function toolResponse(template: DialectValue | undefined, response: unknown, look: Lookup): unknown {
  if (template === undefined || response === undefined) return response;
  const shaped = fill(template, look);
  return isRecord(shaped) && isRecord(response) && hasForm(response, shaped) ? response : shaped;
}

/** Returns true if a result has the form already. Text for the model counts more than other fields of the result. */
function hasForm(response: Readonly<Record<string, unknown>>, shaped: Readonly<Record<string, unknown>>): boolean {
  const isHidden = response['llmContent'] !== undefined && !Object.hasOwn(shaped, 'llmContent');
  return !isHidden && Object.keys(shaped).every((name) => Object.hasOwn(response, name));
}

/** Part of a result, as dialect documents name it. */
export function resultPart(part: string, response: unknown): string | undefined {
  const { llmContent, stdout, stderr } = isRecord(response) ? response : {};
  const hasStreams = llmContent === undefined && (typeof stdout === 'string' || typeof stderr === 'string');
  switch (part) {
    case 'stdout':
      return hasStreams ? String(stdout ?? '') : resultText(response);
    case 'stderr':
      return hasStreams ? String(stderr ?? '') : '';
    case 'text':
      return hasStreams ? [stdout, stderr].filter(isText).join('\n') : resultText(response);
    default:
      return undefined;
  }
}

/** Returns everything of a result that the model may read. */
function resultText(response: unknown): string {
  const { llmContent, error } = isRecord(response) ? response : {};
  const isEmpty = isRecord(response) && Object.values(response).every((value) => value === undefined);
  if (isEmpty) return '';
  return textOf(llmContent ?? error ?? response);
}
