import { X } from 'lucide';
import { useRef } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { Button } from '../button/button.tsx';
import { LinkButton } from '../button/link-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu } from '../menu/menu.tsx';
import type { MenuItem } from '../menu/menu-item.ts';
import { useFocusBack } from '../save-bar/use-focus-back.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { ALL_SELECTED, NOTHING_SELECTED, type Selection, selectedCount } from './selection.ts';
import css from './bulk.css?inline';

/** Most actions shown as buttons; the others are in a menu, which takes the place of the last. */
const VISIBLE_ACTIONS = 3;

/**
 * Bulk action bar: the number of selected rows and the actions on them. Where the whole page is selected, it offers to
 * select the rows of all pages.
 */
export const BulkBar = ({
  selection,
  total,
  pageChosen,
  hasMore,
  onSelection,
  actions,
  twoLines,
}: {
  selection: Selection;
  total: number;
  /** True where every selectable row of the page is selected. */
  pageChosen: boolean;
  /** True where other pages have rows. */
  hasMore: boolean;
  onSelection: (selection: Selection) => void;
  actions: readonly MenuItem[];
  /** Two lines a row: all actions are in the menu. */
  twoLines: boolean;
}) => {
  useStyles(css);
  const messages = useMessages('ui-more').table.data;
  const bar = useRef<HTMLDivElement>(null);
  useFocusBack(bar);
  const most = twoLines ? 0 : VISIBLE_ACTIONS;
  const visible = actions.length > most ? Math.max(0, most - 1) : most;
  return (
    <div className="fe-bulk" part="bulk-bar" data-one-line={twoLines || undefined} ref={bar}>
      <IconButton small icon={X} name={messages.clearSelection} onPress={() => onSelection(NOTHING_SELECTED)} />
      <span className="fe-bulk-count">{messages.selected({ count: selectedCount(selection, total) })}</span>
      {hasMore && pageChosen && !selection.all && (
        <LinkButton onPress={() => onSelection(ALL_SELECTED)}>{messages.selectAll({ count: total })}</LinkButton>
      )}
      <div className="fe-bulk-actions">
        {actions.slice(0, visible).map((action) => (
          <BulkButton key={action.label} {...action} />
        ))}
        <Menu small name={messages.moreActions} items={actions.slice(visible)} />
      </div>
    </div>
  );
};

const BulkButton = ({ label, icon, disabled, onPress }: MenuItem) => {
  const button = (
    <Button small disabled={disabled !== undefined} onPress={() => onPress?.()}>
      {icon && <Icon of={icon} size={16} />}
      {label}
    </Button>
  );
  return disabled === undefined ? button : <Tooltip text={disabled}>{button}</Tooltip>;
};
