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
 * Things that can be done with something, behind one button: three dots named `name` ("Actions for Ada Lovelace"), or a
 * button with words in it. Arrow keys, Home, End and letters go about in it; Esc and Tab leave it.
 */
export const Menu = ({
  name,
  items,
  children,
  small,
  defaultOpen = false,
}: {
  /** What its items belong to. */
  name?: string;
  items: MenuContent;
  /** What the button says, in place of three dots. */
  children?: ReactNode;
  small?: boolean;
  /** It is open at first, without taking the focus. */
  defaultOpen?: boolean;
}) => {
  useStyles(css, buttonCss);
  const words = useMessages('ui-more').overlays;
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [start, setStart] = useState<MenuStart | undefined>(defaultOpen ? 'none' : undefined);
  if (items.length === 0) return null;
  const open = start !== undefined;
  const toggle = () => setStart(open ? undefined : 'first');
  const openByKey = (event: KeyboardEvent) => {
    const wanted = open ? undefined : OPENING[event.key];
    if (!wanted) return;
    event.preventDefault();
    setStart(wanted);
  };
  const relations = { 'aria-haspopup': 'menu', 'aria-expanded': open, 'aria-controls': open ? id : undefined } as const;
  return (
    <span className="fe-menu-of" onKeyDown={openByKey}>
      {children === undefined ? (
        <IconButton
          {...relations}
          ref={trigger}
          name={name ?? words.menu}
          icon={EllipsisVertical}
          small={Boolean(small)}
          onPress={toggle}
        />
      ) : (
        <button
          {...relations}
          ref={trigger}
          type="button"
          className={`fe-button fe-button-secondary${small ? ' fe-button-small' : ''}`}
          part="button"
          onClick={toggle}
        >
          <span className="fe-button-face">
            {children}
            <Icon of={ChevronDown} size={16} />
          </span>
        </button>
      )}
      {open && (
        <MenuList
          id={id}
          name={name ?? words.menu}
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
