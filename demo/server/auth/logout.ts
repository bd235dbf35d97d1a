import { auth } from '../../../core/contract/auth.ts';
import { ok } from '../../../core/contract/failure.ts';
import { endShown, tokensShown } from '../sign-in/end-presented-sessions.ts';
import { crossing } from '../rules.ts';

/** Signs the browser out, and whoever acts there as somebody else with it; asking twice, or without a session, does no harm. Source: SPEC §7. */
export const logout = crossing<typeof auth.logout>('auth.logout', 'unlimited', {
  handle: async (context) => {
    const { cookies, across } = context;
    const shown = tokensShown(cookies);
    cookies.set('refresh', undefined);
    if (cookies.get('actor')) cookies.set('actor', undefined);
    await endShown(context, shown, across, 'Signed out');
    return ok(undefined);
  },
});
