import { describe, expect, it } from 'vitest';
import { CROSS_TENANT_ACCESSES } from '../../../../demo/server/store/cross-tenant-accesses.ts';
import { areas } from '../../../../demo/server/routes.ts';

const crossTenantCalls = Object.entries(areas).flatMap(([area, routes]) =>
  routes.flatMap(({ name, rule }) =>
    rule.access === 'crossTenant' ? [[`${area}.${name}`, rule.crossTenant] as const] : [],
  ),
);

describe('access across tenants', () => {
  it('is declared under the name of its call, and no other', () => {
    for (const [call, access] of crossTenantCalls) expect(access).toBe(call);
    const declared = Object.keys(CROSS_TENANT_ACCESSES).filter((name) => name.includes('.'));
    expect(declared.toSorted()).toEqual(crossTenantCalls.map(([call]) => call).toSorted());
  });

  it('has a reason', () => {
    for (const reason of Object.values(CROSS_TENANT_ACCESSES)) expect(reason.length).toBeGreaterThan(20);
  });
});
