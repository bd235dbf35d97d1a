import { useHost, useHostState } from '../../kit/host-context.ts';
import { useMessages } from '../../kit/use-messages.ts';

const SAYS = ['ui/table', 'ui/display', 'ui/overlays', 'ui/choices', 'ui/inputs'] as const;

/**
 * What a table says. All that anything in it ever says is there before it is: the first row that is chosen, or the first
 * menu, does not wait for words with the whole screen.
 */
export const useTableWords = () => {
  const { lexicon } = useHost();
  const { language } = useHostState().speech;
  lexicon.fetch(SAYS, language);
  const ui = useMessages('ui');
  // a family that is not there yet is waited for where it is read
  const [table] = [ui.table, ui.display, ui.overlays, ui.choices, ui.inputs];
  return table.data;
};
