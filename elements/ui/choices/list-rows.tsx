import type { HTMLAttributes } from 'react';
import { useStyles } from '../../kit/use-styles.ts';
import type { ListedChoice } from './choice.ts';
import { grouped } from './grouped.ts';
import { Option } from './option.tsx';
import type { SearchList } from './use-search-list.ts';
import { useVirtualList } from './use-virtual-list.ts';
import css from './list.css?inline';

/** Rows of a list, under their headings; virtualized where there are thousands. */
export const ListRows = <One extends ListedChoice>({
  of: list,
  isChosen,
  ...attributes
}: HTMLAttributes<HTMLDivElement> & { of: SearchList<One>; isChosen: (choice: One) => boolean }) => {
  useStyles(css);
  const { offers, active, listId, typed = '' } = list;
  const total = offers.choices.length;
  const { from: first, to: end, before, after, measure, follow } = useVirtualList(total, active.at);

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
      {...attributes}
      role="listbox"
      className="fe-list-rows"
      id={listId}
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
  );
};
