import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attributesOf, featureEntitlement, permissionEntitlement } from '../../../core/contract/entitlement.ts';
import type { Entitlements, FeatureEntitlement, Flag } from '../../../core/contract/entities/entitlement.ts';

const NOW = Date.parse('2026-01-31T12:00:00.000Z');
const always = (treatment: 'true' | 'false'): Flag => ({
  on: true,
  offTreatment: 'false',
  defaultTreatment: treatment,
});

const rules = (
  features: Record<string, FeatureEntitlement>,
  permissions: string[] = [],
  plans: Record<string, { defaultTreatment: string }> = {},
): Entitlements => ({
  features,
  plans,
  permissions: Object.fromEntries(permissions.map((key) => [key, true as const])),
});

const feature = (given: Entitlements | undefined, key = 'reports') => featureEntitlement(given, key, {}, NOW);
const permission = (given: Entitlements | undefined, key = 'read.reports') =>
  permissionEntitlement(given, key, {}, NOW);

const GIVEN = { isEntitled: true };
const missing = { isEntitled: false, justification: 'MISSING_FEATURE' };
const lacking = { isEntitled: false, justification: 'MISSING_PERMISSION' };
const ended = { isEntitled: false, justification: 'BUNDLE_EXPIRED' };

describe('a feature', () => {
  const features: [title: string, given: FeatureEntitlement, verdict: object][] = [
    ['that never ends is entitled', { expireTime: -1 }, GIVEN],
    ['that ends later is entitled', { expireTime: NOW + 1 }, GIVEN],
    ['that ends now is entitled', { expireTime: NOW }, GIVEN],
    ['that has ended is not', { expireTime: NOW - 1 }, ended],
    ['that ended in 1970 is not', { expireTime: 0 }, ended],
    ['that was never given is not', { expireTime: null }, missing],
    ['that its flag gives is entitled', { expireTime: null, featureFlag: always('true') }, GIVEN],
    ['that its flag does not give is not', { expireTime: null, featureFlag: always('false') }, missing],
    ['that has ended but that its flag gives is entitled', { expireTime: 1, featureFlag: always('true') }, GIVEN],
    [
      'that has ended and that its flag does not give has ended',
      { expireTime: 1, featureFlag: always('false') },
      ended,
    ],
    [
      'whose flag is off takes the off treatment',
      { expireTime: null, featureFlag: { ...always('true'), on: false } },
      missing,
    ],
    ['that one of its plans gives is entitled', { expireTime: null, planIds: ['closed', 'open'] }, GIVEN],
    ['that none of its plans gives is not', { expireTime: null, planIds: ['closed', 'unknown', '__proto__'] }, missing],
  ];
  for (const [title, given, verdict] of features)
    it(title, () => {
      const plans = { open: { defaultTreatment: 'true' }, closed: { defaultTreatment: 'false' } };
      expect(feature(rules({ reports: given }, [], plans))).toEqual(verdict);
    });

  it('is missing where unknown, even with a name of Object.prototype', () => {
    for (const key of ['other', '', '__proto__', 'constructor', 'toString'])
      expect(feature(rules({}), key)).toEqual(missing);
  });
  it('is missing without entitlements', () => expect(feature(undefined)).toEqual(missing));

  it('is the server’s verdict in the older format', () => {
    const given: Entitlements = {
      features: { reports: GIVEN, old: ended as never, bare: { isEntitled: false } },
      permissions: {},
    };
    expect([feature(given), feature(given, 'old'), feature(given, 'bare')]).toEqual([GIVEN, ended, missing]);
  });
});

describe('a permission', () => {
  const held: [keys: string[], wanted: string, verdict: object][] = [
    [['read.reports'], 'read.reports', GIVEN],
    [['*'], 'read.reports', GIVEN],
    [['read.*'], 'read.reports', GIVEN],
    [['*.reports'], 'read.reports', GIVEN],
    [['read.*.own'], 'read.reports.own', GIVEN],
    [['read.*.own'], 'read.own', lacking],
    [['read.'], 'read.reports', lacking],
    [['read.reports'], 'read.*', lacking],
    [['readXreports'], 'read.reports', lacking],
    [['read.reports.all'], 'read.reports', lacking],
    [[], 'read.reports', lacking],
    [[], '__proto__', lacking],
  ];
  for (const [keys, wanted, verdict] of held)
    it(`${wanted} is ${verdict === GIVEN ? 'entitled' : 'missing'} where ${keys.join(', ') || 'nothing'} is held`, () =>
      expect(permission(rules({}, keys), wanted)).toEqual(verdict));

  const linked = (...expireTimes: (number | null)[]) =>
    rules(
      Object.fromEntries(
        expireTimes.map((expireTime, at) => [`f${at}`, { expireTime, linkedPermissions: ['read.reports'] }]),
      ),
      ['read.*'],
    );
  const links: [title: string, given: Entitlements, verdict: object][] = [
    [
      'that no feature is linked to is entitled',
      rules({ other: { expireTime: null, linkedPermissions: ['x'] } }, ['read.*']),
      GIVEN,
    ],
    ['whose one feature is entitled is entitled', linked(-1), GIVEN],
    ['one of whose features is entitled is entitled', linked(null, 1, -1), GIVEN],
    ['none of whose features was given lacks the feature', linked(null, null), missing],
    ['one of whose features has ended has ended', linked(null, 1), ended],
  ];
  for (const [title, given, verdict] of links) it(title, () => expect(permission(given)).toEqual(verdict));

  it('that is not held is missing, whatever its features', () => {
    const given = rules({ f: { expireTime: -1, linkedPermissions: ['read.reports'] } }, ['write.*']);
    expect(permission(given)).toEqual(lacking);
  });
  it('is missing without entitlements', () => expect(permission(undefined)).toEqual(lacking));
  it('is not held by any value but true', () => {
    const given = { features: {}, permissions: { 'read.*': 'yes', 'read.reports': 1 } } as never;
    expect(permission(given)).toEqual(lacking);
  });
  it('is the server’s verdict in the older format', () => {
    const given: Entitlements = {
      features: {},
      permissions: { 'read.reports': GIVEN, old: missing as never, bare: { isEntitled: false } },
    };
    expect([permission(given), permission(given, 'old'), permission(given, 'bare'), permission(given, 'none')]).toEqual(
      [GIVEN, missing, lacking, lacking],
    );
  });
});

describe('a verdict', () => {
  it('on any shape does not throw, and has a justification where it is no', () =>
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), fc.string(), (features, permissions, inner, key) => {
        const broken = [
          { features, permissions, plans: inner },
          { features: { [key]: inner }, permissions: { [key]: true, '*': inner }, plans: inner },
          {
            features: { [key]: { expireTime: inner, featureFlag: inner, planIds: inner, linkedPermissions: inner } },
            permissions: { '*': true },
          },
        ];
        for (const given of broken as never[])
          for (const verdict of [featureEntitlement(given, key, {}, NOW), permissionEntitlement(given, key, {}, NOW)])
            expect(verdict.isEntitled === true || verdict.justification !== undefined).toBe(true);
      }),
      { numRuns: 300 },
    ));

  it('on a feature is yes exactly where its expiry, its flag or one of its plans grants it', () =>
    fc.assert(
      fc.property(
        fc.option(fc.oneof(fc.constant(-1), fc.integer({ min: 0, max: 2 * NOW }))),
        fc.option(fc.boolean()),
        fc.array(fc.boolean(), { maxLength: 3 }),
        (expireTime, flag, planned) => {
          const plans = Object.fromEntries(planned.map((open, at) => [`p${at}`, { defaultTreatment: String(open) }]));
          const given = rules(
            {
              reports: {
                expireTime,
                planIds: Object.keys(plans),
                ...(flag !== null && { featureFlag: always(`${flag}`) }),
              },
            },
            [],
            plans,
          );
          const wanted = expireTime === -1 || (expireTime ?? -2) >= NOW || flag === true || planned.includes(true);
          expect(feature(given).isEntitled).toBe(wanted);
        },
      ),
    ));
});

describe('attributes of a user for flags', () => {
  const ada = { id: 'u-ada', email: 'ada@acme.test', emailVerified: true, tenantId: 't-acme' };

  it('are the user’s own, their token’s claims, and the host’s', () =>
    expect(attributesOf(ada, { plan: { tier: 'pro' }, roles: ['Admin', 'Ops'], exp: 5 }, { seats: 3 })).toEqual({
      seats: 3,
      'jwt.plan.tier': 'pro',
      'jwt.roles.0': 'Admin',
      'jwt.roles.1': 'Ops',
      'jwt.exp': 5,
      'frontegg.userId': 'u-ada',
      'frontegg.email': 'ada@acme.test',
      'frontegg.emailVerified': true,
      'frontegg.tenantId': 't-acme',
    }));

  it('cannot be replaced by the host’s', () => {
    const claimed = attributesOf(ada, { plan: 'free' }, { 'frontegg.tenantId': 't-rich', 'jwt.plan': 'max' });
    expect([claimed['frontegg.tenantId'], claimed['jwt.plan']]).toEqual(['t-acme', 'free']);
  });

  it('change no other object, whatever the claims are called', () => {
    const claims = JSON.parse(
      '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
    ) as object;
    const custom = JSON.parse('{"__proto__":{"polluted":true}}') as Record<string, unknown>;
    const attributes = attributesOf(ada, claims, custom);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(Object.getPrototypeOf(attributes)).toBe(Object.prototype);
  });
});
