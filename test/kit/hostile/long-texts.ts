/** Texts of a length that have stopped servers: each is the worst for something that is done with texts. */
export const textsOf = (length: number): Readonly<Record<string, string>> => {
  const of = (unit: string, head = '', tail = '') =>
    head + unit.repeat(Math.max(0, Math.floor((length - head.length - tail.length) / unit.length))) + tail;
  return {
    // marks of two classes in turn have to be put in order one by one where a text is normalized
    'combining marks': of('\u0315\u0300', 'a'),
    'combining marks in an address': of('\u0315\u0300', 'a', '@acme.test'),
    'letters that come apart': of('\ufdfa'),
    letters: of('a'),
    spaces: of(' ', 'a', 'a'),
    'spaces at its end': of(' ', 'a'),
    dots: of('.'),
    'labels of a domain': of('a.', 'a@', 'a'),
    'dashes in a domain': of('-', 'a@a', 'a!'),
    'at signs': of('@'),
    digits: of('9', '+'),
    ids: of('00000000-0000-4000-8000-000000000000,'),
    brackets: of('['),
    braces: of('{"a":'),
    emoji: of('👩‍💻'),
    'a long moment': of('0', '2026-01-01T00:00:00.', 'Z'),
  };
};
