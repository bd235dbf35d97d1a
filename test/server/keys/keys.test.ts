import { createLocalJWKSet, decodeProtectedHeader, exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSealer } from '../../../demo/server/keys/sealer.ts';
import { createStamper } from '../../../demo/server/keys/stamper.ts';
import { storedKeys } from '../../../demo/server/keys/rotation/stored-keys.ts';
import { movingClock } from '../../kit/moving-clock.ts';
import { openTestStore, type TestStore } from '../../kit/test-store.ts';

const [older, newer] = ['the key of last year, long enough', 'the key of this year, long enough'];

describe('a sealed text', () => {
  it('is opened by the key that sealed it, even with a newer key first in the list', async () => {
    const sealed = await createSealer([older]).seal('a private thing');
    expect(sealed).not.toContain('private');
    expect(await createSealer([newer, older]).open(sealed)).toBe('a private thing');
  });

  it('is sealed by the first key', async () => {
    const sealed = await createSealer([newer, older]).seal('a private thing');
    expect(await createSealer([newer]).open(sealed)).toBe('a private thing');
    await expect(createSealer([older]).open(sealed)).rejects.toThrow('No key of FE_SECRET_KEYS opens what was sealed');
  });

  it('is refused once it was changed', async () => {
    const sealed = await createSealer([older]).seal('a private thing');
    const parts = sealed.split('.');
    const changed = parts
      .with(
        3,
        (parts[3] ?? '').replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
      )
      .join('.');
    await expect(createSealer([older]).open(changed)).rejects.toThrow();
  });

  it('looks different each time', async () => {
    const sealer = createSealer([older]);
    expect(await sealer.seal('same')).not.toBe(await sealer.seal('same'));
  });
});

describe('a stamped text', () => {
  it('is verified, even with a newer key first in the list', async () => {
    const stamp = await createStamper([older]).stamp('device', 'a browser');
    expect(await createStamper([older]).isOurs('device', 'a browser', stamp)).toBe(true);
    expect(await createStamper([newer, older]).isOurs('device', 'a browser', stamp)).toBe(true);
    expect(await createStamper([newer]).isOurs('device', 'a browser', stamp)).toBe(false);
  });

  it('is valid for that purpose and text alone', async () => {
    const stamper = createStamper([older]);
    const stamp = await stamper.stamp('device', 'a browser');
    expect(await stamper.isOurs('refresh token', 'a browser', stamp)).toBe(false);
    expect(await stamper.isOurs('device', 'another', stamp)).toBe(false);
    for (const other of ['', 'x', stamp.slice(1), `${stamp}A`])
      expect(await stamper.isOurs('device', 'a browser', other)).toBe(false);
  });
});

describe('the signing keys', () => {
  let test: TestStore;
  beforeEach(async () => {
    test = await openTestStore();
  });
  afterEach(() => test.close());

  const clock = movingClock();
  const open = (algorithm: 'RS256' | 'ES256' = 'RS256', issuer = 'https://acme.test') =>
    storedKeys({ store: test.store, sealer: createSealer([older]), clock, issuer, audience: 'demo', algorithm });

  for (const algorithm of ['RS256', 'ES256'] as const)
    it(`sign tokens with ${algorithm} that anyone can verify with the public keys`, async () => {
      const keys = await open(algorithm);
      const token = await keys.sign({ sub: 'ada', tenantId: 't' }, 300);
      // what another product would do with our address of keys
      const jwks = JSON.parse(JSON.stringify(await keys.jwks()));
      const { payload, protectedHeader } = await jwtVerify(token, createLocalJWKSet(jwks), {
        currentDate: clock.now(),
      });
      expect(protectedHeader).toEqual({ alg: algorithm, kid: jwks.keys[0].kid, typ: 'JWT' });
      const iat = clock.now().getTime() / 1000;
      expect(payload).toEqual({
        sub: 'ada',
        tenantId: 't',
        iss: 'https://acme.test',
        aud: 'demo',
        iat,
        exp: iat + 300,
      });
      expect(await keys.verify(token)).toEqual(payload);
    });

  it('publish no private key', async () => {
    const { keys } = await (await open()).jwks();
    expect(Object.keys(keys[0] ?? {}).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    const [row] = await test.rows.keys.find();
    expect(JSON.stringify(row)).not.toContain('"d"');
  });

  it('are one pair for nodes that start at the same time, and the same after a restart', async () => {
    const nodes = await Promise.all([open(), open(), open()]);
    const [first, ...others] = await Promise.all([...nodes, await open()].map((keys) => keys.jwks()));
    for (const other of others) expect(other).toEqual(first);
    expect(await test.rows.keys.count()).toBe(1);
  });

  it('refuse an expired token', async () => {
    const keys = await open('ES256');
    const token = await keys.sign({ sub: 'ada' }, 300);
    clock.pass(299_000);
    expect(await keys.verify(token)).toBeDefined();
    clock.pass(1000);
    expect(await keys.verify(token)).toBeUndefined();
  });

  it('refuse a token that is forged, for another, or no token', async () => {
    const keys = await open('RS256');
    const token = await keys.sign({ sub: 'ada' }, 300);
    const { kid } = decodeProtectedHeader(token);
    const expires = clock.now().getTime() / 1000 + 300;
    const claims = () =>
      new SignJWT({ sub: 'ada' }).setIssuer('https://acme.test').setAudience('demo').setExpirationTime(expires);
    const stranger = await generateKeyPair('RS256');
    const { n } = await exportJWK(stranger.publicKey);
    const header = Buffer.from(JSON.stringify({ alg: 'none', kid })).toString('base64url');

    const forged = {
      'by another key': await claims()
        .setProtectedHeader({ alg: 'RS256', kid: String(kid) })
        .sign(stranger.privateKey),
      'by the public half as a secret': await claims()
        .setProtectedHeader({ alg: 'HS256', kid: String(kid) })
        .sign(new TextEncoder().encode(n)),
      unsigned: `${header}.${token.split('.')[1]}.`,
      'without a key id': await claims().setProtectedHeader({ alg: 'RS256' }).sign(stranger.privateKey),
      'with other claims': token.replace(/\.[^.]+\./, `.${Buffer.from('{"sub":"bo"}').toString('base64url')}.`),
      'no token': 'nonsense',
      nothing: '',
    };
    for (const [how, text] of Object.entries(forged)) expect(await keys.verify(text), how).toBeUndefined();
    expect(await (await open('RS256', 'https://other.test')).verify(token)).toBeUndefined();
  });
});
