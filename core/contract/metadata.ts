import { under } from './endpoint.ts';
import type { Metadata } from './entities/vendor.ts';

const { get } = under('/metadata');

/** What the operator set for the elements' looks and navigation. Source: protocol/operator.md#metadata. */
export const metadata = {
  read: get('').query<{ entityName: string }>().returns<Metadata>(),
};
