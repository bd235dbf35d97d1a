import { type ReactNode, useRef } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { LinkButton } from '../button/link-button.tsx';
import { firstBeside } from './neighbour.ts';
import css from './filter-chip.css?inline';

/** Bar of a table's filters, with the control that adds one at the end. After a removal the focus moves to the next. */
export const FilterChips = ({
  children,
  add,
  onClear,
}: {
  children: ReactNode;
  /** Button or menu that adds a filter. */
  add?: ReactNode;
  /** Handler that clears all filters, while there are any. */
  onClear?: (() => void) | undefined;
}) => {
  useStyles(css);
  const messages = useMessages('ui').choices;
  const bar = useRef<HTMLDivElement>(null);
  const clear = () => {
    if (bar.current) firstBeside(bar.current)?.focus();
    onClear?.();
  };
  return (
    <div className="fe-filters" part="filters" role="group" aria-label={messages.filters} ref={bar}>
      {children}
      {add}
      {onClear && (
        <span className="fe-filters-clear">
          <LinkButton onPress={clear}>{messages.clearFilters}</LinkButton>
        </span>
      )}
    </div>
  );
};
