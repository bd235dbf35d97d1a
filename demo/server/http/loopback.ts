/**
 * Whether a host name means this machine alone: `localhost` and below it, 127.0.0.0/8, `[::1]`. Takes names as `URL` gives
 * them. Source: RFC 6761 §6.3, RFC 1122 §3.2.1.3.
 */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '[::1]' ||
  /^127(\.\d{1,3}){3}$/.test(hostname);

/** Whether an `Origin` header names a page of this machine, at whatever port. */
export const isLoopbackOrigin = (origin: string): boolean =>
  /^https?:\/\//.test(origin) && URL.canParse(origin) && isLoopback(new URL(origin).hostname);
