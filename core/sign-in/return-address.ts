import type { AppCore } from '../app-core.ts';
import { LOGIN_ALIAS_PARAMETER } from '../contract/login-alias.ts';
import { addressHere } from './go-to-login.ts';

/** Storage key of what sign-in goes on with once a provider leads back. */
export const returnKey = ({ name }: Pick<AppCore, 'name'>): string => `fe.return.${name}`;

const KEPT: readonly string[] = ['redirectUrl', 'tenantId', LOGIN_ALIAS_PARAMETER];

/** Whether a query parameter is one of what is kept. */
export const isKept = (parameter: string): boolean => KEPT.includes(parameter);

/**
 * Keeps the address to return to, and the tenant that a link or login address names, while the browser is at a provider. Ours: in the
 * tab's storage, so that each tab has its own, and nothing of it travels.
 */
export const keepReturnAddress = (app: Pick<AppCore, 'name' | 'page' | 'router'>): void => {
  const { router, page } = app;
  const here = router.strategy === 'memory' || !router.current() ? addressHere(app) : undefined;
  const wanted = {
    redirectUrl: router.param('redirectUrl') ?? here,
    tenantId: router.param('tenantId'),
    [LOGIN_ALIAS_PARAMETER]: router.param(LOGIN_ALIAS_PARAMETER),
  };
  const kept = Object.entries(wanted).filter((entry): entry is [string, string] => entry[1] !== undefined);
  if (kept.length > 0) page.tab.write(returnKey(app), `${new URLSearchParams(kept)}`);
  else page.tab.remove(returnKey(app));
};
