/** The languages mails are written in; the first where a person asks for none of them. */
const LANGUAGES = ['en', 'he', 'de'] as const;

export type MailLanguage = (typeof LANGUAGES)[number];

/** The language to write in, from `Accept-Language`: the most wanted of those there are. Source: RFC 9110 §12.5.4. */
export const languageOf = (header: string | null): string => {
  const wanted = (header ?? '').split(',').flatMap((part) => {
    const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const language = LANGUAGES.find((known) => tag.toLowerCase().split('-')[0] === known);
    return language ? [{ language, weight: quality ? Number(quality.slice(2)) || 0 : 1 }] : [];
  });
  return wanted.toSorted((a, b) => b.weight - a.weight)[0]?.language ?? LANGUAGES[0];
};
