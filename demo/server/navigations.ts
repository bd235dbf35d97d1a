import type { HostedLogin } from './federation/hosted/hosted-login.ts';
import { hostedNavigations } from './federation/hosted/hosted-navigations.ts';
import type { Navigation } from './federation/navigation.ts';
import { ssoNavigations } from './sso/sso-navigations.ts';
import { socialNavigations } from './federation/social/social-navigations.ts';

/** All navigations to identity providers and back, and those of hosted login, where there is any. */
export const navigationsOf = (hosted: HostedLogin | undefined): readonly Navigation[] => [
  ...socialNavigations,
  ...ssoNavigations,
  ...(hosted ? hostedNavigations(hosted) : []),
];
