import { under } from './endpoint.ts';
import type { FeatureFlags } from './entities/vendor.ts';

const { get } = under('/flags');

/** Which features are on. Source: SPEC §7 "GET /flags". */
export const flags = {
  read: get('').returns<FeatureFlags>(),
};
