import { under } from './endpoint.ts';
import type { VendorPublicInfo } from './entities/vendor.ts';

const { get } = under('/vendors');

/** Whose product this is. Source: SPEC §7 "GET /vendors/public". */
export const vendor = {
  publicInfo: get('/public').returns<VendorPublicInfo>(),
};
