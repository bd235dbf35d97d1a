import { defineElement } from '../kit/element/define-element.ts';
import { themeStyles } from '../themes/styles.ts';
import header from '../themes/header-element.css?inline';
import css from './user-button.css?inline';
import { userButtonAttributes } from './user-button.attributes.ts';
import { userButtonFrame } from './user-button.frame.ts';

declare module '../kit/host/element-events.ts' {
  interface ElementEventMap {
    'fe-portal': CustomEvent<object>;
  }
}

/**
 * `<fe-user-button>`: the signed-in user, with a menu for account settings, other companies and signing out. Hidden
 * without a session.
 *
 * @attr compact - shows only the picture; the menu has the name.
 * @attr portal - id of the `<fe-admin-portal>` that "Account settings" opens; without a value, the first on the page.
 * @attr portal-url - link of "Account settings" on a page without a portal, http(s) or a path.
 * @fires fe-portal - "Account settings" was chosen; cancelable, for pages with their own settings.
 * @fires fe-signed-out
 * @fires fe-tenant-switched
 * @fires fe-error
 * @csspart user - the button.
 * @csspart label - name and company in the button.
 * @csspart menu - the menu.
 * @csspart acting - in the menu during impersonation: who impersonates, and until when.
 * @csspart menu-item - one command of the menu.
 * @csspart list - the list of companies.
 * Source: product.md#user-button; the protocol names no user button, so what is in it is ours.
 */
export const FeUserButton = /* @__PURE__ */ defineElement({
  tag: 'fe-user-button',
  attributes: userButtonAttributes,
  events: { 'fe-signed-out': 'session.ended', 'fe-tenant-switched': 'tenant.switched' },
  styles: [...themeStyles, header, css],
  frame: userButtonFrame,
  load: () => import('./user-button.tree.tsx'),
  messages: ['account'],
});
