import type { HostedLogin, HostedRequest } from './hosted-login.ts';
import type { Navigation } from '../navigation.ts';

/** Paths of hosted login below the API prefix. */
export const HOSTED_PATHS = {
  authorize: '/oauth/authorize',
  resume: '/oauth/authorize/{uid}',
  silent: '/oauth/authorize/silent',
  interaction: '/oauth/interaction/{uid}',
  token: '/oauth/token',
  pushed: '/oauth/par',
  revoke: '/oauth/revoke',
  userinfo: '/oauth/userinfo',
  logout: '/oauth/logout',
} as const;

const patterns = Object.values(HOSTED_PATHS).map((path) => new RegExp(`^${path.replace('{uid}', '[^/]+')}$`));

/** Checks whether a path without the API prefix is one of hosted login. */
export const isHostedPath = (path: string): boolean => patterns.some((pattern) => pattern.test(path));

/** Open to POSTs of every origin: one of another site looks at no cookie of the session. */
const FROM_ANYWHERE = { crossSite: true } as const;

/** Requests to hosted login. Source: protocol/hosted-login.md. */
const ROWS: readonly (Omit<Navigation, 'handle'> & { asked: HostedRequest })[] = [
  { method: 'GET', path: HOSTED_PATHS.authorize, asked: 'authorize' },
  { method: 'POST', path: HOSTED_PATHS.authorize, asked: 'authorize', ...FROM_ANYWHERE },
  { method: 'POST', path: HOSTED_PATHS.silent, asked: 'silent' },
  { method: 'GET', path: HOSTED_PATHS.resume, asked: 'resume' },
  { method: 'GET', path: HOSTED_PATHS.interaction, asked: 'interaction' },
  { method: 'POST', path: HOSTED_PATHS.interaction, asked: 'decision' },
  { method: 'POST', path: HOSTED_PATHS.pushed, asked: 'pushed', ...FROM_ANYWHERE },
  { method: 'POST', path: HOSTED_PATHS.revoke, asked: 'revoke', ...FROM_ANYWHERE },
  { method: 'GET', path: HOSTED_PATHS.userinfo, asked: 'userinfo' },
  { method: 'POST', path: HOSTED_PATHS.userinfo, asked: 'userinfo', ...FROM_ANYWHERE },
  { method: 'GET', path: HOSTED_PATHS.logout, asked: 'logout' },
  { method: 'POST', path: HOSTED_PATHS.logout, asked: 'logout', ...FROM_ANYWHERE },
];

/** Navigations and endpoints of hosted login. */
export const hostedNavigations = (hosted: HostedLogin): Navigation[] =>
  ROWS.map(({ asked, method, path, crossSite }) => ({
    method,
    path,
    ...(crossSite && { crossSite }),
    handle: (context) => hosted.answer(asked, context),
  }));
