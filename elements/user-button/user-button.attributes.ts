import { flag, text } from '../kit/host/attribute-types.ts';

/** Attributes of `<fe-user-button>` besides those that every element has. */
export const userButtonAttributes = { compact: flag(), portal: text(), portalUrl: text() };
