import { auth } from '../../../core/contract/auth.ts';
import { ok } from '../../../core/contract/failure.ts';
import { endPresentedSessions, presentedTokens } from '../sign-in/end-presented-sessions.ts';
import { crossTenant } from '../rules.ts';

/** Ends the browser's sessions, that of an impersonator included; idempotent. Source: protocol/sign-in.md#logout. */
export const logout = crossTenant<typeof auth.logout>('auth.logout', 'unlimited', {
  handle: async (context) => {
    const { cookies, across } = context;
    const shown = presentedTokens(cookies);
    cookies.set('refresh', undefined);
    if (cookies.get('actor')) cookies.set('actor', undefined);
    await endPresentedSessions(context, shown, across, 'Signed out');
    return ok(undefined);
  },
});
