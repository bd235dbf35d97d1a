import { type RefObject, useLayoutEffect } from 'react';
import { focusablesIn } from '../layers/focusable.ts';

const NAME = 'aria-describedby';
const idsOf = (node: Element) => (node.getAttribute(NAME) ?? '').split(' ').filter(Boolean);

/** Describes the first control inside a node by a text, besides what describes it already. */
export const useDescribed = (ref: RefObject<HTMLElement | null>, id: string): void => {
  // at every drawing: the control may be another one, or have been given another description
  useLayoutEffect(() => {
    const control = ref.current && focusablesIn(ref.current)[0];
    if (control && !idsOf(control).includes(id)) control.setAttribute(NAME, [...idsOf(control), id].join(' '));
  });
};
