import type { TenantRecord } from './records.ts';
import { folded } from './searchable.ts';

type Given = Pick<TenantRecord, 'id' | 'name' | 'createdAt'> & Partial<Omit<TenantRecord, 'searchable' | 'parentId'>>;

/** New tenant of a name: a customer, at the top or below another. */
export const newTenant = (
  { id, name, createdAt, ...fields }: Given,
  parent?: Pick<TenantRecord, 'id' | 'ancestorIds'>,
): TenantRecord => ({
  id,
  name,
  searchable: folded(name),
  isReseller: false,
  type: 'customer',
  status: null,
  parentId: parent?.id ?? null,
  ancestorIds: parent ? [...parent.ancestorIds, parent.id] : [],
  metadata: '{}',
  createdAt,
  updatedAt: createdAt,
  ...fields,
});
