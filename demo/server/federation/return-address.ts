import type { Ports } from '../ports.ts';
import { isLoopbackOrigin } from '../http/loopback.ts';

/** Pages of this machine, as a content security policy names them. */
export const LOOPBACK_PAGES = ['http://localhost:*', 'http://127.0.0.1:*'];

/** Parameters of an answer, of every kind of provider. */
const ANSWER = [
  'code',
  'state',
  'iss',
  'error',
  'provider',
  'customised',
  'action',
  'RelayState',
  'samlerrors',
] as const;

type Needs = Pick<Ports, 'config' | 'publicUrl' | 'dev'>;

/** Origins whose pages a flow can return to: our own and those of the configuration. */
export const returnOrigins = ({ config, publicUrl }: Needs): string[] => [
  ...new Set([new URL(publicUrl).origin, ...config.origins]),
];

/**
 * Address of a page that a flow returns to, without the parameters of an answer; undefined for one of another origin
 * (open redirect). Every loopback origin counts in development.
 */
export const returnAddress = (ports: Needs, given: string): URL | undefined => {
  if (!URL.canParse(given)) return undefined;
  const url = new URL(given);
  const own = returnOrigins(ports).includes(url.origin) || (ports.dev === true && isLoopbackOrigin(url.origin));
  if (!own || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  for (const name of ANSWER) url.searchParams.delete(name);
  return url;
};

/** Address of the hosts' own page at one of the operator's routes. */
export const routeAddress = (
  { config: { basename, routes, urlStrategy }, publicUrl }: Pick<Ports, 'config' | 'publicUrl'>,
  route: keyof Ports['config']['routes'],
): URL => new URL(`${publicUrl}${basename}${urlStrategy === 'hash' ? '/#' : ''}${routes[route] ?? '/'}`);

/** Origins that an answer to a form can redirect to, for a content security policy. */
export const redirectSources = (ports: Needs): string[] => [
  ...returnOrigins(ports),
  ...(ports.dev ? LOOPBACK_PAGES : []),
];
