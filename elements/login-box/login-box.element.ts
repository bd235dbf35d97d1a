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
 * @attr layout - `center`, `float-left`, `float-right` or `split` for a box that is the page, on the theme's canvas; without it the box is centred on the page's own.
 * @attr auto-focus - `true` (default), `false`, or `skipFirstScreen`.
 * @attr credentials - where the form stands: `light` (default), in the page's own DOM where password managers see it, or `shadow`.
 * @attr terms-url - the terms of service a new account agrees to, http(s) or a path.
 * @attr privacy-url - the privacy policy, likewise.
 * @attr login-hint - email of the person who signs in: the box begins with their password or passkey, and asks for no email.
 * @attr embedded - for a dialog that has a title of its own: the box has no card, no title on its first screen and no vendor line.
 * @fires fe-signed-in - the session has started; `detail` is `{ userId, tenantId }`.
 * @fires fe-signed-out
 * @fires fe-signed-up - an account was opened; `detail` is `{ userId, origin }`.
 * @fires fe-user-verified - an address was confirmed; `detail` is `{ userId, origin }`.
 * @fires fe-route-changed - another screen's route is shown; `detail` is `{ route }`.
 * @fires fe-redirect - the browser is about to go to `detail.url`; cancelable.
 * @fires fe-error
 * @slot logo - in place of the operator's logo.
 * @slot side - what stands beside the box where the layout is `split`.
 * @slot credentials - the form, made by the element itself.
 * @csspart root - the canvas around the box.
 * @csspart card - the box itself.
 * @csspart title - the heading of a screen.
 * @csspart subtitle - the line beneath it.
 * @csspart footer - what stands under the box.
 * @csspart side - what stands beside it.
 * @cssprop --fe-box-width - the box's width, 400px by default.
 * @cssprop --fe-split - the side's share of a split place, 0.5 by default.
 * Source: product.md#login-steps, product.md#activation, product.md#forgot-password, product.md#sign-up.
 */
export const FeLoginBox = defineElement({
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
