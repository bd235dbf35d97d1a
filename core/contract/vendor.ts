import { under } from './endpoint.ts';
import type { VendorPublicInfo } from './entities/vendor.ts';

const { get } = under('/vendors');

/** Public information about the operator. Source: protocol/operator.md#vendor. */
export const vendor = {
  publicInfo: get('/public').returns<VendorPublicInfo>(),
};
