import { LOGIN_PATH } from '../../core/contract/login-path.ts';
import type { LoginStep } from '../../core/login/login.flow.ts';
import type { CommonMessages } from '../i18n/namespaces.ts';
import { credentialsOf } from '../kit/credentials/credentials.ts';
import type { Host } from '../kit/host/host.ts';
import { createElement } from '../kit/dom/nodes.ts';

/** Screen whose form is rendered before the screen is loaded. */
const FIRST: `login.${LoginStep}` = 'login.preLogin';

/**
 * Skeleton of the box before its screen is loaded. On the login route the email form is usable at once and its submit
 * waits for the screen; on other routes placeholders keep the layout.
 */
export const loginBoxFrame = (host: Host, words: CommonMessages): Node => {
  const card = createElement(
    'div',
    { class: 'fe-box', part: 'card' },
    createElement('slot', { name: 'logo' }, brand(host)),
    ...['title', 'line'].map((bone) => createElement('span', { class: `fe-bone fe-bone-${bone}` })),
  );
  // the early form replaces the loading status
  if (startsWithLogin()) card.append(earlyForm(host, words));
  else
    card.append(
      ...['field', 'button'].map((bone) => createElement('span', { class: `fe-bone fe-bone-${bone}` })),
      createElement('span', { class: 'fe-unseen', role: 'status' }, words.loading),
    );
  return createElement('div', { class: 'fe-column' }, card);
};

/** Logo of the theme options or the operator, from the app or remembered; else a placeholder. */
const brand = (host: Host): HTMLElement => {
  const { app, known, look } = host.getState();
  const info = app ? app.store.getState().vendor.publicInfo : known?.publicInfo;
  const src = look.logo || info?.logo || info?.icon;
  return src
    ? createElement('img', { class: 'fe-logo', src, alt: info?.name ?? '' })
    : createElement('span', { class: 'fe-bone fe-bone-logo' });
};

const startsWithLogin = (): boolean => leadsToLogin(location.pathname) || leadsToLogin(location.hash);

const leadsToLogin = (place: string): boolean =>
  `${place.split('?')[0]}/`.replaceAll('//', '/').endsWith(`${LOGIN_PATH}/`);

const earlyForm = (host: Host, words: CommonMessages): HTMLSlotElement => {
  const slot = createElement('slot', { name: 'credentials' });
  const credentials = credentialsOf(host);
  const field = { name: 'email', kind: 'email', label: words.email } as const;
  const autoFocus = host.getState().values['autoFocus'] === 'true';
  credentials.show({ step: FIRST, fields: [field], submit: words.continue, autoFocus }, words);
  credentials.stand(slot);
  return slot;
};
