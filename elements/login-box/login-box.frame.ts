import type { App } from '../../core/app-types.ts';
import { LOGIN_PATH } from '../../core/contract/login-path.ts';
import { DEFAULT_ROUTES, LOGOUT_ALIAS } from '../../core/contract/paths.ts';
import { expectsPasskeys } from '../../core/sign-in/offers-passkeys.ts';
import type { LoginStep } from '../../core/login/login.flow.ts';
import type { CommonMessages } from '../i18n/namespaces.ts';
import { credentialsOf } from '../kit/credentials/credentials.ts';
import { appNameOf } from '../kit/element/app-name.ts';
import { type AppRequest, appRequestOf } from '../kit/element/app-request.ts';
import { remembersSession } from '../kit/element/find-app.ts';
import { placeholder } from '../kit/element/frame.ts';
import type { Host } from '../kit/host/host.ts';
import { createElement } from '../kit/dom/nodes.ts';

/** Screen whose form is rendered before the screen is loaded. */
const FIRST: `login.${LoginStep}` = 'login.preLogin';

/**
 * Skeleton of the box before its screen is loaded. Where signing in begins with the email its form is usable at once and
 * its submit waits for the screen; elsewhere placeholders keep the layout.
 */
export const loginBoxFrame = (host: Host, words: CommonMessages): Node => {
  const card = createElement(
    'div',
    { class: 'fe-box', part: 'card' },
    createElement('slot', { name: 'logo' }, brand(host)),
    placeholder('title'),
    // as many lines as the text that comes in its place
    placeholder('line', words.enterEmail),
  );
  // the early form replaces the loading status
  if (startsWithEmail(host)) card.append(earlyForm(host, words));
  else
    card.append(
      ...['label', 'field', 'button'].map((name) => placeholder(name)),
      createElement('span', { class: 'fe-visually-hidden', role: 'status' }, words.loading),
    );
  const { app, known, values } = host.getState();
  const vendor = app?.store.getState().vendor ?? known ?? {};
  if (values['loginHint'] === undefined && expectsPasskeys(vendor)) card.append(placeholder('method'));
  return createElement('div', { class: 'fe-column' }, card);
};

/** Logo of the theme options or the operator, from the app or remembered; else a placeholder. */
const brand = (host: Host): HTMLElement => {
  const { app, known, look } = host.getState();
  const info = app ? app.store.getState().vendor.publicInfo : known?.publicInfo;
  const src = look.logo || info?.logo || info?.icon;
  return src ? createElement('img', { class: 'fe-logo', src, alt: info?.name ?? '' }) : placeholder('logo');
};

/** Path and fragment of the page's address, without a query, each with a slash at its end. */
const addressPaths = (): readonly string[] =>
  [location.pathname, location.hash].map((path) => `${path.split('?')[0]}/`.replaceAll('//', '/'));

const isAt = (route: string): boolean => addressPaths().some((path) => path.endsWith(`${route}/`));

/** True on the login route, and on any page whose address leads to no other screen while no session is remembered. */
const startsWithEmail = (host: Host): boolean => {
  // the person is named already
  if (host.getState().values['loginHint'] !== undefined) return false;
  const { app } = host.getState();
  if (app?.options.hostedLoginBox) return false;
  if (isAt(LOGIN_PATH)) return true;
  // the app may have other routes, and may come a moment later: the same is shown either way
  if ([...Object.values(DEFAULT_ROUTES), LOGOUT_ALIAS].some(isAt)) return false;
  return app ? appStartsWithEmail(app) : isPrinted(host) || markupStartsWithEmail(host);
};

/** A server has printed the form: it stays in its place until an app tells otherwise. */
const isPrinted = ({ element }: Host): boolean => element.querySelector(':scope > form.fe-c') !== null;

const appStartsWithEmail = ({ router, store }: App): boolean => {
  const { session, login } = store.getState();
  const isUnknown = session.status === 'loading' && !session.remembered;
  return (
    (router.current() ?? 'loginUrl') === 'loginUrl' &&
    !router.isHost() &&
    (isUnknown || session.status === 'signedOut') &&
    // a sign-in can be under way in an app that was there before the box
    (login?.step ?? 'preLogin') === 'preLogin'
  );
};

/** Before there is an app only markup tells its service; an app made by a script of the page may have other routes. */
const markupStartsWithEmail = ({ element, getState }: Host): boolean => {
  // typed by the table of shared attributes
  const own = getState().values as AppRequest;
  const request = appRequestOf(element, own);
  const [path, fragment] = addressPaths();
  const isHostContent = { path: path === '/', hash: fragment === '#/', memory: false };
  return (
    (request.baseUrl !== undefined || request.preview === true) &&
    !isHostContent[request.urlStrategy ?? 'memory'] &&
    !remembersSession(appNameOf(element, own.app), request)
  );
};

const earlyForm = (host: Host, words: CommonMessages): HTMLSlotElement => {
  const slot = createElement('slot', { name: 'credentials' });
  const credentials = credentialsOf(host);
  const field = { name: 'email', kind: 'email', label: words.email } as const;
  const autoFocus = host.getState().values['autoFocus'] === 'true';
  credentials.show({ step: FIRST, fields: [field], submit: words.continue, autoFocus }, words);
  credentials.setSlot(slot);
  return slot;
};
