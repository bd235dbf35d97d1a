import { flag, oneOf, text } from '../kit/host/attribute-types.ts';

/**
 * Attributes shared by the portal and its standalone tabs.
 *
 * @attr routing - where it keeps its place: `memory` (default), `hash` or `path`.
 * @attr basename - the path below which it is, where its place is in the page's address: `/portal`.
 * @attr path - where it begins, and goes to whenever this becomes another: `/?dialog=add`.
 */
export const placeAttributes = {
  routing: oneOf('memory', 'hash', 'path'),
  basename: text(),
  path: text(),
};

/** Attributes of `<fe-admin-portal>` besides those that every element has. */
export const portalAttributes = { ...placeAttributes, mode: oneOf('page', 'dialog'), open: flag() };
