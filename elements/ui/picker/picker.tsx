import { Search } from 'lucide';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import type { ListedChoice } from '../choices/choice.ts';
import { foldText } from '../choices/fold-text.ts';
import { ListRows } from '../choices/list-rows.tsx';
import { ListStatus } from '../choices/list-status.tsx';
import { searchInputAttributes } from '../choices/typing.ts';
import { useSearchList } from '../choices/use-search-list.ts';
import { Icon } from '../icon/icon.tsx';
import field from '../field/field.css?inline';
import css from './picker.css?inline';

/** Number of choices from which the list has a search field. Ours: seven are seen at a glance. */
const SEARCHED_FROM = 8;

/**
 * Inline listbox of a single selection, as in a popover: arrow keys and typeahead move, Enter and Space select. A long
 * list has a search field instead of typeahead.
 */
export const Picker = <One extends ListedChoice>({
  label,
  searchLabel,
  choices,
  chosen,
  onChoose,
  takesFocus = false,
}: {
  /** Accessible name of the list. */
  label: string;
  /** Label of the search field: "Search companies". */
  searchLabel: string;
  choices: readonly One[];
  chosen: One | undefined;
  onChoose: (choice: One) => void;
  /** Takes the focus when it is mounted. */
  takesFocus?: boolean;
}) => {
  useStyles(field, css);
  const messages = useMessages('ui').choices;
  const list = useSearchList({ source: choices, chosen, onChoose, enabled: true, defaultOpen: true });
  const { active, offers, typed, listId, optionId, input, attributes } = list;
  const rows = useRef<HTMLDivElement>(null);
  const searched = choices.length >= SEARCHED_FROM;
  useLayoutEffect(() => {
    const place = searched ? input.current : rows.current?.querySelector<HTMLElement>('[role=listbox]');
    if (takesFocus) place?.focus({ preventScroll: true });
  }, [takesFocus, searched, input]);

  const choose = (choice: One | undefined) => choice && list.choose(choice);
  const go = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (list.press(event) || altKey || ctrlKey || metaKey) return;
    const last = offers.choices.length;
    const way = { Home: -last, End: last }[key];
    const begins = (choice: One) => foldText(choice.label).text.startsWith(foldText(key).text);
    const others = [...offers.choices.slice(active.at + 1), ...offers.choices.slice(0, active.at + 1)];
    if (way !== undefined) active.move(way);
    else if (key === ' ') choose(active.choice);
    else if ([...key].length === 1) active.set(others.find(begins) ?? active.choice);
    else return;
    event.preventDefault();
  };
  const at = active.at >= 0 ? optionId(active.at) : undefined;

  return (
    <div className="fe-picker" part="picker" ref={rows}>
      {searched && (
        <div className="fe-input fe-picker-search">
          <Icon of={Search} size={16} />
          <input
            {...attributes}
            {...searchInputAttributes}
            ref={input}
            className="fe-input-text"
            type="text"
            aria-label={searchLabel}
            aria-expanded="true"
            aria-controls={listId}
            aria-activedescendant={at}
            placeholder={searchLabel}
            enterKeyHint="go"
            value={typed ?? ''}
            onChange={({ target }) => list.type(target.value)}
            onKeyDown={(event) => void list.press(event)}
          />
        </div>
      )}
      <ListRows
        of={list}
        isChosen={(choice) => choice.value === chosen?.value}
        aria-label={label}
        {...(searched
          ? { onMouseDown: (event) => event.preventDefault() }
          : { tabIndex: 0, 'aria-activedescendant': at, onKeyDown: go })}
      />
      {typed && offers.choices.length === 0 && <p className="fe-list-note">{messages.noMatch({ query: typed })}</p>}
      <ListStatus of={list} />
    </div>
  );
};
