import type { PointerEvent } from 'react';

/** Sets the text as title of a truncated node on pointer enter; removes it where the text fits. */
export const titleWhenCut = ({ currentTarget: node }: PointerEvent<HTMLElement>): void => {
  const cut = [node, ...node.children].some((part) => part.scrollWidth > part.clientWidth);
  if (cut) node.title = node.textContent;
  else node.removeAttribute('title');
};
