import { flag, maybeOneOf, oneOf, text } from '../kit/host/attribute-types.ts';

/** Attributes of `<fe-login-box>` besides those that every element has. */
export const loginBoxAttributes = {
  layout: maybeOneOf('center', 'float-left', 'float-right', 'split'),
  autoFocus: oneOf('true', 'false', 'skipFirstScreen'),
  credentials: oneOf('light', 'shadow'),
  termsUrl: text(),
  privacyUrl: text(),
  loginHint: text(),
  embedded: flag(),
};
