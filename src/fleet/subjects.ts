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
  return name.replaceAll(/[^\w-]/g, '_') || '_';
}

/** The last part of a subject. */
export function lastToken(subject: string): string {
  return subject.slice(subject.lastIndexOf('.') + 1);
}

/** A prefix may have several parts, each of which is a token. */
export function checkedPrefix(prefix: string): string {
  if (/^[\w-]+(\.[\w-]+)*$/.test(prefix)) return prefix;
  throw new TypeError(
    `a prefix is one or more names of letters, digits, "_" and "-", joined by dots, but it is ${JSON.stringify(prefix)}`,
  );
}
