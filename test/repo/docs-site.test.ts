import { existsSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSite } from '../../demo/build/docs/site.mjs';
import { DOCUMENT_PICTURES } from '../pictures/documents.mjs';
import { createIndex, openIndex } from '../../demo/pages/docs/search.mjs';

const site = await readSite();
const pages = Object.entries(site.pages);
/** Files that the build adds to the pages. */
const BUILT = ['docs.js', 'docs.css', 'search-index.js', 'favicon.svg'];

const valuesOf = (html: string, pattern: RegExp): string[] =>
  Array.from(html.matchAll(pattern), ([, value = '']) => value);
const idsOf = (html: string) => valuesOf(html, /\sid="([^"]*)"/g);
const ids = new Map(pages.map(([path, html]) => [path, new Set(idsOf(html))]));
const files = new Set([...ids.keys(), ...BUILT, ...site.files]);

/** Checks whether a link of a page leads to a file of the site, and to a place in it where it names one. */
const leads = (from: string, address: string): boolean => {
  const [path = '', fragment] = address.split('#');
  const target = path === '' ? from : posix.join(posix.dirname(from), path);
  if (target.startsWith('cdn/')) return existsSync(posix.join('dist', target));
  return files.has(target) && (fragment === undefined || ids.get(target)?.has(fragment) === true);
};

describe('the documents as a site', () => {
  it('have no link that leads nowhere, neither to a page nor to a place in one', () => {
    const broken = pages.flatMap(([path, html]) =>
      valuesOf(html, /\s(?:href|src)="([^"]*)"/g)
        .filter((address) => !/^(https?:|\/)/.test(address) && !leads(path, address))
        .map((address) => `${path}: ${address}`),
    );
    expect(broken).toEqual([]);
  });

  it('link nothing but files that exist', () => {
    expect(site.files.filter((file) => !existsSync(posix.join('demo/docs', file)))).toEqual([]);
  });

  it('have no picture but those that a command makes', () => {
    const pictures = readdirSync('demo/docs', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(png|jpe?g|gif|webp)$/.test(file),
    );
    expect(pictures.map((file) => posix.join('demo/docs', file)).toSorted()).toEqual(
      Object.keys(DOCUMENT_PICTURES).toSorted(),
    );
  });

  it('name every place once', () => {
    const twice = pages.flatMap(([path, html]) =>
      idsOf(html)
        .filter((id, at, all) => all.indexOf(id) !== at)
        .map((id) => `${path}#${id}`),
    );
    expect(twice).toEqual([]);
  });

  it('have nothing inline that a strict policy would block', () => {
    const inline = /<script(?![^>]*\ssrc=)|<style|\sstyle="|\son\w+="/;
    expect(
      pages.filter(([, html]) => inline.test(html.replaceAll(/<code[\s\S]*?<\/code>/g, ''))).map(([path]) => path),
    ).toEqual([]);
  });

  it('load nothing from another origin', () => {
    const elsewhere = /<(?:script|img|link|iframe)[^>]*(?:src|href)="https?:/;
    expect(pages.filter(([, html]) => elsewhere.test(html)).map(([path]) => path)).toEqual([]);
  });

  const find = openIndex(createIndex(site.entries));
  const places = (text: string) => find(text, 12).map(({ url }) => url);
  it.each([
    ['fe-login-box', 'elements/fe-login-box.html'],
    ['<fe-login-box>', 'elements/fe-login-box.html'],
    ['FeLoginBox', 'elements/fe-login-box.html'],
    ['fe-signed-in', 'elements/fe-signed-in.html'],
    ['useAuthUser()', 'api/react.html'],
    ['createVerifier', 'api/verify.html'],
    ['keepSessionAlive', 'api/options.html'],
    ['getFeatureEntitlements', 'api/app.html'],
    ['TRUST_PROXY', 'self-hosting/configuration.html'],
    ['lockoutPolicy.maxAttempts', 'self-hosting/configuration.html'],
    ['getSession', 'api/verify.html'],
    ['--fe-accent', 'theming.html'],
  ])('answer the exact name %s with its reference first', (name, page) => {
    expect(find(name, 3)[0]?.url).toMatch(new RegExp(`^${page.replace('.', '\\.')}`));
  });

  it('find words and beginnings of words', () => {
    expect(places('reverse proxy nginx').join(' ')).toContain('self-hosting/proxy.html');
    expect(places('custom messag').join(' ')).toContain('languages.html');
    expect(places('base-url').filter((url) => url.endsWith('#base-url'))).toHaveLength(2);
    expect(places('zzzzqq')).toEqual([]);
  });
});
