import type { AppCore } from '../app-core.ts';

/** Notices of sign-in on what has just worked. */
const NOTICES = ['emailConfirmed', 'passwordChanged'] as const;

export type SignInNotice = (typeof NOTICES)[number];

/** Notice of sign-in, and the email that it fills in. */
export interface SignInArrival {
  notice: SignInNotice;
  email?: string;
}

type Kept = Pick<AppCore, 'name' | 'page'>;

const keyOf = ({ name }: Kept) => `fe.signInNotice.${name}`;

/**
 * Leads to sign-in, which says what has worked and fills in the email. Ours: it is kept in the tab's storage until they go
 * on, so that it is still said after a reload, and no address names anybody.
 */
export const leadToSignIn = (app: Kept & Pick<AppCore, 'router'>, { notice, email }: SignInArrival): void => {
  app.page.tab.write(keyOf(app), JSON.stringify({ notice, ...(email && { email }) }));
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
  return notice && { notice, ...(typeof email === 'string' && { email }) };
};

/** Forgets it once the person has gone on. */
export const dropSignInArrival = (app: Kept): void => app.page.tab.remove(keyOf(app));
