import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Localizations } from '../../core/options.ts';
import type { Messages } from '../i18n/en.ts';
import { type Language, languages } from '../i18n/languages.ts';
import { localize } from '../i18n/localize.ts';
import { useHost, useHostState } from './host-context.ts';
import { loadFailed } from './trouble.ts';
import { MessagesContext } from './use-messages.ts';

/** Shows its children once their words are there; a change of language keeps the old words until the new ones are. */
export const Speaking = ({ children }: { children: ReactNode }) => {
  const host = useHost();
  const { speech, app, values } = useHostState();
  const [loaded, setLoaded] = useState<{ language: Language; words: Messages }>();
  const { language, locale } = speech;

  useEffect(() => {
    let wanted = true;
    languages[language]().then(
      (words) => wanted && setLoaded({ language, words }),
      (error: unknown) => wanted && host.fail(loadFailed(error)),
    );
    return () => {
      wanted = false;
    };
  }, [host, language]);

  // the table of shared properties gives this
  const own = values['localizations'] as Localizations | undefined;
  const words = loaded?.words;
  const messages = useMemo(
    () => words && localize(words, locale, app?.options.localizations, own),
    [words, locale, app, own],
  );
  return messages ? <MessagesContext value={messages}>{children}</MessagesContext> : null;
};
