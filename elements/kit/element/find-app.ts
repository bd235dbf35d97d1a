import type { App } from '../../../core/app-types.ts';
import type { RememberedVendor } from '../host/host.ts';
import { appName, whenApp } from '../../../core/apps.ts';
import { shelf } from '../../../core/browser/storage.ts';
import { recall, rememberedAt } from '../../../core/vendor/remembered.ts';
import { appNameOf } from './app-name.ts';
import { absolute, type AppWish } from './app-wish.ts';
import { appMissing, loadFailed, type ElementError } from '../host/element-error.ts';
import { afterPaint } from '../dom/after-paint.ts';

/** How long an element waits before it says that its app is missing. Source: product.md#timing. */
export const APP_WAIT_MS = 4000;

/**
 * Finds, or with `base-url` or `preview` makes, the app of an element. An app that comes after the wait is still taken.
 * Returns how to stop.
 */
export const findAppOf = (
  element: Element,
  wish: AppWish,
  found: (app: App) => void,
  missing: (trouble: ElementError) => void,
): (() => void) => {
  const name = appNameOf(element, wish.app);
  if (wish.baseUrl === undefined && !wish.preview) return waitFor(name, found, missing);
  let wanted = true;
  afterPaint()
    .then(() => import('./make-app.ts'))
    .then(({ makeApp }) => (wanted ? makeApp(name, wish) : undefined))
    .then(
      (made) => wanted && made && (made.ok ? found(made.value) : missing(made.failure)),
      (error: unknown) => wanted && missing(loadFailed(error)),
    );
  return () => {
    wanted = false;
  };
};

const waitFor = (name: string, found: (app: App) => void, missing: (trouble: ElementError) => void): (() => void) => {
  const late = setTimeout(() => missing(appMissing(name)), APP_WAIT_MS);
  const stop = whenApp(name, (app) => {
    clearTimeout(late);
    found(app);
  });
  return () => {
    clearTimeout(late);
    stop();
  };
};

/** What the browser remembers of the service that an element names. A preview's is gone with its page. */
export const rememberedVendorOf = (
  name: string,
  { baseUrl, clientId, preview }: AppWish,
): RememberedVendor | undefined =>
  baseUrl === undefined || preview || !URL.canParse(baseUrl, location.href)
    ? undefined
    : recall(shelf('localStorage'), rememberedAt(appName(name), absolute(baseUrl), clientId));
