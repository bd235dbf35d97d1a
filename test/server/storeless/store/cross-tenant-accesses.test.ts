import { describe, expect, it } from 'vitest';
import { CROSS_TENANT_ACCESSES } from '../../../../demo/server/store/cross-tenant-accesses.ts';
import { areas } from '../../../../demo/server/routes.ts';

const crossingCalls = Object.entries(areas).flatMap(([area, routes]) =>
  routes.flatMap(({ name, rule }) => (rule.access === 'crossing' ? [[`${area}.${name}`, rule.crossing] as const] : [])),
);

describe('access across tenants', () => {
  it('is declared under the name of its call, and no other', () => {
    for (const [call, crossing] of crossingCalls) expect(crossing).toBe(call);
    const declared = Object.keys(CROSS_TENANT_ACCESSES).filter((name) => name.includes('.'));
    expect(declared.toSorted()).toEqual(crossingCalls.map(([call]) => call).toSorted());
  });

  it('has a reason', () => {
    for (const reason of Object.values(CROSS_TENANT_ACCESSES)) expect(reason.length).toBeGreaterThan(20);
  });
});
