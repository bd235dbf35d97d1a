/**
 * Entry point for pages without a build, the module `/cdn/vanilla.js`: an app made by script, elements loaded as their tags
 * come into the page, and the portal as a dialog.
 */
import '../../core/browser/mailed-link.ts';
import { type App, type AppOptions, createApp } from '../../core/index.ts';
import { loadElements } from './load-elements.ts';
import { checkoutDialog } from '../checkout-dialog.ts';
import { portalDialog } from './portal-dialog.ts';

export { createApp, findApp } from '../../core/index.ts';

let loads = false;

/** Loads elements as their tags come into the page; idempotent. */
export const defineElements = (): void => {
  if (loads) return;
  loads = true;
  loadElements(import.meta.url);
};

/** Makes the app of these options and loads the elements. `appName` goes before `name` of the options. */
export const initialize = (options: AppOptions, appName?: string): App => {
  defineElements();
  return createApp(appName === undefined ? options : { ...options, name: appName });
};

/** Admin portal as a dialog over the page. */
export const AdminPortal = portalDialog(defineElements);

/** Checkout of a plan as a dialog over the page. */
export const CheckoutDialog = checkoutDialog(defineElements);
