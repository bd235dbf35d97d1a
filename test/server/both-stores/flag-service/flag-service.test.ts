import { createFlagsmithInstance } from 'flagsmith';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flagPages } from '../../../../demo/server/dev/flags/flags.pages.ts';
import { seedFlags } from '../../../../demo/server/dev/seed-flags.ts';
import { FLAGS_BASE, flagService } from '../../../../demo/server/flag-service/flag-service.ts';
import { type FlagChange, resetFlag, setFlag } from '../../../../demo/server/flag-service/set-flag.ts';
import { createCorsPolicy } from '../../../../demo/server/http/cors-policy.ts';
import { aFlagSegment } from '../../../kit/rows.ts';
import { openTestServer, type TestServer } from '../../../kit/server.ts';

const ENVIRONMENT = 'fe-development';
const ORIGIN = 'http://localhost:3000';
const ADA = 'c0ffee00-0000-4000-8000-00000000ada0';
const TENANT = 'acme0000-0000-4000-8000-000000000001';

const idsOf = (count: number) => Array.from({ length: count }, () => crypto.randomUUID()).join(';');

describe('the flag service', () => {
  let server: TestServer;
  let service: ReturnType<typeof flagService>;

  beforeAll(async () => {
    server = await openTestServer();
    const { publicUrl, config, clock, log } = server.ports;
    const policy = createCorsPolicy({ publicUrl, origins: config.origins, loopback: false, clock, log });
    service = flagService(server.ports, policy);
    await seedFlags(server.ports);
    const conditions = [{ attribute: 'tenantIds', op: 'contains', negate: false, value: { list: [TENANT] } }];
    await server.store.transaction((rows) =>
      rows.flagSegments.insert(aFlagSegment({ key: 'acme', details: { conditions } })),
    );
  });
  afterAll(() => server.close());

  const change = async (changes: Partial<FlagChange>) => {
    const done = await setFlag(
      server.ports,
      { environment: ENVIRONMENT, name: 'beta-banner', enabled: true, ...changes },
      'test',
    );
    service.forget();
    return done;
  };
  const reset = async (about: { identifier?: string; segment?: string }) => {
    await resetFlag(server.ports, { environment: ENVIRONMENT, name: 'beta-banner', ...about }, 'test');
    service.forget();
  };
  const ask = (path: string, init: RequestInit = {}, key: string | undefined = ENVIRONMENT) =>
    service.fetch(
      new Request(`${ORIGIN}${FLAGS_BASE}${path}`, {
        ...init,
        headers: {
          ...(key !== '' && { 'x-environment-key': key }),
          'content-type': 'application/json',
          ...init.headers,
        },
      }),
      { network: '203.0.113.7' },
    );
  const identified = (body: object) => ask('identities/', { method: 'POST', body: JSON.stringify(body) });

  const withTrait = (value: string) =>
    identified({ identifier: 'a', traits: [{ trait_key: 'tenantIds', trait_value: value }] });
  const liveFeedOf = async (identifier: string) => {
    const answer = await identified({ identifier });
    const { flags } = (await answer.json()) as { flags: { feature: { name: string }; enabled: boolean }[] };
    return flags.find(({ feature }) => feature.name === 'live-feed')?.enabled;
  };

  /** The SDK of Flagsmith, over the service. */
  const openSdk = async (environmentID = ENVIRONMENT) => {
    const flagsmith = createFlagsmithInstance();
    await flagsmith.init({
      environmentID,
      api: `${ORIGIN}${FLAGS_BASE}`,
      fetch: ((url: string, init?: RequestInit) => service.fetch(new Request(url, init))) as typeof fetch,
    });
    return flagsmith;
  };

  it('answers the SDK with the flags of an environment, of a person and, after sign-out, of everyone again', async () => {
    const flagsmith = await openSdk();
    const banner = () => [flagsmith.hasFeature('beta-banner'), flagsmith.getValue('beta-banner')];
    expect([flagsmith.hasFeature('live-feed'), flagsmith.getValue('traffic-chart')]).toEqual([true, 'bars']);
    expect(banner()).toEqual([false, 'Try the new experience editor.']);
    await change({ identifier: ADA, value: 'Hello Ada' });
    await flagsmith.identify(ADA, { tenantIds: 'none' });
    expect(banner()).toEqual([true, 'Hello Ada']);
    expect(flagsmith.getTrait('tenantIds')).toBe('none');
    await flagsmith.logout();
    expect(banner()).toEqual([false, 'Try the new experience editor.']);
    await reset({ identifier: ADA });
    await flagsmith.identify(ADA, { tenantIds: 'none' });
    expect(banner()).toEqual([false, 'Try the new experience editor.']);
  });

  it('follows the traits of a person, also when the SDK only asks again', async () => {
    await change({ segment: 'acme', value: 'For Acme' });
    const flagsmith = await openSdk();
    await flagsmith.identify('someone', { tenantIds: `other;${TENANT}` });
    expect(flagsmith.getValue('beta-banner')).toBe('For Acme');
    await change({ segment: 'acme', value: 'Changed' });
    await flagsmith.getFlags();
    expect(flagsmith.getValue('beta-banner')).toBe('Changed');
    await flagsmith.identify('someone else', { tenantIds: 'other' });
    expect(flagsmith.hasFeature('beta-banner')).toBe(false);
    await reset({ segment: 'acme' });
  });

  it('takes the ids of 430 tenants as one trait, and refuses more', async () => {
    expect((await withTrait(idsOf(430))).status).toBe(200);
    expect((await withTrait(idsOf(500))).status).toBe(400);
  });

  it('refuses what it cannot know or read', async () => {
    expect((await ask('flags/', {}, '')).status).toBe(401);
    expect((await ask('flags/', {}, 'unknown')).status).toBe(401);
    expect((await ask('identities/')).status).toBe(400);
    expect((await identified({})).status).toBe(400);
    expect(
      (
        await identified({
          identifier: 'a',
          traits: Array.from({ length: 51 }, () => ({ trait_key: 'a', trait_value: 1 })),
        })
      ).status,
    ).toBe(400);
    expect((await identified({ identifier: 'a', traits: [{ trait_key: 'a', trait_value: {} }] })).status).toBe(400);
    expect((await identified({ identifier: 'x'.repeat(70_000) })).status).toBe(413);
    expect((await ask('segments/')).status).toBe(404);
    const foreign = { method: 'POST', body: '{"identifier":"a"}', headers: { origin: 'https://evil.test' } };
    expect((await ask('identities/', foreign)).status).toBe(403);
    expect((await ask('analytics/flags/', { method: 'POST', body: '{}' })).status).toBe(200);
  });

  it('keeps nothing of an identity', async () => {
    await identified({
      identifier: 'secret-person',
      traits: [{ trait_key: 'email', trait_value: 'secret@acme.test' }],
    });
    const { flags, traits } = (await (await ask('identities/?identifier=secret-person')).json()) as {
      flags: unknown[];
      traits: unknown[];
    };
    expect([flags.length, traits]).toEqual([4, []]);
  });

  it('logs every change for the operator, with what it was before', async () => {
    await change({ name: 'new-flag', enabled: true, value: 3 });
    await change({ name: 'new-flag', enabled: false });
    const changes = await server.store.flagChanges.find({ where: { feature: 'new-flag' } });
    const states = changes.map(({ details }) => [details.before?.enabled, details.after?.enabled, details.by]);
    expect(states).toEqual(
      expect.arrayContaining([
        [undefined, true, 'test'],
        [true, false, 'test'],
      ]),
    );
    expect(await change({ segment: 'unknown' })).toMatchObject({ ok: false });
  });

  it('is switched on the page of development, by its own calls alone', async () => {
    const pages = flagPages(server.ports, service.forget);
    const send = (body: unknown, headers: Record<string, string> = {}) =>
      pages.request(`${ORIGIN}/dev/flags.json`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const about = { environment: ENVIRONMENT, name: 'live-feed' };
    expect((await send({ ...about, enabled: false, identifier: '<b>Eve' })).status).toBe(200);
    const page = await (await pages.request(`${ORIGIN}/dev/flags`)).text();
    expect(page).toContain('Turn on live-feed for person &lt;b&gt;Eve');
    expect(page).not.toContain('<b>Eve');
    expect(await liveFeedOf('<b>Eve')).toBe(false);
    expect((await send({ ...about, identifier: '<b>Eve', reset: true })).status).toBe(200);
    expect(await liveFeedOf('<b>Eve')).toBe(true);
    expect((await send({ ...about, enabled: true }, { origin: 'https://evil.test' })).status).toBe(403);
    expect((await send({ ...about, enabled: 'yes' })).status).toBe(400);
    expect((await send({ ...about, enabled: true }, { 'content-type': 'text/plain' })).status).toBe(400);
  });
});
