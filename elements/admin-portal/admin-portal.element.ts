import { defineElement } from '../kit/element/define-element.ts';
import { themeStyles } from '../themes/styles.ts';
import css from './admin-portal.css?inline';
import { portalAttributes } from './admin-portal.attributes.ts';
import { rememberOpener } from './opener.ts';

const Portal = /* @__PURE__ */ defineElement({
  tag: 'fe-admin-portal',
  attributes: portalAttributes,
  styles: [...themeStyles, css],
  themed: 'adminPortal',
  load: () => import('./portal.tree.tsx'),
  messages: ['portal', 'ui', 'ui-more'],
});

/**
 * `<fe-admin-portal>`: a company's users, groups, roles and settings, as a page or as a dialog over one.
 *
 * @attr preview - runs with demo data in the page, as an administrator of a demo company.
 * @attr mode - `page` (default), as wide as its container, or `dialog`, over the page while `open`.
 * @attr open - whether the dialog is shown.
 * @attr path - location to open, initially and whenever it changes: `/roles?dialog=add`.
 * @fires fe-navigate
 * @fires fe-closed - the dialog was closed.
 * @fires fe-invite-member-clicked
 * @fires fe-invite-member-submit
 * @fires fe-invite-members-submit
 * @fires fe-admin-box-menu-clicked
 * @fires fe-error
 * @csspart root - the whole element.
 * @csspart portal - the navigation and the page beside it.
 * @csspart navigation - the navigation.
 * @csspart page - the screen of a tab.
 * @csspart title - the heading of that screen.
 * @csspart bar - the bar at the top: offline, or impersonation.
 * @cssprop --fe-nav-width - width of the navigation, 240px by default.
 * @cssprop --fe-content-width - maximum width of the content, 1120px by default.
 * Source: product.md#portal-tabs, product.md#navigation-sections.
 */
export class FeAdminPortal extends Portal {
  /** Opens it as a dialog, at a place if one is given: `show('/users?dialog=add')`. */
  show(path?: string): void {
    if (!this.open) rememberOpener(this);
    this.mode = 'dialog';
    if (path !== undefined) this.path = path;
    this.open = true;
  }

  /** Closes the dialog. */
  hide(): void {
    this.open = false;
  }
}
