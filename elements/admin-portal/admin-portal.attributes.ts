import { flag, oneOf, text } from '../kit/host/attribute-types.ts';

/** Attributes of the portal and of each tab that stands alone: where it keeps its location. */
export const placeAttributes = {
  routing: oneOf('memory', 'hash', 'path'),
  basename: text(),
  path: text(),
};

/** Attributes of `<fe-admin-portal>` besides those that every element has. */
export const portalAttributes = { ...placeAttributes, mode: oneOf('page', 'dialog'), open: flag() };
