import * as fc from 'fast-check';

/** Pieces that attackers build addresses from. */
const PIECES: readonly string[] = [
  ['/', '//', '\\', '/\\', '\\\\', '.', '..', '?', '#', '@', ':', ';', '&', '=', '%', ' ', ''],
  [
    'https:',
    'http:',
    'HTTPS:',
    'javascript:',
    'data:text/html,',
    'blob:',
    'file:',
    'ws:',
    'view-source:',
    'about:blank',
  ],
  ['https://', 'http://', 'https:/', 'https:///', '://'],
  ['app.test', 'evil.test', 'ok.test', 'app.test.evil.test', 'evil-app.test', 'app.test.', 'ok.test.', 'app.test:443'],
  [
    'app.test:8443',
    'ok.test:8443',
    'user:pass@',
    'app.test@',
    'аpp.test',
    'xn--pp-6kc.test',
    'app。test',
    'app.test／',
  ],
  [
    '%2f',
    '%2F%2f',
    '%5c',
    '%255c',
    '%252f',
    '%25252f',
    '%2e',
    '%2e%2e',
    '%252e',
    '%09',
    '%0a',
    '%0d%0a',
    '%00',
    '%40',
    '%3a',
  ],
  ['\t', '\n', '\r', '\0', '\u2028', '\u00a0', '\ufeff', '\u00ad', '\u200b', '\u202e', 'ﬀ', '０', '٠', '\ud800'],
  ['team', 'account', 'login', 'account/login', '[::1]', '127.0.0.1', '0x7f.1', '2130706433', 'localhost'],
].flat();

/** Addresses such as attackers write. */
export const hostile = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 9 }).map((pieces) => pieces.join('')),
  fc
    .tuple(fc.constantFrom('/', '/.', '/x/..', 'https://app.test', 'https://ok.test/'), fc.string())
    .map(([a, b]) => a + b),
  fc.string({ unit: 'binary' }),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
);

/** Pages an attacker may have a person open: the path of this site is theirs to choose. */
export const openings = fc.oneof(
  fc.constantFrom(
    '/account/login',
    '/account/sign-up',
    '//evil.test/account/login',
    '/.//evil.test/',
    '/a//b',
    '/%2f/evil.test',
  ),
  fc
    .array(fc.constantFrom('/', '//', '.', 'account', 'login', 'evil.test', '%2f', '%5c', ':', '@'), { maxLength: 6 })
    .map((pieces) => `/${pieces.join('')}`),
);
