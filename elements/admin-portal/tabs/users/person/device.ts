/** What a browser calls itself, newest names first: each also says the names of those it came after. */
const BROWSERS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

const SYSTEMS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['iOS', /\b(iPhone|iPad|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

const first = (marks: typeof BROWSERS, text: string) => marks.find(([, mark]) => mark.test(text))?.[0];

/** The browser and the system that a session's `User-Agent` speaks of, as far as we know them. They are names in every language. */
export const deviceOf = (userAgent = ''): { browser: string | undefined; system: string | undefined } => ({
  browser: first(BROWSERS, userAgent),
  system: first(SYSTEMS, userAgent),
});
