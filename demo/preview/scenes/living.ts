import type { TenantId } from '../../../core/contract/entities/ids.ts';
import type { Ports } from '../../server/ports.ts';
import { newTenant } from '../../server/store/new-tenant.ts';

const ADA = 'ada@acme.test';

/** Names of companies that a person belongs to besides their own. */
export const FEW = ['Northwind Resale', 'Fjord Instruments', 'Harbour Logistics'];
const TOWNS = ['Bergen', 'Haifa', 'Leipzig', 'Porto', 'Turku', 'Gdańsk', 'Malmö', 'Tel Aviv', 'Århus', 'Cork'];
const TRADES = ['Optics', 'Freight', 'Dairy', 'Robotics', 'Instruments', 'Timber', 'Shipping', 'Textiles'];
/** Names of a reseller's sub-tenants. */
export const MANY = Array.from({ length: 300 }, (_, at) =>
  [TOWNS[at % 10], TRADES[Math.floor(at / 10) % 8], at < 80 ? '' : Math.floor(at / 80) + 1].join(' ').trim(),
);

/** Makes Ada a member of more companies, and of her own what is given. */
export const living =
  (companies: readonly string[], ada: { name?: string; profilePictureUrl?: string } = {}, acme?: string) =>
  async ({ store, clock }: Ports) => {
    const all = store.scoped({ across: 'seeds' });
    const now = clock.now().toISOString();
    const [person] = await all.users.find({ where: { email: ADA }, limit: 1 });
    const [role] = await all.roles.find({ where: { tenantId: null, key: 'Admin' }, limit: 1 });
    if (!person || !role) return;
    await all.transaction(async (rows) => {
      await rows.users.update({ id: person.id }, ada);
      if (acme) await rows.tenants.update({ id: person.tenantId }, { name: acme });
      for (const name of companies) {
        const tenantId = crypto.randomUUID() as string as TenantId; // branded where it is made
        await rows.tenants.insert(newTenant({ id: tenantId, name, createdAt: now }));
        const place = { tenantId, userId: person.id, roleIds: [role.id], phone: null, groupIds: [], activated: true };
        const open = { locked: false, invitation: null, version: 0, subAccountAccess: false };
        await rows.memberships.insert({ ...place, ...open, id: crypto.randomUUID(), createdAt: now });
      }
    });
  };
