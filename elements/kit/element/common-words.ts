import type { Localizations } from '../../../core/options.ts';
import { commonEn, type CommonMessages } from '../../i18n/common.en.ts';
import type { Host } from '../host/host.ts';

/**
 * The kit's own words in the element's language: at once where they are there and the page leaves them as they are, else
 * when they are loaded; English where they do not load. Returns how to stop.
 */
export const sayCommonWords = (host: Host, say: (words: CommonMessages) => void): (() => void) => {
  const { speech, app, values } = host.getState();
  // the table of shared properties gives this
  const sources = [app?.options.localizations, values['localizations'] as Localizations | undefined];
  const { lexicon } = host;
  const known = lexicon.known('common', speech.language);
  let wanted = true;
  const give = (common: CommonMessages) => {
    if (wanted) say(common);
  };
  const load = async () => {
    const [{ words: common }, { localize }] = await Promise.all([
      lexicon.read('common', speech.language),
      import('../../i18n/localize.ts'),
    ]);
    return localize(common, 'common', speech.locale, ...sources);
  };
  if (known && !sources.some(Boolean)) give(known);
  else load().then(give, () => give(commonEn));
  return () => {
    wanted = false;
  };
};
