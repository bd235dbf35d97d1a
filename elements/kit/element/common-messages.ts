import type { Localizations } from '../../../core/options.ts';
import { messages as english } from '../../i18n/en/common.ts';
import type { CommonMessages } from '../../i18n/namespaces.ts';
import type { Host } from '../host/host.ts';

/**
 * Common messages in the element's language: at once where they are there and the page leaves them as they are, else when
 * they are loaded; English where they do not load. Returns how to stop.
 */
export const onCommonMessages = (host: Host, show: (messages: CommonMessages) => void): (() => void) => {
  const { locale, app, values } = host.getState();
  // the table of shared properties gives this
  const sources = [app?.options.localizations, values['localizations'] as Localizations | undefined];
  const loading = host.messages.read('common', locale.language);
  let wanted = true;
  const give = (common: CommonMessages) => {
    if (wanted) show(common);
  };
  const load = async () => {
    const [common, { localize }] = await Promise.all([loading, import('../../i18n/localize.ts')]);
    return localize(common, 'common', locale.tag, ...sources);
  };
  if (loading.value && !sources.some(Boolean)) give(loading.value);
  else load().then(give, () => give(english));
  return () => {
    wanted = false;
  };
};
