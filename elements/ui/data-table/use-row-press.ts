import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Selector of controls and overlays that handle a press themselves. */
const ANSWERS = 'a, button, input, select, textarea, label, summary, dialog, [popover], [role=menu], .fe-td-details';
/** Maximum distance of a press, in pixels; beyond it the pointer has selected text. */
const MOVED_PX = 5;

/** Opens a row on a press anywhere but on a control. Selecting text is not a press. */
export const useRowPress = (open: ((id: string) => void) | undefined) => {
  const from = useRef({ x: 0, y: 0 });
  return {
    onPointerDown: ({ clientX, clientY }: PointerEvent) => {
      from.current = { x: clientX, y: clientY };
    },
    onClick: (event: MouseEvent) => {
      if (!open || event.defaultPrevented || !(event.target instanceof Element)) return;
      const id = event.target.closest<HTMLElement>('tr[data-id]')?.dataset['id'];
      if (id === undefined || event.target.closest(ANSWERS)) return;
      if (Math.hypot(event.clientX - from.current.x, event.clientY - from.current.y) > MOVED_PX) return;
      open(id);
    },
  };
};
