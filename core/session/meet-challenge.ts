import type { AppCore } from '../app-core.ts';

/** Leads to where a second factor is shown, if one is asked for; the query stays. Source: reference "Refresh embedded". */
export const meetChallenge = ({ session, router }: Pick<AppCore, 'session' | 'router'>): void => {
  if (session.challenge && router.current() !== 'loginUrl')
    router.go('loginUrl', { query: Object.fromEntries(router.query()), replace: true });
};
