import type { Localizations } from '../../core/options.ts';
import { commonEn, type CommonMessages } from '../i18n/common.en.ts';
import { DEFAULT_LANGUAGE, languages } from '../i18n/languages.ts';
import type { Host, HostState } from './host.ts';

/**
 * The kit's own words in the element's language: at once for English that the page leaves as it is, else when they are
 * loaded; English where they do not load. Returns how to stop.
 */
export const loadCommonWords = (host: Host, say: (words: CommonMessages) => void): (() => void) => {
  const { speech, app, values } = host.getState();
  // the table of shared properties gives this
  const sources = [app?.options.localizations, values['localizations'] as Localizations | undefined];
  let wanted = true;
  const give = (common: CommonMessages) => {
    if (wanted) say(common);
  };
  if (speech.language === DEFAULT_LANGUAGE && !sources.some(Boolean)) give(commonEn);
  else load(speech, sources).then(give, () => give(commonEn));
  return () => {
    wanted = false;
  };
};

const load = async (
  { language, locale }: HostState['speech'],
  sources: readonly (Localizations | undefined)[],
): Promise<CommonMessages> => {
  const [{ common }, { localize }] = await Promise.all([languages[language](), import('../i18n/localize.ts')]);
  return localize({ common }, locale, ...sources).common;
};
