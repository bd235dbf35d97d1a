import { foldText, matchRanges } from '../../../elements/ui/choices/fold-text.ts';
import { grouped } from '../../../elements/ui/choices/grouped.ts';
import { matching, named } from '../../../elements/ui/choices/matching.ts';
import { piecesOf } from '../../../elements/ui/multi-select/pieces.ts';
import { describe, expect, it } from '../../kit/in-page.ts';

const choices = (...labels: string[]) => labels.map((label) => ({ value: label, label }));
const found = (typed: string, ...labels: string[]) => matching(choices(...labels), typed).map(({ label }) => label);

describe('a search text', () => {
  const same: [typed: string, label: string][] = [
    ['angstrom', 'Ångström'],
    ['STRASSE', 'Straße'],
    ['straße', 'STRASSE'],
    ['istanbul', 'İstanbul'],
    ['ısparta', 'Isparta'],
    ['שלום', 'שָׁלוֹם'],
    ['ａｃｍｅ', 'Acme'],
    ['fi', 'ﬁ'],
  ];
  for (const [typed, label] of same)
    it(`finds “${label}” by “${typed}”`, () => expect(found(typed, label, 'Zürich')).toEqual([label]));

  it('matches by words, in any order, in all texts of a choice', () => {
    const ada = { value: '1', label: 'Ada Lovelace', hint: 'ada@acme.test', keywords: 'founder', group: 'Board' };
    for (const typed of ['love ada', 'ACME lovelace', 'founder', 'board ada', '  ada  ', ''])
      expect(matching([ada], typed)).toEqual([ada]);
    expect(matching([ada], 'ada zoe')).toEqual([]);
  });

  it('ranks matches at the start first, then at the start of a word', () => {
    expect(found('ge', 'Algeria', 'Cape George', 'Georgia', 'Germany')).toEqual([
      'Georgia',
      'Germany',
      'Cape George',
      'Algeria',
    ]);
  });

  it('keeps groups together', () => {
    const two = [
      { value: '1', label: 'Algeria', group: 'Africa' },
      { value: '2', label: 'Germany', group: 'Europe' },
    ];
    expect(matching(two, 'ge')).toEqual(two);
  });

  it('is plain text, never a pattern', () => {
    for (const typed of ['.*', '(', '[a', '\\', '$&']) {
      expect(found(typed, 'Ada')).toEqual([]);
      expect(found(typed, `Ada ${typed}`)).toEqual([`Ada ${typed}`]);
    }
  });

  it('names a choice only as a whole, and never a disabled one', () => {
    const all = [{ value: '0', label: 'ada', disabled: true }, ...choices('Ada Lovelace', 'Ada')];
    expect(named(all, ' ADA ')?.value).toBe('Ada');
    expect(named(all, 'ad')).toBe(undefined);
  });
});

const marked = (label: string, typed: string) => matchRanges(label, typed).map(([from, to]) => label.slice(from, to));

describe('the highlight in a label', () => {
  const cases: [label: string, typed: string, marked: string[]][] = [
    ['Ada Lovelace', 'love ada', ['Ada', 'Love']],
    ['Große Straße', 'strass', ['Straß']],
    ['Rosa Ångström', 'ang', ['Ång']],
    ['Ada', 'ada da', ['Ada']],
    ['👩‍🚀 Ada', 'ada', ['Ada']],
    ['Ada', 'x', []],
    ['Ada', '', []],
  ];
  for (const [label, typed, parts] of cases)
    it(`is ${parts.join(' and ') || 'nothing'} of “${label}” for “${typed}”`, () =>
      expect(marked(label, typed)).toEqual(parts));

  it('is in positions of the original label', () => {
    for (const text of ['ﬃ x', 'İ', 'e\u0301', '👩‍🚀']) expect(foldText(text).from.at(-1)).toBe(text.length);
  });
});

describe('groups', () => {
  it('are in the order of their first choice, after ungrouped ones', () => {
    const all = [{ value: '1', group: 'b' }, { value: '2', group: 'a' }, { value: '3' }, { value: '4', group: 'b' }];
    expect(grouped(all).map(({ group, from, choices: some }) => [group, from, some.map(({ value }) => value)])).toEqual(
      [
        [undefined, 0, ['3']],
        ['b', 1, ['1', '4']],
        ['a', 3, ['2']],
      ],
    );
    expect(grouped([])).toEqual([]);
  });
});

describe('a pasted text', () => {
  const cases: [text: string, pieces: string[]][] = [
    ['a@x.io, b@x.io;c@x.io d@x.io\ne@x.io\tf@x.io', ['a@x.io', 'b@x.io', 'c@x.io', 'd@x.io', 'e@x.io', 'f@x.io']],
    [' ,;\r\n ', []],
    ['a@x.io\u00a0b@x.io', ['a@x.io', 'b@x.io']],
    ['a a a', ['a']],
  ];
  for (const [text, pieces] of cases)
    it(`is ${pieces.length} values: ${JSON.stringify(text)}`, () => expect(piecesOf(text)).toEqual(pieces));
});
