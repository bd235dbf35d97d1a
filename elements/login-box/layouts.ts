import type { StyleSheetLoaders } from '../themes/themes.ts';
import { createElement } from '../kit/dom/nodes.ts';

/** Layouts of the card. Source: design.md#login-box; `split` is ours. */
export type Layout = 'center' | 'float-left' | 'float-right' | 'split';

/** Style sheets that layouts add to the default one, loaded on first use. */
export const layouts: StyleSheetLoaders<Exclude<Layout, 'center'>> = {
  'float-left': () => import('./layouts/float-left.css?inline'),
  'float-right': () => import('./layouts/float-right.css?inline'),
  split: () => import('./layouts/split.css?inline'),
};

/** Panel beside the box in the `split` layout: the page's slot over the brand's colour. */
export const side = (): HTMLElement =>
  createElement('div', { class: 'fe-side', part: 'side' }, createElement('slot', { name: 'side' }));
