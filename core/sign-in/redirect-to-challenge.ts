import type { AppCore } from '../app-core.ts';

/** Leads to where a second factor is shown, if one is asked for; the query stays. Source: product.md#session. */
export const redirectToChallenge = ({ session, router }: Pick<AppCore, 'session' | 'router'>): void => {
  const route = router.current();
  // a box in a page of the host's own shows it where it is
  if (session.challenge && route && route !== 'loginUrl')
    router.go('loginUrl', { query: Object.fromEntries(router.query()), replace: true });
};
