/** Entry point for pages with a bundler and no framework: create an app, register the elements, write markup. */
import '../../core/browser/mailed-link.ts';
import { type App, type AppOptions, createApp } from '../../core/index.ts';
import { defineElements } from './define-elements.ts';
import { checkoutDialog } from '../checkout-dialog.ts';
import { portalDialog } from './portal-dialog.ts';

export { createApp, findApp, getApp, invitationAddress, whenApp } from '../../core/index.ts';
export { defineElements };
export type { CheckoutDialogHandle, CheckoutDialogOptions } from '../checkout-dialog.ts';
export type { PortalDialog, PortalDialogOptions } from './portal-dialog.ts';
export type { App, AppOptions, AuthUser, SessionState } from '../../core/index.ts';
export type {
  ElementEventMap,
  ElementTagNameMap,
  NavigateDetail,
  ElementError,
  ElementErrorKind,
} from '../../elements/index.ts';

/** Makes the app of these options and registers the elements. `appName` goes before `name` of the options. */
export const initialize = (options: AppOptions, appName?: string): App => {
  defineElements();
  return createApp(appName === undefined ? options : { ...options, name: appName });
};

/** Admin portal as a dialog over the page. */
export const AdminPortal = portalDialog(defineElements);

/** Checkout of a plan as a dialog over the page. */
export const CheckoutDialog = checkoutDialog(defineElements);
