import { LOGOUT_ALIAS, type Routes } from '../../../core/contract/paths.ts';
import { escapeHtml } from '../html.ts';
import type { OperatorConfig } from '../vendor/config.ts';

/** The auth routes' own page: where it is, and what the operator's file says in it. */
export interface AuthPage {
  paths: ReadonlySet<string>;
  /** The built page with the operator's words in it. */
  fill(page: string): string;
}

/** Routes that are the product's own and never the login box's. Source: product.md#host-shell. */
const HOST_ROUTES: ReadonlySet<keyof Routes> = new Set([
  'authenticatedUrl',
  'signUpSuccessUrl',
  'customLoginAuthenticatedUrl',
]);

/** The page of the login box at the operator's auth routes; undefined where the operator's product shows it. */
export const authPageOf = ({
  authPages,
  vendor,
  clientIds,
  basename,
  routes,
}: OperatorConfig): AuthPage | undefined => {
  if (!authPages) return undefined;
  const names = (Object.keys(routes) as (keyof Routes)[]).filter((name) => !HOST_ROUTES.has(name)); // the schema lets in no others
  const app = { clientId: clientIds[0], basename, authOptions: { routes } };
  const words: Readonly<Record<string, string>> = { app: JSON.stringify(app), title: vendor.name };
  return {
    paths: new Set([LOGOUT_ALIAS, ...names.map((name) => routes[name])].map((path) => `${basename}${path}`)),
    fill: (page) => page.replaceAll(/%(app|title)%/g, (_, name: string) => escapeHtml(words[name] ?? '')),
  };
};
