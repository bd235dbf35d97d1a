import type { PointerEvent } from 'react';

/** Shows the whole of a text that is cut off, where the pointer comes to it; what is seen whole is not said twice. */
export const titleWhenCut = ({ currentTarget: node }: PointerEvent<HTMLElement>): void => {
  const cut = [node, ...node.children].some((part) => part.scrollWidth > part.clientWidth);
  if (cut) node.title = node.textContent;
  else node.removeAttribute('title');
};
