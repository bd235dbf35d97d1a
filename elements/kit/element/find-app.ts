import type { App } from '../../../core/app-types.ts';
import type { RememberedVendor } from '../host/host.ts';
import { appName, whenApp } from '../../../core/apps.ts';
import { loginAliasIn } from '../../../core/contract/login-alias.ts';
import { safeStorage } from '../../../core/browser/storage.ts';
import { sessionMarkerKey } from '../../../core/session/session-marker.ts';
import { recall, rememberedAt } from '../../../core/vendor/remembered.ts';
import { appNameOf } from './app-name.ts';
import { absolute, type AppRequest } from './app-request.ts';
import { appMissing, loadFailed, type ElementError } from '../host/element-error.ts';
import { afterPaint } from '../dom/after-paint.ts';

/** Timeout before an element shows that its app is missing. Source: product.md#timing. */
export const APP_WAIT_MS = 4000;

/**
 * Finds the app of an element, or makes it with `base-url` or `preview`. An app that is created after the timeout is
 * still used. Returns a stop function.
 */
export const findAppOf = (
  element: Element,
  request: AppRequest,
  found: (app: App) => void,
  missing: (trouble: ElementError) => void,
): (() => void) => {
  const name = appNameOf(element, request.app);
  if (request.baseUrl === undefined && !request.preview) return waitFor(name, found, missing);
  let wanted = true;
  afterPaint()
    .then(() => import('./make-app.ts'))
    .then(({ makeApp }) => (wanted ? makeApp(name, request) : undefined))
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

/** Remembered operator of an element's service, from the browser's storage. A preview's is gone with its page. */
export const rememberedVendorOf = (
  name: string,
  { baseUrl, clientId, preview }: AppRequest,
): RememberedVendor | undefined =>
  baseUrl === undefined || preview || !URL.canParse(baseUrl, location.href)
    ? undefined
    : recall(
        safeStorage('localStorage'),
        rememberedAt(appName(name), absolute(baseUrl), clientId, loginAliasIn(location.href)),
      );

/** True where this browser had a session of an element's service when it last heard of one. */
export const remembersSession = (name: string, { baseUrl = location.origin, clientId }: AppRequest): boolean =>
  URL.canParse(baseUrl, location.href) &&
  safeStorage('localStorage').read(sessionMarkerKey(appName(name), absolute(baseUrl), clientId)) !== undefined;
