import { flag, oneOf, text } from '../kit/host/attribute-types.ts';
import './admin-portal.events.ts';

/**
 * Attributes shared by the portal and its standalone tabs.
 *
 * @attr routing - where the location is kept: `memory` (default), `hash` or `path`.
 * @attr basename - base path of its locations in the page's address: `/portal`.
 * @attr path - location to open, initially and whenever it changes: `/?dialog=add`.
 */
export const placeAttributes = {
  routing: oneOf('memory', 'hash', 'path'),
  basename: text(),
  path: text(),
};

/** Attributes of `<fe-admin-portal>` besides those that every element has. */
export const portalAttributes = { ...placeAttributes, mode: oneOf('page', 'dialog'), open: flag() };
