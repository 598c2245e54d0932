/** Default prefix of all subjects, followed by the version of the protocol. */
export const DEFAULT_PREFIX = 'hookwright';
const VERSION = 'v1';

/** Returns the subject of requests for an event. `*` stands for any event. */
export function eventSubject(prefix: string, eventName: string): string {
  return `${prefix}.${VERSION}.event.${eventName === '*' ? '*' : tokenOf(eventName)}`;
}

/** Returns the subject of a host's trace lines. `*` stands for any host. */
export function traceSubject(prefix: string, host: string): string {
  return `${prefix}.${VERSION}.trace.${host === '*' ? '*' : tokenOf(host)}`;
}

/** Replaces all characters that have a meaning in subjects, such as dots, spaces and wildcards. */
export function tokenOf(name: string): string {
  // Fast path: most names are valid tokens.
  return /^[\w-]+$/.test(name) ? name : name.replaceAll(/[^\w-]/g, '_') || '_';
}

/** Returns the last token of a subject. */
export function lastToken(subject: string): string {
  return subject.slice(subject.lastIndexOf('.') + 1);
}

/** An inbox, also as rewritten by servers that route between accounts and clusters. */
const INBOX = /^(_GR_\.[^.]+\.[^.]+\.)?(_INBOX|_R_\.)/;

/** Returns true for an inbox. Other reply subjects are rejected: a client could misuse the server's permissions. */
export function isInbox(reply: string): boolean {
  return INBOX.test(reply);
}

export function checkedInboxPrefix(prefix: string): string {
  if (/^_INBOX[\w-]*(\.[\w-]+)*$/.test(prefix)) return prefix;
  throw new TypeError(`invalid inboxPrefix ${JSON.stringify(prefix)}: it must start with _INBOX, such as _INBOX_agent`);
}

/** Returns the client of an inbox: a custom prefix identifies it, or else the generated part after `_INBOX`. */
export function clientOf(reply: string): string {
  const [first = ''] = reply.split('.', 1);
  return first.startsWith('_INBOX') && first !== '_INBOX' ? first : reply.slice(0, reply.lastIndexOf('.'));
}

/** Checks a prefix: one or more tokens, separated by dots. Throws TypeError. */
export function checkedPrefix(prefix: string): string {
  if (/^[\w-]+(\.[\w-]+)*$/.test(prefix)) return prefix;
  throw new TypeError(
    `invalid prefix ${JSON.stringify(prefix)}: use letters, digits, "_" and "-", in parts joined by dots`,
  );
}
