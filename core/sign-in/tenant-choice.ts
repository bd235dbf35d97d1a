import { filter, firstValueFrom } from 'rxjs';
import type { AppCore } from '../app-core.ts';
import type { RouteName } from '../contract/paths.ts';
import { customLoginOf } from '../store/custom-login.ts';
import { watch } from '../store/store.ts';
import { tenantAsked } from './tenant-asked.ts';

/** Routes on which a sign-in asks for a tenant. The others lead to one: a company's SSO, an invitation, an impersonation. */
const ASKED_ON: readonly (RouteName | undefined)[] = ['loginUrl', 'magicLinkCallbackUrl', 'socialLoginCallbackUrl'];

/** Key in `localStorage` of the user who chose a tenant here: their id alone. Ours. */
const chosenKey = ({ name }: Pick<AppCore, 'name'>) => `fe:tenant-chosen:${name}`;

/**
 * Whether the user is to choose a tenant before the redirect: they have just signed in, belong to several, and have not
 * chosen in this browser yet; no link, login address or invitation names one. Ours.
 */
export const mustChooseTenant = (app: AppCore): boolean => {
  const { session: now } = app.store.getState();
  const { router, links, page, session } = app;
  if (now.status !== 'signedIn' || now.tenants.length < 2 || session.signedInHere !== now.user.id) return false;
  const isNamed =
    router.query().has('tenantId') ||
    router.param('invitationToken') !== undefined ||
    links.read('acceptInvitationUrl').awaited ||
    customLoginOf(app.store.getState()) !== undefined;
  return !isNamed && ASKED_ON.includes(router.current()) && page.local.read(chosenKey(app)) !== now.user.id;
};

/** Leads to the choice of a tenant, on the login route, where the user must choose one; false where they need not. */
export const asksForTenant = (app: AppCore): boolean => {
  if (!mustChooseTenant(app)) return false;
  const { router, store } = app;
  const redirectUrl = router.param('redirectUrl');
  // arriving there asks again
  if (router.current() !== 'loginUrl')
    router.go('loginUrl', { replace: true, ...(redirectUrl && { query: { redirectUrl } }) });
  // the screens of sign-in may still be loading
  else
    void firstValueFrom(watch(store, ({ login }) => login).pipe(filter((login) => login !== undefined))).then(() =>
      store.dispatch(tenantAsked()),
    );
  return true;
};

/** Remembers in this browser that the user has chosen a tenant. */
export const keepTenantChosen = (app: AppCore): void => {
  const { session: now } = app.store.getState();
  if (now.status === 'signedIn') app.page.local.write(chosenKey(app), now.user.id);
  app.session.signedInHere = undefined;
};
