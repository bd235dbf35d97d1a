import { commonEn, type CommonMessages } from '../i18n/common.en.ts';
import { DEFAULT_LANGUAGE, languages } from '../i18n/languages.ts';
import { localize } from '../i18n/localize.ts';
import type { Localizations } from '../../core/options.ts';
import type { Host } from './host.ts';

/**
 * The kit's own words in the element's language: at once for English, else when they are loaded; English where they do
 * not load. Returns how to stop.
 */
export const loadCommonWords = (host: Host, say: (words: CommonMessages) => void): (() => void) => {
  const { speech, app, values } = host.getState();
  // the table of shared properties gives this
  const own = values['localizations'] as Localizations | undefined;
  let wanted = true;
  const give = (common: CommonMessages) => {
    if (wanted) say(localize({ common }, speech.locale, app?.options.localizations, own).common);
  };
  if (speech.language === DEFAULT_LANGUAGE) give(commonEn);
  else
    languages[speech.language]().then(
      ({ common }) => give(common),
      () => give(commonEn),
    );
  return () => {
    wanted = false;
  };
};
