import { flag } from '../kit/host/attribute-types.ts';

/** Attributes of `<fe-acting-bar>` besides those that every element has. */
export const actingBarAttributes = { off: flag(), automatic: flag() };
