import { authRoutes } from './auth/auth.ts';
import { configurationRoutes } from './configurations/configurations.ts';
import { flagRoutes } from './flags/flags.ts';
import { metadataRoutes } from './metadata/metadata.ts';
import { sessionRoutes } from './sessions/sessions.ts';
import { userRoutes } from './users/users.ts';
import { vendorRoutes } from './vendor-info/vendor-info.ts';

/** Every call the server answers. Source: SPEC §7. */
export const routes = [
  ...authRoutes,
  ...userRoutes,
  ...sessionRoutes,
  ...configurationRoutes,
  ...vendorRoutes,
  ...metadataRoutes,
  ...flagRoutes,
];
