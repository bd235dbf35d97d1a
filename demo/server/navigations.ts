import type { Navigation } from './federation/navigation.ts';
import { ssoNavigations } from './sso/sso-navigations.ts';
import { socialNavigations } from './federation/social/social-navigations.ts';

/** All navigations to identity providers and back. */
export const navigations: readonly Navigation[] = [...socialNavigations, ...ssoNavigations];
