import { LOGOUT_ALIAS, type Routes } from '../../../core/contract/paths.ts';
import { escapeHtml } from '../html.ts';
import type { OperatorConfig } from '../vendor/config.ts';

/** Page of the auth routes: its path and the operator's values. */
export interface AuthPage {
  paths: ReadonlySet<string>;
  /** Fills the operator's values into the built page. */
  fill(page: string): string;
}

/** Routes of the product itself, never of the login box. Source: product.md#host-shell. */
const HOST_ROUTES: ReadonlySet<keyof Routes> = new Set([
  'authenticatedUrl',
  'signUpSuccessUrl',
  'customLoginAuthenticatedUrl',
]);

/** Page of the login box at the operator's auth routes; undefined where the product shows it. */
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
