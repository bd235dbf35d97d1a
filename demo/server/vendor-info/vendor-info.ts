import { ok } from '../../../core/contract/failure.ts';
import { vendor } from '../../../core/contract/vendor.ts';
import { vendorPublicInfo } from '../checks/policies.ts';
import { anyone } from '../rules.ts';
import { serve } from '../serve.ts';

/** Public information about the vendor. Source: protocol/operator.md#vendor. */
export const vendorRoutes = serve(vendor, {
  publicInfo: anyone({ answer: vendorPublicInfo, handle: async ({ ports }) => ok(ports.config.vendor) }),
});
