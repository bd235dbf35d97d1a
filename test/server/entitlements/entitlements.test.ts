import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { featureEntitlement, permissionEntitlement } from '../../../core/contract/entitlement.ts';
import { entitlements } from '../../../core/contract/entitlements.ts';
import type { Flag } from '../../../core/contract/entities/entitlement.ts';
import type { Browser } from '../../kit/browser.ts';
import { openCompany } from '../../kit/company.ts';
import { enter } from '../../kit/enter.ts';
import { aTenantPlan } from '../../kit/rows.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';

const PAST = '2026-01-01T00:00:00.000Z';
const FUTURE = '2026-12-31T00:00:00.000Z';
const none = { linkedPermissions: [], featureFlag: null };
const closed = { defaultTreatment: 'false' as const, rules: [] };

/** A flag that gives a feature where that attribute is one of those. */
const givenTo = (attribute: string, ...list: string[]): Flag => ({
  on: true,
  offTreatment: 'false',
  defaultTreatment: 'false',
  rules: [{ conditions: [{ attribute, op: 'in_list', negate: false, value: { list } }], treatment: 'true' }],
});

const FEATURES = [
  { key: 'always', name: 'Always', ...none },
  { key: 'until', name: 'Until the end of the year', ...none },
  { key: 'ended', name: 'Ended', ...none, linkedPermissions: ['fe.secure.read.users'] },
  { key: 'never', name: 'Never given', ...none },
  { key: 'both', name: 'In two plans', ...none },
  { key: 'byEmail', name: 'By email', ...none, featureFlag: givenTo('frontegg.email', 'bo@acme.test') },
  { key: 'byRole', name: 'By role', ...none, featureFlag: givenTo('jwt.roles.0', 'Admin') },
  { key: 'open', name: 'In a plan for all', ...none },
];
const PLANS = [
  { key: 'growth', name: 'Growth', features: ['always', 'both'], ...closed },
  { key: 'year', name: 'Year', features: ['until'], ...closed },
  { key: 'trial', name: 'Trial', features: ['ended', 'both'], ...closed },
  { key: 'scale', name: 'Scale', features: ['never'], ...closed },
  { key: 'free', name: 'Free', features: ['open'], defaultTreatment: 'true' as const, rules: [] },
];

const YES = { isEntitled: true };
const no = (justification: string) => ({ isEntitled: false, justification });

describe("a person's entitlements", () => {
  let server: TestServer;
  let ada: Browser;
  let bo: Browser;
  let root: Browser;
  beforeAll(async () => {
    const plain = await openTestServer();
    server = plain.configured({ features: FEATURES, plans: PLANS });
    const { tenantId } = server.acme;
    const given = [
      aTenantPlan({ tenantId, planKey: 'growth' }),
      aTenantPlan({ tenantId, planKey: 'year', expires: FUTURE }),
      aTenantPlan({ tenantId, planKey: 'trial', expires: PAST }),
      aTenantPlan({ tenantId, planKey: 'withdrawn by the operator' }),
    ];
    await openCompany(server.store, server.acme.roleIds, 'globex.test');
    await server.store.transaction(async (rows) => {
      for (const plan of given) await rows.tenantPlans.insert(plan);
    });
    [ada, bo, root] = (await Promise.all(
      ['ada@acme.test', 'bo@acme.test', 'root@acme.test'].map((email) => enter(server, email)),
    )) as [Browser, Browser, Browser];
  });
  afterAll(() => server.close());

  it('follow from the plans of their tenant and their end dates', async () => {
    const { features } = (await bo.call(entitlements.rules)).value;
    const ends = Object.entries(features).map(([key, { expireTime }]) => [key, expireTime]);
    expect(Object.fromEntries(ends)).toEqual({
      always: -1,
      until: Date.parse(FUTURE),
      ended: Date.parse(PAST),
      never: null,
      both: -1,
      byEmail: null,
      byRole: null,
      open: null,
    });
    expect(features['both']?.planIds).toEqual(['growth', 'trial']);
    expect(features['ended']?.linkedPermissions).toEqual(['fe.secure.read.users']);
  });

  it('list the permission keys they hold; a super user has all', async () => {
    const held = Object.keys((await bo.call(entitlements.rules)).value.permissions);
    expect(held).toContain('fe.secure.read.users');
    expect(held).not.toContain('*');
    expect((await root.call(entitlements.rules)).value.permissions).toMatchObject({ '*': true });
  });

  const found: [key: string, ofBo: object, ofAda: object][] = [
    ['always', YES, YES],
    ['until', YES, YES],
    ['ended', no('BUNDLE_EXPIRED'), no('BUNDLE_EXPIRED')],
    ['never', no('MISSING_FEATURE'), no('MISSING_FEATURE')],
    ['both', YES, YES],
    ['byEmail', YES, no('MISSING_FEATURE')],
    ['byRole', no('MISSING_FEATURE'), YES],
    ['open', YES, YES],
  ];
  for (const [key, ofBo, ofAda] of found)
    it(`are evaluated for ${key}`, async () => {
      expect((await bo.call(entitlements.answers)).value.features[key]).toEqual(ofBo);
      expect((await ada.call(entitlements.answers)).value.features[key]).toEqual(ofAda);
    });

  it('are evaluated for permissions, held and linked', async () => {
    const { permissions } = (await bo.call(entitlements.answers)).value;
    expect(permissions['fe.secure.read.groups']).toEqual(YES);
    expect(permissions['fe.secure.read.users']).toEqual(no('BUNDLE_EXPIRED'));
    expect(permissions['fe.secure.write.users']).toEqual(no('MISSING_PERMISSION'));
  });

  it('are the same when a client evaluates the rules itself', async () => {
    const now = server.clock.now().getTime();
    for (const browser of [ada, root]) {
      const [answers, rules] = await Promise.all([
        browser.call(entitlements.answers),
        browser.call(entitlements.rules),
      ]);
      const asked = Object.keys(answers.value.features).filter((key) => !key.startsWith('by'));
      for (const key of asked)
        expect([key, featureEntitlement(rules.value, key, {}, now)]).toEqual([key, answers.value.features[key]]);
      for (const [key, verdict] of Object.entries(answers.value.permissions))
        expect([key, permissionEntitlement(rules.value, key, {}, now)]).toEqual([key, verdict]);
    }
  });

  it('differ between companies', async () => {
    const { features } = (await (await enter(server, 'ada@globex.test')).call(entitlements.rules)).value;
    const given = Object.entries(features).filter(([, { expireTime }]) => expireTime !== null);
    expect(given).toEqual([]);
  });

  it('expire', async () => {
    server.clock.pass(Date.parse(FUTURE) - server.clock.now().getTime() + 1);
    const late = await enter(server, 'bo@acme.test');
    expect((await late.call(entitlements.answers)).value.features['until']).toEqual(no('BUNDLE_EXPIRED'));
    expect((await late.call(entitlements.answers)).value.features['always']).toEqual(YES);
  });

  it('are empty where the operator has no features', async () => {
    const bare = server.configured({ features: [], plans: [] });
    const { value } = await (await enter(bare, 'bo@acme.test')).call(entitlements.rules);
    expect([value.features, value.plans]).toEqual([{}, {}]);
  });

  it('need a session', async () => {
    for (const call of [entitlements.answers, entitlements.rules])
      expect((await server.browser().call(call)).status).toBe(401);
  });
});
