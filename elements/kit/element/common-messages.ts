import type { Localizations } from '../../../core/options.ts';
import { messages as english } from '../../i18n/en/common.ts';
import type { CommonMessages } from '../../i18n/namespaces.ts';
import type { Host } from '../host/host.ts';

/**
 * Subscribes to common messages in the element's language: synchronous where they are loaded and the page does not
 * override them, else when loaded; English where loading fails. Returns an unsubscribe function.
 */
export const onCommonMessages = (host: Host, show: (messages: CommonMessages) => void): (() => void) => {
  const { locale, app, values } = host.getState();
  // typed by the table of shared properties
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
