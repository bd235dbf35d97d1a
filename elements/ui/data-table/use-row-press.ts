import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** What answers a press by itself, in a row or in what is opened from it. */
const ANSWERS = 'a, button, input, select, textarea, label, summary, dialog, [popover], [role=menu], .fe-td-details';
/** A pointer that moved further than this while pressed has chosen text, in pixels. */
const MOVED_PX = 5;

/** Opens a row that is pressed anywhere but on something that answers itself. Choosing its text is not a press. */
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
