import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { ANY_CHARACTERS, name, paragraph, searchText, title } from '../../../../demo/server/checks/fields.ts';
import { check } from '../../../../demo/server/http/checking.ts';
import { actionsOf, shapeOf, TAKEN } from '../../../kit/hostile/places.ts';

/** Characters that turn, hide or break what stands beside them. */
const CONTROLS: Readonly<Record<string, string>> = {
  'a line feed': '\n',
  'a carriage return': '\r',
  'a bell': '\u0007',
  'an escape': '\u001b',
  'a delete': '\u007f',
  'a control of the second set': '\u0085',
  'a line separator': '\u2028',
  'a soft hyphen': '\u00ad',
  'a space without width': '\u200b',
  'a mark from right to left': '\u200f',
  'an override from right to left': '\u202e',
  'an isolate': '\u2066',
  'a mark of byte order': '\ufeff',
  'a tag': '\u{e0041}',
  'a private character': '\ue000',
  'no character': '\uffff',
  'a joiner in Latin': '\u200d',
};

/** The line breaks of a paragraph. */
const BREAKS = new Set(['\n', '\r']);

const texts = TAKEN.flatMap((taken) =>
  taken.places
    .filter(({ schema }) => shapeOf(schema).type === 'string')
    .filter(({ schema }) => !actionsOf(schema).some(({ description }) => description === ANY_CHARACTERS))
    .map((place) => ({ taken, place })),
);

describe('a visible text has no control characters', () => {
  it('wherever one is sent', () => expect(texts.length).toBeGreaterThan(100));

  for (const { taken, place } of texts)
    it(`${place.path} of ${taken.name}`, () => {
      const isParagraph = v.is(place.schema, 'Ada\nLovelace');
      for (const [what, character] of Object.entries(CONTROLS)) {
        if (isParagraph && BREAKS.has(character)) continue;
        const result = check(place.schema, `Ada${character}Lovelace`, taken.part);
        expect([what, result.ok && String(result.value).includes(character)]).toEqual([what, false]);
      }
    });
});

describe('a name', () => {
  const NAMES = [
    'Ada Lovelace',
    'Jürgen Müller-Lüdenscheidt',
    "Róisín O'Brien",
    'محمد می‌خواهم',
    'שרה כהן',
    'ශ්‍රී ලංකා',
    'क्‍ष',
    '山田 太郎',
    'Nguyễn Thị Ánh',
    'Team 👩🏽‍💻',
    'Family 👨‍👩‍👧‍👦',
    'Flag 🏳️‍🌈',
    'e\u0301cole',
    'C++ & Co. <R&D>',
  ];
  for (const spelt of NAMES)
    it(`may be ${spelt}`, () => {
      expect(v.is(title(), spelt)).toBe(true);
      expect(v.is(name(), spelt)).toBe(true);
    });

  const BLANK = ['', '   ', '\u3164\u3164\u3164', '\u115f\u1160', '\u00a0\u2003\u3000', '\u034f\u034f\u034f', '\u0301'];
  for (const blank of BLANK)
    it(`cannot consist of invisible ${JSON.stringify(blank)}`, () => expect(v.is(title(), blank)).toBe(false));
});

describe('a description', () => {
  it('has lines', () => expect(v.is(paragraph(50), 'One\r\n\tTwo\nThree')).toBe(true));
  it('has no control characters but line breaks', () => expect(v.is(paragraph(50), 'One\u202eTwo')).toBe(false));
});

describe('a search term', () => {
  it('finds despite control characters pasted with it', () =>
    expect(v.parse(searchText(50), '\u202bAda\u202c Lovelace\n')).toBe('Ada Lovelace'));
});
