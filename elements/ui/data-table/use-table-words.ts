import { useHost, useHostState } from '../../kit/host-context.ts';
import { useMessages } from '../../kit/use-messages.ts';

const SAYS = ['ui/table', 'ui/display', 'ui/overlays'] as const;

/**
 * What a table says. All that anything in it ever says is there before it is: the first row that is chosen, or the first
 * menu, does not wait for words with the whole screen.
 */
export const useTableWords = () => {
  const { lexicon } = useHost();
  const { language } = useHostState().speech;
  lexicon.fetch(SAYS, language);
  const { table, display, overlays } = useMessages('ui');
  return { ...table.data, pages: display.pages, menu: overlays.menu };
};
