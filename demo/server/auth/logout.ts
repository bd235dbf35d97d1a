import * as v from 'valibot';
import { auth } from '../../../core/contract/auth.ts';
import { ok } from '../../../core/contract/failure.ts';
import { endPresentedSessions, presentedTokens } from '../sign-in/end-presented-sessions.ts';
import { crossTenant } from '../rules.ts';
import { beginProviderLogout } from '../sso/logout.ts';

/**
 * Ends the browser's sessions, that of an impersonator included; idempotent. The person's identity provider may sign them
 * out next. Source: protocol/sign-in.md#logout.
 */
export const logout = crossTenant<typeof auth.logout>('auth.logout', 'unlimited', {
  answer: v.object({ providerLogoutUrl: v.exactOptional(v.string()) }),
  handle: async (context) => {
    const { cookies, across, ports } = context;
    const shown = presentedTokens(cookies);
    cookies.set('refresh', undefined);
    if (cookies.get('actor')) cookies.set('actor', undefined);
    const [ended] = await endPresentedSessions(context, shown, across, 'Signed out');
    const providerLogoutUrl = ended && (await beginProviderLogout(ports, cookies, ended));
    return ok(providerLogoutUrl === undefined ? {} : { providerLogoutUrl });
  },
});
