import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { useHost } from '../../kit/host-context.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { watchEscape } from '../layers/escape.ts';
import overlay from '../layers/overlay.css?inline';
import { keepShown, showAt } from '../popup/anchor.ts';
import type { Side } from '../popup/popup-placement.ts';
import popup from '../popup/popup.css?inline';
import css from './tooltip.css?inline';
import { useTooltip } from './use-tooltip.ts';
import { focusablesIn } from '../layers/focusable.ts';

/**
 * Tooltip of a control or a text, on hover and keyboard focus: the time behind "3 days ago", the reason why a button is
 * disabled. It is the description of the control, never its name. A disabled button with a tooltip is `aria-disabled`,
 * so that the keyboard reaches it.
 *
 * It can be hovered itself, stays until the pointer or the focus leaves, and is dismissed by Esc. Source: WCAG 2.2,
 * 1.4.13.
 */
export const Tooltip = ({
  text,
  children,
  side = 'above',
  delayed = true,
  defaultShown = false,
}: {
  text: string;
  /** Content with the control: one element. */
  children: ReactNode;
  side?: Side;
  /** Delayed on hover; not for truncated texts or for icons in a row. */
  delayed?: boolean;
  /** Shown initially. */
  defaultShown?: boolean;
}) => {
  useStyles(overlay, popup, css);
  const host = useHost();
  const id = useId();
  const around = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const { shown, hide, listeners } = useTooltip(around, delayed, defaultShown);
  useDescribed(around, id);
  const hideNow = useRef(hide);
  useLayoutEffect(() => {
    hideNow.current = hide;
  });
  useLayoutEffect(() => {
    const [node, anchor] = [tip.current, around.current?.firstElementChild];
    if (!shown || !node || !(anchor instanceof HTMLElement)) return undefined;
    const end = new AbortController();
    const undo = [showAt(node, anchor, { side, align: 'center' }), host.subscribe(() => keepShown(node))];
    const view = node.ownerDocument.defaultView;
    const pressed = (event: Event) => {
      if (around.current && !event.composedPath().includes(around.current)) hideNow.current();
    };
    watchEscape(node, 'first', () => hideNow.current(), end.signal);
    view?.addEventListener('pointerdown', pressed, { capture: true, signal: end.signal });
    return () => {
      end.abort();
      for (const step of undo) step();
    };
  }, [host, shown, side]);
  return (
    <span ref={around} className="fe-tooltip-anchor" {...listeners}>
      {children}
      <span ref={tip} id={id} className="fe-overlay fe-popup fe-tooltip" part="tooltip" role="tooltip" popover="manual">
        {text}
      </span>
    </span>
  );
};

const NAME = 'aria-describedby';
const idsOf = (node: Element) => (node.getAttribute(NAME) ?? '').split(' ').filter(Boolean);

/** Adds an id to `aria-describedby` of the first control inside a node. */
const useDescribed = (ref: RefObject<HTMLElement | null>, id: string): void => {
  // at every render: the control can be another one, or have another description
  useLayoutEffect(() => {
    const control = ref.current && focusablesIn(ref.current)[0];
    if (control && !idsOf(control).includes(id)) control.setAttribute(NAME, [...idsOf(control), id].join(' '));
  });
};
