import { type ReactNode, type Ref, useId, useLayoutEffect, useRef, useState } from 'react';
import { useStyles } from '../../kit/use-styles.ts';
import { focusablesIn } from '../layers/focusable.ts';
import type { PopupPlacement } from '../popup/popup-placement.ts';
import { usePopup } from '../popup/use-popup.ts';
import css from './popover.css?inline';

/** Props of a popover's trigger; spread them on a button. */
export interface PopoverTrigger {
  readonly ref: Ref<HTMLButtonElement>;
  readonly onPress: () => void;
  readonly 'aria-haspopup': 'dialog';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
}

/**
 * Non-modal popover beside its trigger, with details or a few controls. It takes the focus and restores it on closing;
 * Esc, a press outside, or the focus elsewhere closes it.
 *
 * ```tsx
 * <Popover name="Where 203.0.113.7 is" renderTrigger={(button) => <IconButton {...button} name="Location" icon={MapPin} />}>
 *   {(close) => …}
 * </Popover>
 * ```
 */
export const Popover = ({
  name,
  renderTrigger,
  children,
  defaultOpen = false,
  ...placing
}: Pick<PopupPlacement, 'side' | 'align'> & {
  /** Accessible name. */
  name: string;
  renderTrigger: (button: PopoverTrigger) => ReactNode;
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Open initially, without taking the focus. */
  defaultOpen?: boolean;
}) => {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'byItself' | 'byPress' | undefined>(defaultOpen ? 'byItself' : undefined);
  const close = () => setOpen(undefined);
  return (
    <>
      {renderTrigger({
        ref: anchor,
        onPress: () => setOpen(open ? undefined : 'byPress'),
        'aria-haspopup': 'dialog',
        'aria-expanded': open !== undefined,
        'aria-controls': open && id,
      })}
      {open && (
        <Card {...placing} id={id} name={name} anchor={anchor} takesFocus={open === 'byPress'} onClose={close}>
          {typeof children === 'function' ? children(close) : children}
        </Card>
      )}
    </>
  );
};

const Card = ({
  id,
  name,
  takesFocus,
  children,
  ...options
}: Parameters<typeof usePopup>[0] & { id: string; name: string; takesFocus: boolean; children: ReactNode }) => {
  useStyles(css);
  const popup = usePopup<HTMLDivElement>(options);
  useLayoutEffect(() => {
    const node = popup.current;
    if (takesFocus && node) (focusablesIn(node)[0] ?? node).focus({ preventScroll: true });
  }, [popup, takesFocus]);
  return (
    <div
      ref={popup}
      id={id}
      className="fe-overlay fe-popup fe-popover"
      part="popover"
      role="dialog"
      aria-label={name}
      tabIndex={-1}
    >
      {children}
    </div>
  );
};
