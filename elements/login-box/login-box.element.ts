import { defineElement } from '../kit/element/define-element.ts';
import { themeStyles } from '../themes/styles.ts';
import css from './login-box.css?inline';
import { layouts, side } from './layouts.ts';
import { loginBoxAttributes } from './login-box.attributes.ts';
import { loginBoxFrame } from './login-box.frame.ts';

/**
 * `<fe-login-box>`: sign-in, sign-up, activation and recovery in one element. Which of them shows follows the app's
 * route; where the page's own content belongs, the element hides itself.
 *
 * @attr layout - `center`, `float-left`, `float-right` or `split` for a box that fills the page, on the theme's canvas; by default the box is centered on the page's own background.
 * @attr auto-focus - `true` (default), `false`, or `skipFirstScreen`.
 * @attr credentials - where the form is rendered: `light` (default), in the page's own DOM where password managers find it, or `shadow`.
 * @attr terms-url - terms of service that new users accept, http(s) or a path.
 * @attr privacy-url - privacy policy, http(s) or a path.
 * @attr login-hint - email of the user: the box starts with their password or passkey, and asks for no email.
 * @attr embedded - for a dialog with its own title: no card, no title on the first screen and no vendor line.
 * @fires fe-signed-in - the session has started; `detail` is `{ userId, tenantId, restored }`, `restored` where it was open already, before a reload or in another tab.
 * @fires fe-signed-out
 * @fires fe-signed-up - an account was created; `detail` is `{ userId, origin }`.
 * @fires fe-user-verified - an email address was confirmed; `detail` is `{ userId, origin }`.
 * @fires fe-route-changed - the route has changed; `detail` is `{ route }`.
 * @fires fe-redirect - the browser is about to navigate to `detail.url`; cancelable.
 * @fires fe-error
 * @slot logo - replaces the operator's logo.
 * @slot side - content beside the box in the layout `split`.
 * @slot credentials - the form, created by the element.
 * @csspart root - the canvas around the box.
 * @csspart card - the box itself.
 * @csspart title - the heading of a screen.
 * @csspart subtitle - the line below the heading.
 * @csspart footer - the content below the box.
 * @csspart side - the content beside the box.
 * @cssprop --fe-box-width - width of the box, 400px by default.
 * @cssprop --fe-split - share of the side in the layout `split`, 0.5 by default.
 * Source: product.md#login-steps, product.md#activation, product.md#forgot-password, product.md#sign-up.
 */
export const FeLoginBox = /* @__PURE__ */ defineElement({
  tag: 'fe-login-box',
  attributes: loginBoxAttributes,
  events: {
    'fe-signed-in': 'session.started',
    'fe-signed-out': 'session.ended',
    'fe-signed-up': 'signUp.completed',
    'fe-user-verified': 'user.verified',
    'fe-route-changed': 'route.changed',
    'fe-redirect': 'redirect.requested',
  },
  styles: [...themeStyles, css],
  layouts,
  themed: 'loginBox',
  beside: side,
  frame: loginBoxFrame,
  load: () => import('./login-box.tree.tsx'),
  messages: ['login'],
});
