import { registerElement, elements } from '../../elements/index.ts';

/** Registers every element. Twice is harmless, and so is a server. */
export const defineElements = (): void => {
  for (const element of elements) registerElement(element);
};
