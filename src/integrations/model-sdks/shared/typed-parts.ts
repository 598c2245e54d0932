import { fieldsOf, isRecord, parsedJson } from '../../../util/json.js';
import { distributeText } from './distribute-text.js';
import { textOfValue } from './tool-results.js';

/** An object of an SDK, whose fields are checked when they are read. */
export type Fields = Readonly<Record<string, unknown>>;

/** Types of the parts whose text hooks see. */
export type TextTypes = ReadonlySet<unknown>;

/** Returns the text of a part; undefined for other parts. */
function textOfTyped(part: unknown, textTypes: TextTypes): string | undefined {
  if (!isRecord(part) || !textTypes.has(part['type'])) return undefined;
  return typeof part['text'] === 'string' ? part['text'] : undefined;
}

/** Returns the texts of content that is a string or a list of parts. */
export function textsOfContent(content: unknown, textTypes: TextTypes): string[] {
  if (typeof content === 'string') return [content];
  if (!Array.isArray(content)) return [];
  return content.map((part) => textOfTyped(part, textTypes)).filter((text) => text !== undefined);
}

/** Replaces the text of content and keeps its form. Parts that are not text stay in place. */
export function rewriteContent(content: unknown, text: string, textTypes: TextTypes): unknown {
  if (!Array.isArray(content)) return text;
  return withTexts(content, distributeText(textsOfContent(content, textTypes), text).values(), textTypes);
}

/** Replaces each text of the content with the next of `texts`. Removes parts that become empty. */
export function withTexts(content: unknown, texts: Iterator<string>, textTypes: TextTypes): unknown {
  if (!Array.isArray(content)) return texts.next().value ?? '';
  const parts: unknown[] = [];
  let receiver: number | undefined;
  let removed: Fields = {};
  for (const part of content) {
    const old = textOfTyped(part, textTypes);
    if (old === undefined || !isRecord(part)) {
      parts.push(part);
      continue;
    }
    const text = texts.next().value ?? '';
    if (text === '' && old !== '') {
      // Markers of a removed part move to the text before it, else to the one after it.
      if (receiver === undefined) removed = mergeMarkers(removed, part);
      else parts[receiver] = mergeMarkers(fieldsOf(parts[receiver]), part);
      continue;
    }
    parts.push(mergeMarkers(text === old ? part : { ...part, text }, text === '' ? {} : removed));
    if (text === '') continue;
    receiver = parts.length - 1;
    removed = {};
  }
  return parts;
}

/** Fields that describe the text of a part and are invalid for another text. */
const TEXT_FIELDS = new Set([
  'type',
  'text',
  'id',
  'annotations',
  'citations',
  'logprobs',
  'refusal',
  'providerMetadata',
]);

/** Adds the other fields of a removed part or message, such as cache markers. Existing values take precedence. */
export function mergeMarkers(receiver: Fields, removed: Fields): Fields {
  const more = Object.entries(removed).filter(([key, value]) => !TEXT_FIELDS.has(key) && value !== undefined);
  return more.length === 0 ? receiver : mergeMissing(receiver, Object.fromEntries(more));
}

function mergeMissing(fields: Fields, more: Fields): Fields {
  const entries = Object.entries(more).map(([key, value]) => {
    const existing = fields[key];
    if (existing === undefined) return [key, value];
    return [key, isRecord(existing) && isRecord(value) ? mergeMissing(existing, value) : existing];
  });
  return { ...fields, ...Object.fromEntries(entries) };
}

/** Returns the parts of content that are not text. */
export function nonTextParts(content: unknown, textTypes: TextTypes): unknown[] {
  return Array.isArray(content) ? content.filter((part) => textOfTyped(part, textTypes) === undefined) : [];
}

/** Returns the text of a tool result, or its JSON if it is not text. */
export function textOfResult(content: unknown, textTypes: TextTypes): string {
  if (typeof content === 'string') return content;
  return isTextAndMedia(content, textTypes) ? textsOfContent(content, textTypes).join('') : textOfValue(content);
}

/** Replaces the text of a tool result. A list of parts that was shown as JSON receives JSON, or becomes text. */
export function rewriteResult(content: unknown, text: string, textTypes: TextTypes): unknown {
  if (!Array.isArray(content)) return typeof content === 'string' || !isRecord(content) ? text : parsedJson(text, text);
  return isTextAndMedia(content, textTypes) ? rewriteContent(content, text, textTypes) : parsedJson(text, text);
}

/** Returns true if the content is only text and media. Parts of documents or searches contain text of their own. */
function isTextAndMedia(content: unknown, textTypes: TextTypes): boolean {
  if (!Array.isArray(content)) return false;
  const others = content.filter((part) => textOfTyped(part, textTypes) === undefined);
  return others.length < content.length && others.every(isMedia);
}

const MEDIA = /^(input_)?(image|audio|file|media)([_-].*)?$/;

/** Source types of a document or file that contain plain text, which the model reads like any other. */
const TEXT_SOURCES = new Set<unknown>(['text', 'content']);

function isMedia(part: unknown): boolean {
  if (!isRecord(part)) return false;
  const { type, source, data } = part;
  if (type === 'document') return isRecord(source) && !TEXT_SOURCES.has(source['type']);
  return typeof type === 'string' && MEDIA.test(type) && !TEXT_SOURCES.has(fieldsOf(data)['type']);
}
