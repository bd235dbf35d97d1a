import { describe, expect, it } from 'vitest';
import { languageOf } from '../../../../demo/server/http/accept-language.ts';

const headers: [header: string | null, language: string][] = [
  [null, 'en'],
  ['', 'en'],
  ['he', 'he'],
  ['he-IL,he;q=0.9,en-US;q=0.8', 'he'],
  ['en-GB,en;q=0.9,he;q=0.8', 'en'],
  ['en;q=0.3, he;q=0.7', 'he'],
  ['xx,yy', 'en'],
  ['xx,de-CH', 'de'],
  ['xx, he;q=0.2', 'he'],
  ['*', 'en'],
  [';;;,q=', 'en'],
];

describe('the language to write in', () => {
  for (const [header, language] of headers)
    it(`is ${language} for ${JSON.stringify(header)}`, () => expect(languageOf(header)).toBe(language));
});
