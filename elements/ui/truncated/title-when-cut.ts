import type { PointerEvent } from 'react';

/**
 * Handler of `pointerover`: sets the text as title of a truncated node, and removes it where the text fits. React does not
 * dispatch `pointerenter` where the pointer comes from a page that the same React renders.
 */
export const titleWhenCut = ({ currentTarget: node }: PointerEvent<HTMLElement>): void => {
  const cut = [node, ...node.children].some((part) => part.scrollWidth > part.clientWidth);
  if (cut) node.title = node.textContent;
  else node.removeAttribute('title');
};
