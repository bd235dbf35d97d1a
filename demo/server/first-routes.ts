import { authRoutes } from './auth/auth.ts';
import { configurationRoutes } from './configurations/configurations.ts';
import { entitlementRoutes } from './entitlements/entitlements.ts';
import { flagRoutes } from './flags/flags.ts';
import { metadataRoutes } from './metadata/metadata.ts';
import { sessionRoutes } from './sessions/sessions.ts';
import { userRoutes } from './users/users.ts';
import { vendorRoutes } from './vendor-info/vendor-info.ts';
import type { Route } from './serve.ts';

/** Areas that sign-up and sign-in need first: all that a preview fetches before its first paint. */
export const firstAreas = {
  auth: authRoutes,
  users: userRoutes,
  sessions: sessionRoutes,
  configurations: configurationRoutes,
  vendor: vendorRoutes,
  metadata: metadataRoutes,
  flags: flagRoutes,
  entitlements: entitlementRoutes,
} satisfies Readonly<Record<string, readonly Route[]>>;
