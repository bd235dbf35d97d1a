/** What holds for every answer that does not say otherwise: a browser must not read, run, frame or guess at it. */
const GUARDS: readonly [name: string, value: string][] = [
  ['content-security-policy', "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), usb=()'],
  ['referrer-policy', 'no-referrer'],
  ['x-content-type-options', 'nosniff'],
];

/** HSTS lifetime in seconds: a year, for subdomains of the host too. Source: RFC 6797; OWASP ASVS 5.0 V3.4.1. */
const HTTPS_SECONDS = 31_536_000;

/** Completes the headers of an answer, of whatever kind; `secure` where people reach us over https. */
export const guard = (headers: Headers, secure: boolean): void => {
  for (const [name, value] of GUARDS) if (!headers.has(name)) headers.set(name, value);
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  if (secure) headers.set('strict-transport-security', `max-age=${HTTPS_SECONDS}; includeSubDomains`);
};
