import type { AppCore } from '../app-core.ts';
import { filter, firstValueFrom } from 'rxjs';
import { loginAliasIn } from '../contract/login-alias.ts';
import type { RouteName } from '../contract/paths.ts';
import { customLoginOf } from '../store/custom-login.ts';
import { loadSignedIn } from '../session/load-signed-in.ts';
import { watch } from '../store/store.ts';

/** Whether a user who has just signed in may have to choose among several tenants. */
export const mayAskForTenant = ({ session, store }: AppCore): boolean => {
  const { session: now } = store.getState();
  return session.signedInHere !== undefined && now.status === 'signedIn' && now.tenants.length > 1;
};

/**
 * Redirects a signed-in user after login, if one of these routes is still the current one. A link that names one of
 * their tenants, or is its login address, enters it first; without one, a user of several chooses first.
 * Source: product.md#after-authentication.
 */
export const redirectAfterLogin = async (
  app: AppCore,
  from: readonly RouteName[],
  fallback?: RouteName,
): Promise<void> => {
  const signedInCode = await loadSignedIn();
  const isThere = () => from.some((route) => route === app.router.current());
  if (!signedInCode.ok || !isThere()) return;
  // a login address says by the operator's metadata whose it is
  if (loginAliasIn(app.page.address.href()))
    await firstValueFrom(watch(app.store, ({ app: { loading } }) => loading).pipe(filter((loading) => !loading)));
  if (app.router.query().has('tenantId') || customLoginOf(app.store.getState()))
    await signedInCode.value.enterLinkedTenant(app);
  else if (mayAskForTenant(app)) {
    const choice = await import('./tenant-choice.ts').catch(() => undefined);
    if (isThere() && choice?.asksForTenant(app)) return;
  }
  if (isThere()) signedInCode.value.navigateAfterAuth(app, fallback);
};
