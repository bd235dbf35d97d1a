import { authRoutes } from './auth/auth.ts';
import { configurationRoutes } from './configurations/configurations.ts';
import { entitlementRoutes } from './entitlements/entitlements.ts';
import { flagRoutes } from './flags/flags.ts';
import { metadataRoutes } from './metadata/metadata.ts';
import { sessionRoutes } from './sessions/sessions.ts';
import { userRoutes } from './users/users.ts';
import { vendorRoutes } from './vendor-info/vendor-info.ts';
import type { Route } from './serve.ts';

/** The areas that signing up and in begin with: all that a preview fetches at once. */
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
