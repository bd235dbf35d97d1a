import { types } from 'pg';
import { describe, expect, it } from 'vitest';
import { toMoment } from '../../../../demo/server/store/pool.ts';

const TIMESTAMPTZ = 1184;

describe('a moment of the database', () => {
  const moments: [text: string, iso: string][] = [
    ['2026-01-31 12:00:00+00', '2026-01-31T12:00:00.000Z'],
    ['2026-01-31 12:00:00.1+00', '2026-01-31T12:00:00.100Z'],
    ['2026-01-31 12:00:00.123+00', '2026-01-31T12:00:00.123Z'],
    ['2026-01-31 12:00:00.123999+00', '2026-01-31T12:00:00.123Z'],
    ['1970-01-01 00:00:00+00', '1970-01-01T00:00:00.000Z'],
    ['2026-01-31 14:00:00.5+02', '2026-01-31T12:00:00.500Z'],
    ['2026-01-31 17:30:00+05:30', '2026-01-31T12:00:00.000Z'],
    ['10000-01-01 00:00:00+00', '+010000-01-01T00:00:00.000Z'],
  ];
  for (const [text, iso] of moments) it(`${text} is ${iso}`, () => expect(toMoment(text)).toBe(iso));

  it('of a session in UTC is what the driver reads, to the millisecond', () => {
    for (let ms = 0; ms < 1000; ms += 1) {
      const text = `2026-01-31 12:00:00.${String(ms).padStart(3, '0')}+00`;
      expect(toMoment(text)).toBe(new Date(Date.UTC(2026, 0, 31, 12, 0, 0, ms)).toISOString());
    }
    const text = '2026-01-31 12:00:00.25+00';
    const read: Date = types.getTypeParser(TIMESTAMPTZ)(text);
    expect(toMoment(text)).toBe(read.toISOString());
  });
});
