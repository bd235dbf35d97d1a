import { defineElement } from '../../../elements/kit/element/define-element.ts';
import { themeStyles } from '../../../elements/themes/styles.ts';
import { galleryAttributes } from './gallery.attributes.ts';

/**
 * `<fe-gallery>`: one component of the kit in its states, as any element of ours would show it. For development and tests.
 *
 * @attr entry - the component, by the name of its entry.
 * @attr state - one of its states; all of them where it is absent.
 */
export const FeGallery = defineElement({
  tag: 'fe-gallery',
  attributes: galleryAttributes,
  load: () => import('./gallery.tree.tsx'),
  styles: themeStyles,
  messages: ['ui', 'ui-more'],
});
