import { define, FeAllowed, FeApp, FeLoginBox, FeSignedIn, FeSignedOut } from '../../elements/index.ts';

/** Registers every element. Twice is harmless, and so is a server. */
export const defineElements = (): void => {
  for (const element of [FeLoginBox, FeApp, FeSignedIn, FeSignedOut, FeAllowed]) define(element);
};
