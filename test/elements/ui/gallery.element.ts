import { defineElement } from '../../../elements/kit/define-element.ts';
import { oneOf } from '../../../elements/kit/attribute-types.ts';
import { themeStyles } from '../../../elements/themes/styles.ts';

/** The components and a credentials form, for tests and for looking at. */
export const FeGallery = defineElement({
  tag: 'fe-gallery',
  attributes: { credentials: oneOf('light', 'shadow') },
  load: () => import('./gallery.tree.tsx'),
  styles: themeStyles,
});
