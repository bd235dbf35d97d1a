import type { AppCore } from '../app-core.ts';

/** Causes of a failed single sign-on that sign-in names once the page is back there. Ours. */
export const SSO_NOTICES = [
  'flowExpired',
  'providerDenied',
  'providerFailed',
  'ssoDomainNotValidated',
  'ssoNotConfigured',
  'ssoAccountMismatch',
] as const;

/** Notices of sign-in on what has just worked, or has not. */
const NOTICES = ['emailConfirmed', 'passwordChanged', 'signInToLink', ...SSO_NOTICES] as const;

export type SignInNotice = (typeof NOTICES)[number];

/** Notice of sign-in, and the email that it fills in; either can be alone. */
export interface SignInArrival {
  notice?: SignInNotice;
  email?: string;
}

type Kept = Pick<AppCore, 'name' | 'page'>;

const keyOf = ({ name }: Kept) => `fe.signInNotice.${name}`;

/**
 * Keeps notice and email for sign-in. Ours: in the tab's storage until the person goes on, so that the notice is still shown
 * after a reload, and no address names a person.
 */
export const keepSignInArrival = (app: Kept, { notice, email }: SignInArrival): void =>
  app.page.tab.write(keyOf(app), JSON.stringify({ ...(notice && { notice }), ...(email && { email }) }));

/** Leads to sign-in, which says what has worked and fills in the email. */
export const leadToSignIn = (app: Kept & Pick<AppCore, 'router'>, arrival: SignInArrival): void => {
  keepSignInArrival(app, arrival);
  app.router.go('loginUrl', { replace: true });
};

/** Notice left by the journey before; `undefined` where there is none, or another script wrote there. */
export const signInArrival = (app: Kept): SignInArrival | undefined => {
  let kept: Readonly<Record<string, unknown>>;
  try {
    kept = Object(JSON.parse(app.page.tab.read(keyOf(app)) ?? '')); // looked at field by field
  } catch {
    return undefined;
  }
  const notice = NOTICES.find((known) => known === kept['notice']);
  const { email } = kept;
  const found = { ...(notice && { notice }), ...(typeof email === 'string' && { email }) };
  return Object.keys(found).length > 0 ? found : undefined;
};

/** Forgets it once the person has gone on. */
export const dropSignInArrival = (app: Kept): void => app.page.tab.remove(keyOf(app));
