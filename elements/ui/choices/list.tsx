import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { LinkButton } from '../button/link-button.tsx';
import { usePopup } from '../popup/use-popup.ts';
import { Spinner } from '../spinner/spinner.tsx';
import type { ListedChoice } from './choice.ts';
import { grouped } from './grouped.ts';
import { Option } from './option.tsx';
import type { SearchList } from './use-search-list.ts';
import { useWindow } from './use-window.ts';
import css from './list.css?inline';

/** The list below a field, in the top layer: what is offered, that it is on its way, that it failed, that nothing fits. */
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
  useStyles(css);
  const words = useMessages('ui').choices;
  const common = useMessages('common');
  const { offers, active, listId, typed = '' } = list;
  const total = offers.choices.length;
  const { from: first, to: end, before, after, measure, follow } = useWindow(total, active.at);
  const popup = usePopup<HTMLDivElement>({ anchor: list.anchor, asWideAsAnchor: true, onClose: list.end });

  const retry = () => {
    list.input.current?.focus();
    offers.retry();
  };

  const row = (choice: One, at: number) => (
    <Option
      key={choice.value}
      id={list.optionId(at)}
      choice={choice}
      query={typed}
      chosen={isChosen(choice)}
      active={at === active.at}
      place={at + 1}
      of={total}
      onPoint={() => active.set(choice)}
      onChoose={() => list.choose(choice)}
    />
  );

  return (
    <div
      ref={popup}
      className="fe-overlay fe-popup fe-list"
      part="list"
      data-state={offers.state}
      // the field keeps the focus, and a phone its keyboard
      onMouseDown={(event) => event.preventDefault()}
    >
      <div
        role="listbox"
        className="fe-list-rows"
        id={listId}
        aria-labelledby={labelId}
        aria-multiselectable={multiple || undefined}
        onScroll={({ currentTarget }) => follow(currentTarget)}
      >
        <div role="presentation" style={{ blockSize: before }} />
        <div role="presentation" ref={measure}>
          {grouped(offers.choices.slice(first, end)).map(({ group, choices, from }) => {
            const some = choices.map((choice, at) => row(choice, first + from + at));
            if (group === undefined) return some;
            return (
              <div key={`group ${group}`} role="group" aria-labelledby={`${listId}-group-${from}`}>
                <div className="fe-list-group" role="presentation" id={`${listId}-group-${from}`}>
                  {group}
                </div>
                {some}
              </div>
            );
          })}
        </div>
        <div role="presentation" style={{ blockSize: after }} />
      </div>
      {offers.state === 'loading' && (
        // the field says it, too
        <div className="fe-list-note" aria-hidden>
          <Spinner /> {common.loading}
        </div>
      )}
      {offers.state === 'failed' && (
        <div className="fe-list-note fe-list-failed">
          {words.notLoaded} <LinkButton onPress={retry}>{common.tryAgain}</LinkButton>
        </div>
      )}
      {offers.state === 'ready' && total === 0 && (
        <div className="fe-list-note">{typed ? words.noMatch({ query: typed }) : words.nothing}</div>
      )}
    </div>
  );
};
