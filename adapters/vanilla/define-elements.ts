import { registerElement, elements } from '../../elements/index.ts';

/** Registers every element; idempotent, and without effect on a server. */
export const defineElements = (): void => {
  for (const element of elements) registerElement(element);
};
