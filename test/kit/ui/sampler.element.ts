import { defineElement } from '../../../elements/kit/element/define-element.ts';
import { oneOf } from '../../../elements/kit/host/attribute-types.ts';
import { themeStyles } from '../../../elements/themes/styles.ts';

/** The components and a credentials form, for tests and for looking at. */
export const FeSampler = defineElement({
  tag: 'fe-sampler',
  attributes: { credentials: oneOf('light', 'shadow') },
  load: () => import('./sampler.tree.tsx'),
  styles: themeStyles,
});
