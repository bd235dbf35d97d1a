import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const DOCUMENTS = join('demo', 'docs');
const files = ['core', 'elements', 'adapters', 'demo', 'test']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /\.(tsx?|mjs|css|html)$/.test(file) && file !== join('test', 'repo', 'sources.test.ts'));

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*/g;

/** Comment on one line, without its marks. */
const plain = (comment: string): string =>
  comment
    .replaceAll(/\n\s*(?:\*(?!\/)|\/\/)?|^\/\*\*?|\*\/$|^\/\//g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const comments = files.flatMap((file) =>
  Array.from(readFileSync(file, 'utf8').matchAll(COMMENT), ([comment]) => ({ file, text: plain(comment) })),
);

/** Anchor of a heading, as GitHub makes it. */
const slug = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (page: string): readonly string[] =>
  Array.from(readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm), ([, heading = '']) => slug(heading));

/** Page of the documents, and one of its headings. */
const PAGE = /(?<![\w/.-])((?:[\w-]+\/)*[\w-]+\.md)(?:#([\w-]+))?/g;

const isThere = (page: string, anchor: string | undefined): boolean => {
  const file = join(DOCUMENTS, page);
  if (page.startsWith('demo/') || page === 'README.md') return existsSync(page);
  return existsSync(file) && (anchor === undefined || anchorsOf(file).includes(anchor));
};

/** Standards, libraries and works that a source may name in place of a page. */
const ELSEWHERE =
  /^(RFC \d|WebAuthn|OWASP|ASVS|WCAG|ARIA|WAI-ARIA|WICG|HTML|Fetch standard|ISO|CLDR|ITU|E\.164|UTS|PRECIS|OpenAPI|OpenID|SAML 2\.0|PostgreSQL|Twilio|Stripe|Universal Postal Union|stripe-node|reCAPTCHA|Google Authenticator|Crockford|errno|mulberry32|custom-elements manifest|Stripe|JetBrains web-types|VS Code custom data|Tarjan|Tommy Ettinger)/;

/** Whether a source names a page, a file of the tree, a name of the code beside it, or a work that is published. */
const resolves = (source: string): boolean => {
  const [, page, anchor] = [...source.matchAll(PAGE)].find(({ index }) => index === 0) ?? [];
  if (page !== undefined) return isThere(page, anchor);
  const path = source.match(/^`?((?:core|elements|adapters|demo|test)\/[\w./-]*\w)/)?.[1];
  return path === undefined ? source.startsWith('`') || ELSEWHERE.test(source) : existsSync(path);
};

describe('a comment', () => {
  it('cites sources that can be found', () => {
    const sources = comments.flatMap(({ file, text }) =>
      Array.from(text.matchAll(/\bSource: ([^\s].*?)(?=\bSource: |$)/g), ([, source = '']) => ({ file, source })),
    );
    expect(sources.length).toBeGreaterThan(400);
    expect(sources.filter(({ source }) => !resolves(source))).toEqual([]);
  });

  it('of an element cites a source', () => {
    const elements = files.filter((file) => file.endsWith('.element.ts') && file.startsWith('elements'));
    expect(elements.length).toBeGreaterThan(10);
    expect(elements.filter((file) => !/\bSource: /.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('cites no missing page or heading', () => {
    const named = comments.flatMap(({ file, text }) =>
      Array.from(text.matchAll(PAGE), ([all, page = '', anchor]) => ({ file, all, there: isThere(page, anchor) })),
    );
    expect(named.filter(({ there }) => !there)).toEqual([]);
  });

  it('cites no document outside the tree', () => {
    const cited = /\b(SPEC|ARCHITECTURE|LESSONS|DESIGN)\b|\bUX (§|")|\breference (§|")/;
    expect(comments.filter(({ text }) => cited.test(text))).toEqual([]);
  });
});
