import { Check } from 'lucide';
import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useState,
} from 'react';
import { useStyles } from '../../kit/use-styles.ts';
import tones from '../../themes/tones.css?inline';
import { Icon } from '../icon/icon.tsx';
import { usePopup } from '../popup/use-popup.ts';
import type { Align } from '../popup/popup-placement.ts';
import css from './menu.css?inline';
import { divider, type MenuContent, type MenuItem } from './menu-item.ts';
import { itemsOf, menuKeys } from './menu-keys.ts';

/** Item that has the focus when a menu opens; `none` leaves the focus where it is. */
export type MenuStart = 'first' | 'last' | 'none';

/** Open menu at its trigger. */
export const MenuList = ({
  id,
  name,
  items,
  anchor,
  start,
  align,
  header,
  onClose,
}: {
  id: string;
  name: string;
  items: MenuContent;
  anchor: RefObject<HTMLElement | null>;
  start: MenuStart;
  align: Align;
  header?: ReactNode;
  onClose: () => void;
}) => {
  useStyles(tones, css);
  const [keys] = useState(menuKeys);
  const menu = usePopup<HTMLDivElement>({ anchor, align, onClose });
  useLayoutEffect(() => {
    const all = menu.current ? itemsOf(menu.current) : [];
    if (start !== 'none') all.at(start === 'first' ? 0 : -1)?.focus({ preventScroll: true });
  }, [menu, start]);
  const choose = (item: MenuItem, event: MouseEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (item.href !== undefined && elsewhere) return;
    if (item.checked === undefined) {
      // before the item's action: an overlay that it opens returns the focus to the trigger
      anchor.current?.focus({ preventScroll: true });
      onClose();
    }
    if (item.onPress || item.onFollow?.() === false) event.preventDefault();
    item.onPress?.();
  };
  const roles = { id, role: 'menu', 'aria-label': name } as const;
  const why = useId();
  const shared = sharedReason(items);
  const rows = items.map((item, at) =>
    item === divider ? (
      // oxlint-disable-next-line react/no-array-index-key -- dividers differ by their index only
      <div key={`divider ${at}`} className="fe-menu-divider" role="separator" />
    ) : (
      <Item key={item.label} item={item} why={shared && why} choose={(event) => choose(item, event)} />
    ),
  );
  return (
    <div
      ref={menu}
      {...(!header && roles)}
      className="fe-overlay fe-popup fe-menu"
      part="menu"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Tab') keys(event);
        // Tab goes on from the trigger
        else anchor.current?.focus({ preventScroll: true });
        if (event.key === 'Tab') onClose();
      }}
    >
      {header}
      {shared && (
        <div id={why} className="fe-menu-shared" aria-hidden="true">
          {shared}
        </div>
      )}
      {header ? <div {...roles}>{rows}</div> : rows}
    </div>
  );
};

/** Reason why all items are disabled, where it is the same: said once. */
const sharedReason = (items: MenuContent): string | undefined => {
  const reasons = items.flatMap((item) => (item === divider ? [] : [item.disabled]));
  return reasons.length > 1 && new Set(reasons).size === 1 ? reasons[0] : undefined;
};

const hover = ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
  if (pointerType === 'mouse') currentTarget.focus({ preventScroll: true });
};

const Item = ({
  item,
  why,
  choose,
}: {
  item: MenuItem;
  /** Id of the reason that all items share. */
  why: string | undefined;
  choose: (event: MouseEvent) => void;
}) => {
  const Tag = item.href === undefined || item.disabled ? 'button' : 'a';
  const reason = useId();
  return (
    <Tag
      {...(Tag === 'a' ? { href: item.href } : { type: 'button' as const })}
      className={item.danger ? 'fe-menu-item fe-menu-item-danger' : 'fe-menu-item'}
      part="menu-item"
      role={item.checked === undefined ? 'menuitem' : 'menuitemcheckbox'}
      aria-checked={item.checked}
      aria-disabled={item.disabled ? true : undefined}
      aria-describedby={item.disabled ? (why ?? reason) : undefined}
      tabIndex={-1}
      data-fe-label={item.label}
      onPointerMove={hover}
      onClick={(event) => item.disabled || choose(event)}
    >
      {item.checked !== undefined && (
        <span className="fe-menu-check">{item.checked && <Icon of={Check} size={16} />}</span>
      )}
      {item.icon && <Icon of={item.icon} size={16} />}
      <span className="fe-menu-label">
        <bdi>{item.label}</bdi>
        {item.disabled && !why && (
          <span id={reason} className="fe-menu-reason" aria-hidden="true">
            {item.disabled}
          </span>
        )}
      </span>
    </Tag>
  );
};
