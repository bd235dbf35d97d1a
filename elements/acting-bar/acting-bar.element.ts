import { defineElement } from '../kit/element/define-element.ts';
import { themeStyles } from '../themes/styles.ts';
import { actingBarAttributes } from './acting-bar.attributes.ts';
import { actingBarFrame } from './acting-bar.frame.ts';
import css from './acting-bar.css?inline';

/**
 * `<fe-acting-bar>`: during impersonation who acts as whom, until when, and the way back; hidden otherwise. Every element of
 * an app adds one at the foot of the window by itself; a page that places one has it there instead.
 *
 * @attr off - hides the bar, also the automatic one; for pages that show the impersonation themselves.
 * @attr automatic - shown at the bottom of the window, only while the page has no other bar of the app.
 * @fires fe-error
 * @csspart bar - the bar.
 * Source: product.md#impersonation; the protocol names no such element.
 */
export const FeActingBar = /* @__PURE__ */ defineElement({
  tag: 'fe-acting-bar',
  attributes: actingBarAttributes,
  styles: [...themeStyles, css],
  frame: actingBarFrame,
  load: () => import('./acting-bar.tree.tsx'),
  messages: ['account'],
});
