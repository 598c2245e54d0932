import { fieldsOf, isRecord } from '../../../util/json.js';
import { shareOut } from './share-text.js';
import { parsedJson, textOfValue } from './tool-results.js';

/** Which parts hold text that hooks see: those of a `type` in the list. */
export type TextTypes = ReadonlySet<unknown>;

/** The text of a part of content; undefined for every other kind of part. */
function textOfTyped(part: unknown, textTypes: TextTypes): string | undefined {
  if (!isRecord(part) || !textTypes.has(part['type'])) return undefined;
  return typeof part['text'] === 'string' ? part['text'] : undefined;
}

/** The texts of content that is a text or a list of parts. */
export function textsOfContent(content: unknown, textTypes: TextTypes): string[] {
  if (typeof content === 'string') return [content];
  if (!Array.isArray(content)) return [];
  return content.map((part) => textOfTyped(part, textTypes)).filter((text) => text !== undefined);
}

/** The content with another text, in the form that it had; parts that are no text stay where they are. */
export function rewriteContent(content: unknown, text: string, textTypes: TextTypes): unknown {
  if (!Array.isArray(content)) return text;
  return withTexts(content, shareOut(textsOfContent(content, textTypes), text).values(), textTypes);
}

/** The content with the next of the texts in the place of each of its own; a part that is left without one goes. */
export function withTexts(content: unknown, texts: Iterator<string>, textTypes: TextTypes): unknown {
  if (!Array.isArray(content)) return texts.next().value ?? '';
  const parts: unknown[] = [];
  let heir: number | undefined;
  let gone: Fields = {};
  for (const part of content) {
    const old = textOfTyped(part, textTypes);
    if (old === undefined || !isRecord(part)) {
      parts.push(part);
      continue;
    }
    const text = texts.next().value ?? '';
    if (text === '' && old !== '') {
      // What marks it stays with the text before it, else with the one behind it.
      if (heir === undefined) gone = inherit(gone, part);
      else parts[heir] = inherit(fieldsOf(parts[heir]), part);
      continue;
    }
    parts.push(inherit(text === old ? part : { ...part, text }, text === '' ? {} : gone));
    if (text === '') continue;
    heir = parts.length - 1;
    gone = {};
  }
  return parts;
}

type Fields = Readonly<Record<string, unknown>>;

/** What is said of the text of a part, and makes no sense beside another. */
const OF_THE_TEXT = new Set([
  'type',
  'text',
  'id',
  'annotations',
  'citations',
  'logprobs',
  'refusal',
  'providerMetadata',
]);

/** A part or message with what else was said of one that goes, as what marks it for the cache. What it says itself stands. */
export function inherit(heir: Fields, gone: Fields): Fields {
  const more = Object.entries(gone).filter(([key, value]) => !OF_THE_TEXT.has(key) && value !== undefined);
  return more.length === 0 ? heir : merged(heir, Object.fromEntries(more));
}

function merged(own: Fields, more: Fields): Fields {
  const entries = Object.entries(more).map(([key, value]) => {
    const held = own[key];
    if (held === undefined) return [key, value];
    return [key, isRecord(held) && isRecord(value) ? merged(held, value) : held];
  });
  return { ...own, ...Object.fromEntries(entries) };
}

/** The content without its text: what is left of its parts. */
export function silentParts(content: unknown, textTypes: TextTypes): unknown[] {
  return Array.isArray(content) ? content.filter((part) => textOfTyped(part, textTypes) === undefined) : [];
}

/** What a tool gave back: its text, else its JSON. */
export function textOfResult(content: unknown, textTypes: TextTypes): string {
  if (typeof content === 'string') return content;
  return isSpoken(content, textTypes) ? textsOfContent(content, textTypes).join('') : textOfValue(content);
}

/** The result with another text; a list of parts that was shown as JSON takes JSON, or becomes text. */
export function rewriteResult(content: unknown, text: string, textTypes: TextTypes): unknown {
  if (!Array.isArray(content)) return typeof content === 'string' || !isRecord(content) ? text : parsedJson(text, text);
  return isSpoken(content, textTypes) ? rewriteContent(content, text, textTypes) : parsedJson(text, text);
}

/** Whether text and media are all there is: the parts of a document or a search hold text of their own. */
function isSpoken(content: unknown, textTypes: TextTypes): boolean {
  if (!Array.isArray(content)) return false;
  const others = content.filter((part) => textOfTyped(part, textTypes) === undefined);
  return others.length < content.length && others.every(isMedia);
}

const MEDIA = /^(input_)?(image|audio|file|media)([_-].*)?$/;

/** A document or a file may hold its text as it is, which the model reads like any other. */
const HOLDS_TEXT = new Set<unknown>(['text', 'content']);

function isMedia(part: unknown): boolean {
  if (!isRecord(part)) return false;
  const { type, source, data } = part;
  if (type === 'document') return isRecord(source) && !HOLDS_TEXT.has(source['type']);
  return typeof type === 'string' && MEDIA.test(type) && !HOLDS_TEXT.has(fieldsOf(data)['type']);
}
