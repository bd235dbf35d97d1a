import { under } from './endpoint.ts';
import type { Metadata } from './entities/vendor.ts';

const { get } = under('/metadata');

/** Operator metadata: appearance and navigation of the elements. Source: protocol/operator.md#metadata. */
export const metadata = {
  read: get('').query<{ entityName: string }>().returns<Metadata>(),
};
