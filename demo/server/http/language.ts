import { parseAccept } from 'hono/utils/accept';

/** The languages mails are written in; the first where a person asks for none of them. */
const LANGUAGES = ['en', 'he', 'de'] as const;

export type MailLanguage = (typeof LANGUAGES)[number];

/** The language to write in, from `Accept-Language`: the most wanted of those there are. Source: RFC 9110 §12.5.4. */
export const languageOf = (header: string | null): string => {
  const wanted = parseAccept(header ?? '').filter(({ q }) => q > 0);
  // Ours: `he-IL` is `he`, which Hono's `accepts` would not say
  const known = wanted.flatMap(({ type }) => LANGUAGES.filter((one) => one === type.toLowerCase().split('-')[0]));
  return known[0] ?? LANGUAGES[0];
};
