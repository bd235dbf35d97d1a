import { useMessages } from '../../kit/use-messages.ts';
import type { ListedChoice } from './choice.ts';
import type { SearchList } from './use-search-list.ts';

/**
 * Live region of a list: number of matches, loading or failure. `said` replaces it: an option that was added or
 * removed. It is inside the field, since anything outside an open dialog is not announced.
 */
export const ListStatus = <One extends ListedChoice>({
  of: { open, offers, typed = '' },
  message,
}: {
  of: SearchList<One>;
  message?: string | undefined;
}) => {
  const messages = useMessages('ui').choices;
  const common = useMessages('common');
  const statusText = (): string => {
    if (!open) return '';
    if (offers.state === 'loading') return common.loading;
    if (offers.state === 'failed') return messages.notLoaded;
    if (offers.choices.length > 0) return typed ? messages.matches({ count: offers.choices.length }) : '';
    return typed ? messages.noMatch({ query: typed }) : messages.nothing;
  };
  return (
    <span className="fe-visually-hidden" role="status">
      {message || statusText()}
    </span>
  );
};
