const LOOPBACK_V4 = /^127\.\d+\.\d+\.\d+$/;
/** 127.0.0.0/8 as an IPv4-mapped IPv6 address, as the URL parser writes it. */
const LOOPBACK_MAPPED = /^\[::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4}\]$/;

/** Returns true if the host name always means this machine. Any other name may resolve to another one. */
export function isLoopback({ hostname }: URL): boolean {
  if (hostname === 'localhost' || hostname === '[::1]') return true;
  // The URL parser normalises every spelling of an IPv4 address.
  return LOOPBACK_V4.test(hostname) || LOOPBACK_MAPPED.test(hostname);
}

/** Returns why a service must not be called at this URL, or undefined if it may. */
export function whyUnsafe(url: URL, allowHttp: boolean): string | undefined {
  if (url.protocol === 'https:' || allowHttp || isLoopback(url)) return undefined;
  return `${url.origin} is another machine, and plain http is only for this one: use https, or set allowHttp in your own settings`;
}
