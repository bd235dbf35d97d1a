import type { MailedRoute } from '../../../core/contract/mailed-routes.ts';
import type { OperatorConfig } from '../vendor/config.ts';

type Places = Pick<OperatorConfig, 'routes' | 'basename' | 'urlStrategy'>;
/** The routes that mails lead to. */
export type LinkRoute = MailedRoute | 'loginUrl';

/** Where a mail leads: built from the product's own address and the operator's routes, never from a request. */
export const addressOf = (
  publicUrl: string,
  { routes, basename, urlStrategy }: Places,
  route: LinkRoute,
  query: Readonly<Record<string, string>> = {},
): string => {
  const search = new URLSearchParams(query).toString();
  const path = `${basename}${routes[route]}${search && `?${search}`}`;
  return urlStrategy === 'hash' ? `${publicUrl}/#${path}` : `${publicUrl}${path}`;
};
