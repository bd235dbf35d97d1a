import { parseAccept } from 'hono/utils/accept';
import { DEFAULT_LANGUAGE, knownLanguage, type Language } from '../../../elements/i18n/languages.ts';

/** Language to write in, from `Accept-Language`: the most wanted of those there are. Source: RFC 9110 §12.5.4. */
export const languageOf = (header: string | null): Language => {
  const wanted = parseAccept(header ?? '').filter(({ q }) => q > 0);
  // Ours: `he-IL` is `he`, which Hono's `accepts` would not say
  return wanted.map(({ type }) => knownLanguage(type)).find((known) => known !== undefined) ?? DEFAULT_LANGUAGE;
};
