/** Where a fleet talks: every subject begins with this and the version of the form. */
export const DEFAULT_PREFIX = 'hookwright';
const VERSION = 'v1';

/** Requests for an event. `*` is any event. */
export function eventSubject(prefix: string, eventName: string): string {
  return `${prefix}.${VERSION}.event.${eventName === '*' ? '*' : tokenOf(eventName)}`;
}

/** The record of what hooks did on a host. `*` is any host. */
export function traceSubject(prefix: string, host: string): string {
  return `${prefix}.${VERSION}.trace.${host === '*' ? '*' : tokenOf(host)}`;
}

/** Dots, blanks and wildcards mean something in a subject, so a name keeps only what never does. */
export function tokenOf(name: string): string {
  // Nearly every name is one already.
  return /^[\w-]+$/.test(name) ? name : name.replaceAll(/[^\w-]/g, '_') || '_';
}

/** The last part of a subject. */
export function lastToken(subject: string): string {
  return subject.slice(subject.lastIndexOf('.') + 1);
}

/** Where answers go: an inbox, as it is, or as servers write it that hand requests on between accounts and clusters. */
const INBOX = /^(_GR_\.[^.]+\.[^.]+\.)?(_INBOX|_R_\.)/;

/** A server answers to inboxes only: a client must not make it speak to anything else with the server's own rights. */
export function isInbox(reply: string): boolean {
  return INBOX.test(reply);
}

export function checkedInboxPrefix(prefix: string): string {
  if (/^_INBOX[\w-]*(\.[\w-]+)*$/.test(prefix)) return prefix;
  throw new TypeError(`an inboxPrefix begins with _INBOX, such as _INBOX_agent, but it is ${JSON.stringify(prefix)}`);
}

/** Who asks, as far as the inbox tells: one with a name of its own is one client's, the common one has a part for each. */
export function clientOf(reply: string): string {
  const [first = ''] = reply.split('.', 1);
  return first.startsWith('_INBOX') && first !== '_INBOX' ? first : reply.slice(0, reply.lastIndexOf('.'));
}

/** A prefix may have several parts, each of which is a token. */
export function checkedPrefix(prefix: string): string {
  if (/^[\w-]+(\.[\w-]+)*$/.test(prefix)) return prefix;
  throw new TypeError(
    `a prefix is one or more names of letters, digits, "_" and "-", joined by dots, but it is ${JSON.stringify(prefix)}`,
  );
}
