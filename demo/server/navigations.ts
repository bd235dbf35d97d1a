import { answerTokenRequest } from './api-tokens/token-endpoint.ts';
import type { HostedLogin } from './federation/hosted/hosted-login.ts';
import { HOSTED_PATHS, hostedNavigations } from './federation/hosted/hosted-navigations.ts';
import type { Navigation } from './federation/navigation.ts';
import { pictureNavigation } from './profile/picture-navigation.ts';
import { ssoLogoutNavigations } from './sso/logout.ts';
import { ssoNavigations } from './sso/sso-navigations.ts';
import { socialNavigations } from './federation/social/social-navigations.ts';

/** Token endpoint: client credentials of API tokens, and what hosted login grants where there is any. */
const tokenEndpoint = (hosted: HostedLogin | undefined): Navigation => ({
  method: 'POST',
  path: HOSTED_PATHS.token,
  crossSite: true,
  handle: (context) => answerTokenRequest(context, hosted && ((given) => hosted.answer('token', given))),
});

/** All navigations to identity providers and back, the token endpoint, and those of hosted login, where there is any. */
export const navigationsOf = (hosted: HostedLogin | undefined): readonly Navigation[] => [
  ...socialNavigations,
  ...ssoNavigations,
  ...ssoLogoutNavigations,
  pictureNavigation,
  tokenEndpoint(hosted),
  ...(hosted ? hostedNavigations(hosted) : []),
];
