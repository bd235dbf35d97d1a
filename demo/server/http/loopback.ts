/**
 * Checks whether a host name is of this machine: `localhost` and below it, 127.0.0.0/8, `[::1]`. Takes names as `URL`
 * has them. Source: RFC 6761 §6.3, RFC 1122 §3.2.1.3.
 */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '[::1]' ||
  /^127(\.\d{1,3}){3}$/.test(hostname);

/** Checks whether an `Origin` header names a page of this machine, at any port. */
export const isLoopbackOrigin = (origin: string): boolean =>
  /^https?:\/\//.test(origin) && URL.canParse(origin) && isLoopback(new URL(origin).hostname);
