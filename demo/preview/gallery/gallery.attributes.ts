import { text } from '../../../elements/kit/host/attribute-types.ts';

/** Attributes of `<fe-gallery>` besides those that every element has. */
export const galleryAttributes = { entry: text('button'), state: text() };
