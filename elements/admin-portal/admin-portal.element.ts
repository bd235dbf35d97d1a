import { defineElement } from '../kit/element/define-element.ts';
import { themeStyles } from '../themes/styles.ts';
import css from './admin-portal.css?inline';
import { portalAttributes } from './admin-portal.attributes.ts';
import { rememberOpener } from './opener.ts';

const Portal = defineElement({
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
 * @attr preview - runs over demo data in the page, as the administrator of a demo company.
 * @attr mode - `page` (default), which takes the width of its place, or `dialog`, over the page while it is `open`.
 * @attr open - the dialog is shown.
 * @attr path - where it begins, and goes to whenever this becomes another: `/roles?dialog=add`.
 * @fires fe-navigate
 * @fires fe-closed - the dialog was closed.
 * @fires fe-invite-member-clicked
 * @fires fe-invite-member-submit
 * @fires fe-invite-members-submit
 * @fires fe-admin-box-menu-clicked
 * @fires fe-error
 * @csspart root - all of it.
 * @csspart portal - the navigation and the page beside it.
 * @csspart navigation - the navigation.
 * @csspart page - the screen of a tab.
 * @csspart title - its heading.
 * @csspart bar - above all, what holds for all of it: offline, or acting as another person.
 * @cssprop --fe-nav-width - the navigation's width, 240px by default.
 * @cssprop --fe-content-width - how wide a page becomes, 1120px by default.
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
