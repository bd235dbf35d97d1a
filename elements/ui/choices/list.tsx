import { useMessages } from '../../kit/use-messages.ts';
import { LinkButton } from '../button/link-button.tsx';
import { usePopup } from '../popup/use-popup.ts';
import { Spinner } from '../spinner/spinner.tsx';
import type { ListedChoice } from './choice.ts';
import { ListRows } from './list-rows.tsx';
import type { SearchList } from './use-search-list.ts';

/** Listbox below a field, in the top layer: options, loading, failure with a retry, or no match. */
export const ChoiceList = <One extends ListedChoice>({
  of: list,
  labelId,
  isChosen,
  multiple,
}: {
  of: SearchList<One>;
  labelId: string;
  isChosen: (choice: One) => boolean;
  multiple?: boolean;
}) => {
  const messages = useMessages('ui').choices;
  const common = useMessages('common');
  const { offers, typed = '' } = list;
  const total = offers.choices.length;
  const popup = usePopup<HTMLDivElement>({ anchor: list.anchor, asWideAsAnchor: true, onClose: list.end });

  const retry = () => {
    list.input.current?.focus();
    offers.retry();
  };

  return (
    <div
      ref={popup}
      className="fe-overlay fe-popup fe-list"
      part="list"
      data-state={offers.state}
      // keeps the focus in the field, and a phone's keyboard open
      onMouseDown={(event) => event.preventDefault()}
    >
      <ListRows of={list} isChosen={isChosen} aria-labelledby={labelId} aria-multiselectable={multiple || undefined} />
      {offers.state === 'loading' && (
        // the field's live region announces it
        <div className="fe-list-note" aria-hidden>
          <Spinner /> {common.loading}
        </div>
      )}
      {offers.state === 'failed' && (
        <div className="fe-list-note fe-list-failed">
          {messages.notLoaded} <LinkButton onPress={retry}>{common.tryAgain}</LinkButton>
        </div>
      )}
      {offers.state === 'ready' && total === 0 && (
        <div className="fe-list-note">{typed ? messages.noMatch({ query: typed }) : messages.nothing}</div>
      )}
    </div>
  );
};
