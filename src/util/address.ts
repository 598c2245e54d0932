const LOOPBACK_V4 = /^127\.\d+\.\d+\.\d+$/;
/** 127.0.0.0/8 inside of an IPv6 address, as the URL parser writes it. */
const LOOPBACK_MAPPED = /^\[::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4}\]$/;

/** Whether an address is this machine by its very text: every other name can be made to lead elsewhere. */
export function isLoopback({ hostname }: URL): boolean {
  if (hostname === 'localhost' || hostname === '[::1]') return true;
  // The parser has brought every spelling of an IPv4 address into this one.
  return LOOPBACK_V4.test(hostname) || LOOPBACK_MAPPED.test(hostname);
}

/** Why a service must not be asked over this address. */
export function whyUnsafe(url: URL, allowHttp: boolean): string | undefined {
  if (url.protocol === 'https:' || allowHttp || isLoopback(url)) return undefined;
  return `${url.origin} is another machine, and plain http is only for this one: use https, or say allowHttp in your own settings`;
}
