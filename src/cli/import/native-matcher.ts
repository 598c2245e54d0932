import type { AdaptedHook, Dialect, DialectEvent, Route } from '../../contract/index.js';
import { compileMatcher } from '../runtime.js';
import type { AddNote } from './note.js';

/** What a matcher of theirs is compared with. */
export interface KnownValues {
  /** Every name that one of the known agents has for a tool. */
  readonly tools: readonly string[];
  /** The values of the field that the event is matched on, where they are listed. */
  readonly values: readonly string[];
}

/** A matcher of ours for the same values; undefined for all of them, null when it would match nothing. */
export function nativeMatcher(
  hook: AdaptedHook,
  { matcher: rule }: Route,
  dialect: Dialect,
  event: DialectEvent,
  known: KnownValues,
  note: AddNote,
): string | undefined | null {
  const text = hook.matcher?.trim() ?? '';
  if (rule === undefined) {
    if (event.match !== undefined && text !== '') note(`matcher ${JSON.stringify(text)} has no counterpart here`);
    return undefined;
  }
  if (typeof event.match === 'string' && event.match.startsWith('$') && text !== '')
    note(`matcher ${JSON.stringify(text)} is about more than the name of a tool: here it runs for every such tool`);
  const { words, pattern } = readMatcher(dialect, event, text);
  const listed = rule.kind === 'regex' ? known.tools : known.values;
  // Where all values are listed, a word that is none of them is their name of one.
  const isClosed = rule.kind !== 'regex' && listed.length > 0;
  const candidates = [...new Set([...listed, ...(isClosed ? [] : words)])];
  const matching = candidates.filter((value) => hook.mayApply(value));
  const isAll = matching.length === candidates.length && (text === '' || pattern !== undefined || words.length === 0);
  if (isAll && pattern === undefined && hook.mayApply('any other name')) return undefined;
  const parts = [...matching.map(quoted), ...(pattern === undefined ? [] : [pattern])];
  if (parts.length === 0) return null;
  const written = rule.kind === 'regex' ? inside(matching, pattern) : parts.join('|');
  if (compileMatcher(written, rule.kind === 'regex' ? 'regex' : 'whole').mode !== 'refused') return written;
  note(`matcher ${JSON.stringify(text)} cannot be written here: the hook always runs`);
  return undefined;
}

/** The names in a list, or the pattern, that a matcher of theirs is. */
function readMatcher({ matchers }: Dialect, event: DialectEvent, text: string): { words: string[]; pattern?: string } {
  const rule = matchers[event.matcher ?? 'default'];
  const isAboutIt = event.match !== undefined && !(typeof event.match === 'string' && event.match.startsWith('$'));
  if (!isAboutIt || rule === undefined || rule.all.includes(text)) return { words: [] };
  if (rule.list !== undefined && new RegExp(rule.list).test(text))
    return { words: text.split(new RegExp(rule.split ?? '[|]')).map((word) => word.trim()) };
  if (rule.else === 'equals') return { words: [text] };
  return { words: [], pattern: rule.else === 'regex-whole' ? `^(?:${text})$` : text };
}

function inside(names: readonly string[], pattern: string | undefined): string {
  const list = names.length === 0 ? [] : [`^(?:${names.map(quoted).join('|')})$`];
  return [...list, ...(pattern === undefined ? [] : [pattern])].join('|');
}

function quoted(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
