import { authRoutes } from './auth/auth.ts';
import { stepUpRoutes } from './auth/step-up.ts';
import { configurationRoutes } from './configurations/configurations.ts';
import { entitlementRoutes } from './entitlements/entitlements.ts';
import { flagRoutes } from './flags/flags.ts';
import { mfaPolicyRoutes } from './configurations/mfa-policy.ts';
import { mfaRoutes } from './mfa/mfa.ts';
import { metadataRoutes } from './metadata/metadata.ts';
import { passkeyRoutes } from './passkeys/passkeys.ts';
import { phoneRoutes } from './phones/phones.ts';
import { sessionRoutes } from './sessions/sessions.ts';
import { userRoutes } from './users/users.ts';
import { vendorRoutes } from './vendor-info/vendor-info.ts';
import type { Route } from './serve.ts';

/** The areas of the contract, as they are served. */
export const areas: Readonly<Record<string, readonly Route[]>> = {
  auth: authRoutes,
  stepUp: stepUpRoutes,
  mfa: mfaRoutes,
  mfaPolicies: mfaPolicyRoutes,
  passkeys: passkeyRoutes,
  phones: phoneRoutes,
  users: userRoutes,
  sessions: sessionRoutes,
  configurations: configurationRoutes,
  vendor: vendorRoutes,
  metadata: metadataRoutes,
  flags: flagRoutes,
  entitlements: entitlementRoutes,
};

/** Every call the server answers. Source: SPEC §7. */
export const routes: readonly Route[] = Object.values(areas).flat();
