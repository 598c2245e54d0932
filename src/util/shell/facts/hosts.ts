import type { Engine } from './engine.js';
import type { Fields } from './types.js';

const SCHEMES =
  '(?:http|ftp|ws|ldap|amqp)s?|ssh|git|sftp|scp|rsync|mongodb(?:[+]srv)?|redis|postgres(?:ql)?|mysql|nats|git[+]\\w+';
const URL_HOST = new RegExp(
  String.raw`\b(?:${SCHEMES}):\/\/(?:[^\s/@'"]*@)?(\[[\da-fA-F:]+\]|[^\s/:?#'"\\$\x60]+)`,
  'g',
);
/** Programs whose operands are hosts or addresses. */
const CONNECTS = new Set(
  `curl wget nc ncat netcat telnet ping ping6 traceroute dig nslookup host whois ftp sftp lftp http https xh aria2c
  socat`.split(/\s+/),
);
/** Programs that name files on other hosts as `user@host:path`. */
const COPIES = new Set(['scp', 'rsync', 'sftp', 'git']);
/** Subcommands of git that connect. Texts of others, such as messages, may look like a host. */
const GIT_CONNECTS = new Set(
  'clone fetch ls-remote pull push remote submodule archive fetch-pack send-pack request-pull lfs'.split(' '),
);
const REMOTE_PATH = /^(?:[^\s/@:]+@)?(\[[\da-fA-F:]+\]|[\w.-]+):(?!\/\/)/;
const ADDRESS = /^(?:[\w.-]+@)?([A-Za-z\d](?:[\w-]*\.)+[A-Za-z\d-]+|localhost)(?::\d+)?(?:[/?#]|$)/;

/** Returns the host of an address that a program connects to, with or without a scheme. */
export function hostOf(text: string): string | undefined {
  if (/^(?:file:|\d+$)|[\s$`]/.test(text)) return undefined;
  const [, host] = /^(?:\w[\w+.-]*:\/\/)?(?:[^/@]*@)?(\[[\da-fA-F:]+\]|[^/:?#]+)/.exec(text) ?? [];
  return host?.toLowerCase();
}

/** Adds the hosts that the arguments of a program name. */
export function addHosts(name: string, args: Fields, { facts }: Engine): void {
  const connects = CONNECTS.has(name);
  const copies = COPIES.has(name) && (name !== 'git' || args.some(({ text }) => GIT_CONNECTS.has(text)));
  for (const { text, known, numeric } of args) {
    for (const [, host = ''] of text.includes('://') ? text.matchAll(URL_HOST) : [])
      facts.add('hosts', host.toLowerCase());
    const other = connects ? ADDRESS.exec(text)?.[1] : copies ? REMOTE_PATH.exec(text)?.[1] : undefined;
    if (other !== undefined && !text.startsWith('-')) facts.add('hosts', other.toLowerCase());
    const hidesHost = !known && numeric !== true && !/:\/\/[\w.-]+[/:?]/.test(text);
    if (connects && hidesHost)
      facts.markOpaque(`an argument of ${name} that is known only at run time`, text, ['hosts']);
  }
  const service = Object.hasOwn(SERVICES, name) ? SERVICES[name] : undefined;
  if (service !== undefined) facts.add('hosts', service);
}

/** Programs that connect to one service. */
const SERVICES: Readonly<Record<string, string>> = { gh: 'github.com', aws: 'amazonaws.com', gsutil: 'googleapis.com' };
