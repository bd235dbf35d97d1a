import { defineElement } from '../kit/element/define-element.ts';
import { themeStyles } from '../themes/styles.ts';
import header from '../themes/header-element.css?inline';
import css from './user-button.css?inline';
import { userButtonAttributes } from './user-button.attributes.ts';
import { userButtonFrame } from './user-button.frame.ts';

/**
 * `<fe-user-button>`: the signed-in user, with a menu for account settings, other companies and signing out. Hidden
 * without a session.
 *
 * @attr compact - shows the picture alone; the menu says who it is.
 * @attr portal - the id of the `<fe-admin-portal>` that "Account settings" opens; without a value the first in the page.
 * @attr portal-url - where "Account settings" leads in a page without a portal, http(s) or a path.
 * @fires fe-portal - "Account settings" was chosen; cancelable, for pages that show them in their own way.
 * @fires fe-signed-out
 * @fires fe-tenant-switched
 * @fires fe-error
 * @csspart user - the button.
 * @csspart words - the name and the company in it.
 * @csspart menu - what opens.
 * @csspart acting - in the menu during impersonation, who acts as the user and until when.
 * @csspart menu-item - one line of it that does something.
 * @csspart list - the companies to choose from.
 * Source: product.md#user-button; the protocol names no user button, so what is in it is ours.
 */
export const FeUserButton = defineElement({
  tag: 'fe-user-button',
  attributes: userButtonAttributes,
  events: { 'fe-signed-out': 'session.ended', 'fe-tenant-switched': 'tenant.switched' },
  styles: [...themeStyles, header, css],
  frame: userButtonFrame,
  load: () => import('./user-button.tree.tsx'),
  messages: ['account'],
});
