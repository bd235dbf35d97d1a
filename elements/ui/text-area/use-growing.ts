import { type RefObject, useLayoutEffect } from 'react';

/** Makes a text area as high as its text where CSS alone does not (`field-sizing`); its least and most are the sheet's. */
export const useGrowing = (area: RefObject<HTMLTextAreaElement | null>, text: string): void => {
  useLayoutEffect(() => {
    if (area.current && !CSS.supports('field-sizing', 'content')) fit(area.current, text);
  }, [area, text]);
};

const fit = (node: HTMLTextAreaElement, text: string): void => {
  node.style.blockSize = 'auto';
  // an empty area is as high as its least rows
  node.style.blockSize = text === '' ? '' : `${node.scrollHeight}px`;
};
