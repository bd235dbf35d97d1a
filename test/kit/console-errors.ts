const { error } = console;

/**
 * Expected console errors: those that the product logs by its own rules (protocol/README.md#failures), and those that a
 * test causes on purpose and says so.
 */
const EXPECTED: RegExp[] = [
  /^<fe-[\w-]+>: (\[[\w-]+\] FronteggApp not found|base-url )/,
  /^Failed to load /,
  /^(GET|POST|PUT|PATCH|DELETE) \S+: /,
  /on purpose/,
];

/** A page that complains has a fault: whatever else it writes as an error fails the test that runs. */
// oxlint-disable-next-line no-console -- it is what is watched
console.error = (...words: unknown[]) => {
  const text = words.map(String).join(' ');
  if (EXPECTED.some((pattern) => pattern.test(text))) return;
  error(...words);
  reportError(new Error(`console.error: ${text}`));
};
