import { type ReactNode, useMemo } from 'react';
import type { Localizations } from '../../../core/options.ts';
import type { Area, AreaMessages, Messages } from '../../i18n/areas.ts';
import type { Lexicon } from '../../i18n/lexicon.ts';
import { localize } from '../../i18n/localize.ts';
import { useHost, useHostState } from '../host-context.ts';
import type { Speech } from '../host/language.ts';
import { readPromise } from '../read-promise.ts';
import { type Say, SayContext } from '../use-messages.ts';

/** Gives the components inside it their words. The element changes its speech only once the other words are there. */
export const Speaking = ({ children }: { children: ReactNode }) => {
  const { lexicon } = useHost();
  const { speech, app, values } = useHostState();
  const shared = app?.options.localizations;
  // the table of shared properties gives this
  const own = values['localizations'] as Localizations | undefined;
  const say = useMemo(() => sayIn(lexicon, speech, [shared, own]), [lexicon, speech, shared, own]);
  return <SayContext.Provider value={say}>{children}</SayContext.Provider>;
};

const sayIn = (
  lexicon: Lexicon,
  { language, locale }: Speech,
  sources: readonly (Localizations | undefined)[],
): Say => {
  const localized = new Map<string, object>();
  const area = <Name extends Area>(name: Name): AreaMessages[Name] => {
    const { words } = readPromise(lexicon.read(name, language));
    const known = localized.get(name) ?? localize(words, name, locale, ...sources);
    localized.set(name, known);
    // what was kept under a name is what was made for it
    return known as AreaMessages[Name];
  };
  /** Each family of a group is asked for when it is read, which is while rendering. */
  const group = (name: keyof Messages): object => {
    const families = lexicon.partsOf(name).map((part) => {
      const family = part.slice(name.length + 1);
      return [family, { get: () => Reflect.get(area(part), family) }] as const;
    });
    return Object.defineProperties({}, Object.fromEntries(families));
  };
  // the only name that is no area is that of a group
  return (name) => (name === 'ui' ? group(name) : area(name as Area)) as Messages[typeof name];
};
