import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { messages as common } from '../../../elements/i18n/en/common.ts';
import { messages as login } from '../../../elements/i18n/en/login.ts';
import { troubleshooting } from '../../../core/browser/developer/explain.lazy.ts';
import { HEADINGS, isOtherSite } from '../../../core/browser/developer/problems.ts';

describe('the explanation of a misconfiguration', () => {
  it('leads to a section of the troubleshooting page', () => {
    const page = readFileSync('demo/docs/troubleshooting.md', 'utf8');
    const headings = Array.from(page.matchAll(/^## (.+)$/gm), ([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, '')
        .replaceAll(/\s/g, '-'),
    );
    expect(Object.values(HEADINGS).filter((heading) => !headings.includes(heading))).toEqual([]);
  });

  it('has a row for each sentence that people read of it', () => {
    const page = readFileSync('demo/docs/troubleshooting.md', 'utf8');
    const { appMissing, originRefused, loadFailed } = common;
    const { offline, originNotAllowed, serviceMissing } = login.failures;
    const [first] = [appMissing, originRefused, loadFailed, offline, originNotAllowed, serviceMissing].filter(
      (sentence) => !page.includes(sentence.split('. ')[0] ?? sentence),
    );
    expect(first).toBeUndefined();
  });

  it('links the documents of the development server that the scripts come from, else the file of the package', () => {
    expect(troubleshooting('a', ['', 'http://localhost:3000/cdn/fe.js'])).toBe(
      'http://localhost:3000/docs/troubleshooting.html#a',
    );
    for (const script of ['https://id.example.com/cdn/x.js', 'http://localhost:5173/src/main.ts', '', 'file:///x'])
      expect(troubleshooting('a', [script])).toBe('node_modules/fe-elements/demo/docs/troubleshooting.md#a');
  });
});

const sites: [one: string, other: string, are: boolean][] = [
  ['https://app.example.com', 'https://id.example.com', false],
  ['https://example.com', 'https://id.example.com:8443', false],
  ['http://localhost:5173', 'http://localhost:3000', false],
  ['http://127.0.0.1:5173', 'http://127.0.0.1:3000', false],
  ['http://localhost:5173', 'http://127.0.0.1:3000', true],
  ['http://127.0.0.1', 'http://10.1.0.1', true],
  ['http://[::1]', 'http://[::2]', true],
  ['https://example.org', 'https://id.example.com', true],
  ['http://app.example.com', 'https://id.example.com', true],
];

describe('two origins', () => {
  for (const [one, other, are] of sites)
    it(`${one} and ${other} are ${are ? 'of different sites' : 'of one site'}`, () =>
      expect(isOtherSite(one, other)).toBe(are));
});
