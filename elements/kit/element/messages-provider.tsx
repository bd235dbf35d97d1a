import { type ReactNode, useMemo } from 'react';
import type { Localizations } from '../../../core/options.ts';
import { localize } from '../../i18n/localize.ts';
import type { Messages, Namespace } from '../../i18n/namespaces.ts';
import type { ElementMessages } from '../host/element-messages.ts';
import { useHost, useHostState } from '../host-context.ts';
import type { Locale } from '../host/locale.ts';
import { readPromise } from '../read-promise.ts';
import { MessagesContext, type ReadMessages } from '../use-messages.ts';

/**
 * Provider of messages to the components inside it. The element changes its locale only once all its messages are
 * loaded.
 */
export const MessagesProvider = ({ children }: { children: ReactNode }) => {
  const { messages } = useHost();
  const { locale, app, values } = useHostState();
  const shared = app?.options.localizations;
  // typed by the table of shared properties
  const own = values['localizations'] as Localizations | undefined;
  const read = useMemo(() => readerOf(messages, locale, [shared, own]), [messages, locale, shared, own]);
  return <MessagesContext.Provider value={read}>{children}</MessagesContext.Provider>;
};

const readerOf = (
  messages: ElementMessages,
  { language, tag }: Locale,
  sources: readonly (Localizations | undefined)[],
): ReadMessages => {
  const localized = new Map<Namespace, object>();
  return <Name extends Namespace>(name: Name): Messages[Name] => {
    const loaded = readPromise(messages.read(name, language));
    const known = localized.get(name) ?? localize(loaded, name, tag, ...sources);
    localized.set(name, known);
    // cached under the name it was made for
    return known as Messages[Name];
  };
};
