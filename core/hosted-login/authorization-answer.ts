import type { AppCore } from '../app-core.ts';
import { fromOrigin } from '../router/url-format.ts';
import { hasRequest } from './authorization-request.ts';

const FIELDS = ['code', 'state', 'iss', 'error', 'error_description'] as const;

/** Answer of the service's page to an authorization request. Source: RFC 6749 §4.1.2, RFC 9207 §2. */
export type AuthorizationAnswer = { readonly [Field in (typeof FIELDS)[number]]?: string };

/** Route that the service's page leads back to. */
export const CALLBACK = 'hostedLoginRedirectUrl';

/**
 * Takes the answer of the service's page out of the address before anything else reads it; undefined without one.
 * An answer to a page without routes in its path is one whose state this tab knows.
 */
export const takeAuthorizationAnswer = ({
  page,
  router,
}: Pick<AppCore, 'page' | 'router'>): AuthorizationAnswer | undefined => {
  const given = Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value = router.param(field);
      return value === undefined ? [] : [[field, value]];
    }),
  ) as AuthorizationAnswer; // its own fields
  const { code, state, error } = given;
  if (state === undefined || (code === undefined && error === undefined)) return undefined;
  if (router.current() !== CALLBACK && !hasRequest(page, state)) return undefined;
  const url = new URL(page.address.href());
  for (const field of FIELDS) url.searchParams.delete(field);
  page.address.replace(fromOrigin(url));
  const query = router.query();
  for (const field of FIELDS) query.delete(field);
  router.rewrite(query);
  return given;
};
