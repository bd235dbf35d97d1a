import type { Navigation } from './navigation.ts';
import { socialNavigations } from './social/social-navigations.ts';

/** All navigations to identity providers and back. */
export const navigations: readonly Navigation[] = [...socialNavigations];
