import { type ReactNode, useRef } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { LinkButton } from '../button/link-button.tsx';
import { firstBeside } from './neighbour.ts';
import css from './filter-chip.css?inline';

/** The filters of a table in one bar; what adds one comes after them. Removing one leads the focus to the next. */
export const FilterChips = ({
  children,
  add,
  onClear,
}: {
  children: ReactNode;
  /** A button or a menu that adds a filter. */
  add?: ReactNode;
  /** Given while there are filters to remove. */
  onClear?: (() => void) | undefined;
}) => {
  useStyles(css);
  const words = useMessages('ui').choices;
  const bar = useRef<HTMLDivElement>(null);
  const clear = () => {
    if (bar.current) firstBeside(bar.current)?.focus();
    onClear?.();
  };
  return (
    <div className="fe-filters" part="filters" role="group" aria-label={words.filters} ref={bar}>
      {children}
      {add}
      {onClear && (
        <span className="fe-filters-clear">
          <LinkButton onPress={clear}>{words.clearFilters}</LinkButton>
        </span>
      )}
    </div>
  );
};
