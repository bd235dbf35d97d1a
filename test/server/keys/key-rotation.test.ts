import { decodeProtectedHeader } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rotateKeys } from '../../../demo/server/keys/rotation/key-rotation.ts';
import type { Saml } from '../../../demo/server/sso-providers.ts';
import { nodeSaml } from '../../../demo/server/saml/node-saml.ts';
import { KEYS } from '../../kit/sso/saml-idp.ts';
import { createSealer } from '../../../demo/server/keys/sealer.ts';
import { PUBLISHED_MS, storedKeys } from '../../../demo/server/keys/rotation/stored-keys.ts';
import { openMailService } from '../../../demo/server/mail/mail-service.ts';
import { DEFAULT_CONFIG } from '../../../demo/server/vendor/config.ts';
import { movingClock } from '../../kit/moving-clock.ts';
import { anAuthenticator, anSsoConfiguration, aPerson } from '../../kit/rows.ts';
import { silentLog } from '../../kit/silent-log.ts';
import { openTestStore, type TestStore } from '../../kit/test-store.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const [older, newer] = ['the key of last year, long enough', 'the key of this year, long enough'];

const kidOf = (token: string) => decodeProtectedHeader(token).kid;
const sign = (keys: Awaited<ReturnType<typeof storedKeys>>) => keys.sign({ sub: 'ada' }, 300);
const published = async (keys: Awaited<ReturnType<typeof storedKeys>>) => (await keys.jwks()).keys.length;

describe('signing keys that are rotated', () => {
  let test: TestStore;
  beforeEach(async () => {
    test = await openTestStore();
  });
  afterEach(() => test.close());

  const installation = (secrets: [string, ...string[]] = [older]) => {
    const clock = movingClock();
    const issued = { issuer: 'https://acme.test', audience: 'demo', algorithm: 'ES256' } as const;
    const setting = { store: test.store, sealer: createSealer(secrets), clock, ...issued };
    return { clock, setting, tend: () => rotateKeys({ ...setting, days: 90, log: silentLog }) };
  };
  it('stay until they are old', async () => {
    const { clock, setting, tend } = installation();
    const keys = await storedKeys(setting);
    clock.pass(89 * DAY);
    await tend();
    expect(await published(keys)).toBe(1);
  });

  it('are published by every node before they sign, and sign on all of them from then on', async () => {
    const { clock, setting, tend } = installation();
    const [one, other] = [await storedKeys(setting), await storedKeys(setting)];
    const first = kidOf(await sign(one));
    clock.pass(90 * DAY);
    await tend();
    clock.pass(MINUTE);
    expect([await published(one), await published(other), kidOf(await sign(one))]).toEqual([2, 2, first]);
    clock.pass(PUBLISHED_MS);
    const token = await sign(one);
    expect(kidOf(token)).not.toBe(first);
    expect(await other.verify(token)).toMatchObject({ sub: 'ada' });
  });

  it('follow a changed algorithm, and tokens of the old key stay valid', async () => {
    const { clock, setting, tend } = installation();
    const keys = await storedKeys(setting);
    const last = await sign(keys);
    clock.pass(MINUTE);
    await tend();
    expect(await published(keys)).toBe(1);
    await rotateKeys({ ...setting, algorithm: 'RS256', days: 90, log: silentLog });
    const followed = await storedKeys({ ...setting, algorithm: 'RS256' });
    expect(decodeProtectedHeader(await sign(followed)).alg).toBe('ES256');
    clock.pass(PUBLISHED_MS);
    expect(decodeProtectedHeader(await sign(followed)).alg).toBe('RS256');
    clock.pass(-PUBLISHED_MS);
    expect(await keys.verify(last)).toMatchObject({ sub: 'ada' });
  });

  it('are published until the last token they signed has expired, and then deleted', async () => {
    const { clock, setting, tend } = installation();
    const keys = await storedKeys(setting);
    clock.pass(90 * DAY);
    await tend();
    clock.pass(PUBLISHED_MS - 1);
    const last = await sign(keys);
    clock.pass(299_000);
    await tend();
    expect(await keys.verify(last)).toMatchObject({ sub: 'ada' });
    clock.pass(10 * MINUTE);
    await tend();
    clock.pass(MINUTE);
    expect(await published(keys)).toBe(1);
    const [gone] = await test.rows.keys.find({ where: { retiredAt: { not: null } } });
    expect(gone?.sealedPrivateJwk).toBe('');
  });

  it('are created once, however many nodes rotate them', async () => {
    const { clock, setting, tend } = installation();
    await storedKeys(setting);
    clock.pass(91 * DAY);
    await Promise.all([tend(), tend(), tend()]);
    expect(await test.rows.keys.count()).toBe(2);
  });

  it('are sealed again by the first secret key, after which the older one can be removed', async () => {
    const keys = await storedKeys(installation().setting);
    const token = await sign(keys);
    await installation([newer, older]).tend();
    expect(await (await storedKeys(installation([newer]).setting)).verify(token)).toMatchObject({ sub: 'ada' });
  });

  it('are rotated together with the secrets of authenticator apps, which still sign people in', async () => {
    const sealed = await createSealer([older]).seal('the seed of an app');
    const apps = Array.from({ length: 3 }, () => anAuthenticator({ sealedSecret: sealed }));
    await test.rows.transaction(async (rows) => {
      for (const app of apps) await rows.authenticators.insert(app);
    });
    await installation([newer, older]).tend();
    const [open, kept] = [createSealer([newer]).open, await test.rows.authenticators.find()];
    const seeds = await Promise.all(kept.map(({ sealedSecret }) => open(sealedSecret)));
    expect(seeds).toEqual(apps.map(() => 'the seed of an app'));
  });

  it('are rotated together with the secrets of single sign-on: of clients, and the key of SAML requests', async () => {
    const seal = createSealer([older]).seal;
    const secret = anSsoConfiguration({ type: 'oidc', sealedOidcSecret: await seal('the secret of a client') });
    const without = anSsoConfiguration();
    const { setting } = installation();
    const at = {
      entityId: 'https://acme.test/entity',
      acsUrl: 'https://acme.test/acs',
      logoutUrl: 'https://acme.test/slo',
    };
    const certificateOf = async (one: Saml) => /<X509Certificate>[^<]+/.exec(await one.metadata(at))?.[0] ?? 'none';
    const certificate = await certificateOf(nodeSaml(setting));
    await test.rows.transaction(async (rows) => {
      for (const one of [secret, without]) await rows.ssoConfigurations.insert(one);
    });
    await installation([newer, older]).tend();
    const kept = await test.rows.ssoConfigurations.get(secret.id);
    expect(await createSealer([newer]).open(kept?.sealedOidcSecret ?? '')).toBe('the secret of a client');
    expect((await test.rows.ssoConfigurations.get(without.id))?.sealedOidcSecret).toBeNull();
    const saml = nodeSaml(installation([newer]).setting);
    expect(await certificateOf(saml)).toBe(certificate);
    const ask = { id: '_1', relayState: 'x' };
    const request = await saml.requestUrl(
      { ...without, publicCertificate: KEYS.certificate, signRequest: true },
      at,
      ask,
    );
    expect(request).toContain('&Signature=');
  });

  it('are rotated together with waiting mails, which are sealed again except those that no key opens', async () => {
    const { setting } = installation();
    const sent: string[] = [];
    const office = (secrets: [string, ...string[]]) =>
      openMailService({
        ...setting,
        sealer: createSealer(secrets),
        log: silentLog,
        mailer: { send: async ({ to }) => void sent.push(to) },
        config: DEFAULT_CONFIG,
        publicUrl: 'https://acme.test',
      });
    const people = Array.from({ length: 120 }, (_, at) => aPerson({ email: `p${at}@acme.test` }));
    await test.rows.transaction(async (rows) => {
      for (const person of people) await office([older]).within(rows).passwordChanged(person);
      await office(['a key that is lost for good, alas']).within(rows).passwordChanged(aPerson());
    });
    await installation([newer, older]).tend();
    await installation([newer, older]).tend();
    await office([newer]).sendDue();
    expect(sent.toSorted()).toEqual(people.map(({ email }) => email).toSorted());
    expect(await test.rows.outbox.count()).toBe(1);
  });
});
