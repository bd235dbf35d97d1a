import { ChevronDown, EllipsisVertical } from 'lucide';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import buttonCss from '../button/button.css?inline';
import css from './menu.css?inline';
import type { MenuContent } from './menu-item.ts';
import { MenuList, type MenuStart } from './menu-list.tsx';

const OPENING: Readonly<Record<string, MenuStart>> = { ArrowDown: 'first', ArrowUp: 'last' };

/**
 * Menu button: three dots labelled `name` ("Actions for Ada Lovelace"), or a button with `children`. Arrow keys, Home,
 * End and typeahead move the focus; Esc and Tab close the menu.
 */
export const Menu = ({
  name,
  items,
  children,
  small,
  quiet,
  of = '',
  defaultOpen = false,
}: {
  /** Accessible name of the menu, and of the button with three dots. */
  name?: string;
  items: MenuContent;
  /** Content of the button, in place of three dots. */
  children?: ReactNode;
  small?: boolean;
  /** Button as wide as there is room, without an edge: its content is the value that the menu changes. */
  quiet?: boolean;
  /** Id of its subject, where another one can take its place: the menu is then closed. */
  of?: string;
  /** Open initially, without taking the focus. */
  defaultOpen?: boolean;
}) => {
  useStyles(css, buttonCss);
  const messages = useMessages('ui-more').overlays;
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<{ of: string; start: MenuStart } | undefined>(
    defaultOpen ? { of, start: 'none' } : undefined,
  );
  if (items.length === 0) return null;
  const start = opened?.of === of ? opened.start : undefined;
  const open = start !== undefined;
  const setStart = (next: MenuStart | undefined) => setOpened(next && { of, start: next });
  const toggle = () => setStart(open ? undefined : 'first');
  const openByKey = (event: KeyboardEvent) => {
    const wanted = open ? undefined : OPENING[event.key];
    if (!wanted) return;
    event.preventDefault();
    setStart(wanted);
  };
  const relations = { 'aria-haspopup': 'menu', 'aria-expanded': open, 'aria-controls': open ? id : undefined } as const;
  return (
    <span className={quiet ? 'fe-menu-anchor fe-menu-anchor-value' : 'fe-menu-anchor'} onKeyDown={openByKey}>
      {children === undefined ? (
        <IconButton
          {...relations}
          ref={trigger}
          name={name ?? messages.menu}
          icon={EllipsisVertical}
          small={Boolean(small)}
          onPress={toggle}
        />
      ) : (
        <button
          {...relations}
          ref={trigger}
          type="button"
          className={`fe-button ${quiet ? 'fe-button-quiet fe-menu-value' : 'fe-button-secondary'}${small || quiet ? ' fe-button-small' : ''}`}
          part="button"
          onClick={toggle}
        >
          <span className="fe-button-content">
            {children}
            <Icon of={ChevronDown} size={16} />
          </span>
        </button>
      )}
      {open && (
        <MenuList
          id={id}
          name={name ?? messages.menu}
          items={items}
          anchor={trigger}
          start={start}
          align={children === undefined ? 'end' : 'start'}
          onClose={() => setStart(undefined)}
        />
      )}
    </span>
  );
};
