import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authenticatorFailure } from '../../../core/browser/webauthn.ts';
import type { FailureKind } from '../../../core/contract/failure.ts';
import { loginMethodsOf } from '../../../core/login/methods.ts';
import { loginFeature } from '../../../core/login/login.feature.ts';
import { ownPasskeysFeature } from '../../../core/passkeys/own-passkeys.feature.ts';
import { passkeysFeature } from '../../../core/passkeys/passkeys.feature.ts';
import { lacksPasskey } from '../../../core/sign-in/lacks-passkey.ts';
import { offersPasskeys } from '../../../core/sign-in/offers-passkeys.ts';
import { openPage } from '../kit/page.ts';
import { openApp } from '../kit/open-app.ts';
import { ADA, startServer } from '../kit/server.ts';
import { aPasskey } from '../../kit/rows.ts';
import { eventually } from '../../kit/eventually.ts';

const DEVICES = '/identity/resources/users/webauthn/v1/devices';

const signals = { signalAllAcceptedCredentials: vi.fn(), signalUnknownCredential: vi.fn() };
beforeEach(() => {
  for (const signal of Object.values(signals)) signal.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal('PublicKeyCredential', signals);
});
afterEach(() => vi.unstubAllGlobals());

const FAULTS: [name: string, kind: FailureKind][] = [
  ['NotAllowedError', 'cancelled'],
  ['AbortError', 'cancelled'],
  ['InvalidStateError', 'authenticatorExists'],
  ['NotSupportedError', 'authenticatorUnsupported'],
  ['ConstraintError', 'authenticatorNotEligible'],
  ['SecurityError', 'authenticatorForbidden'],
  ['UnknownError', 'authenticatorFailed'],
];

describe('a WebAuthn ceremony that fails', () => {
  for (const [name, kind] of FAULTS)
    it(`with ${name} is ${kind}`, () => expect(authenticatorFailure(new DOMException('no', name)).kind).toBe(kind));
});

interface World {
  flag: 'on' | 'off';
  isActive: boolean;
  method: string;
  never: string;
  hasPasskey: boolean;
}
const asked: World = { flag: 'on', isActive: true, method: 'Code', never: 'false', hasPasskey: false };

const open = async (world: World = asked, { signedIn = false } = {}) => {
  const { flag, isActive, method, never, hasPasskey } = world;
  const server = startServer({
    flags: { 'show-passkeys-new': flag },
    secondaryAuthStrategies: [{ strategy: 'Passkeys', isActive }],
  });
  if (signedIn) server.remember('ada@acme.test');
  if (hasPasskey)
    server.prepare(({ store }) => store.transaction((rows) => rows.passkeys.insert(aPasskey({ userId: ADA }))));
  const page = openPage();
  page.local.write('preferred-login-method', method);
  page.local.write('dont-show-again-prompt-passkeys', never);
  return openApp({ server, page });
};

describe('the passkey prompt', () => {
  const CONDITIONS: [what: string, given: Partial<World>, shown: boolean][] = [
    ['where all five conditions hold', {}, true],
    ['without its flag', { flag: 'off' }, false],
    ['where passkeys are not active', { isActive: false }, false],
    ['to a user who already prefers passkeys', { method: 'Passkeys' }, false],
    ['to a user who declined it for good', { never: 'true' }, false],
    ['to a user who has a passkey', { hasPasskey: true }, false],
  ];
  for (const [what, given, shown] of CONDITIONS)
    it(`is ${shown ? '' : 'not '}shown ${what}`, async () => {
      const { app, page, state } = await open({ ...asked, ...given }, { signedIn: true });
      await eventually(() => expect(state().vendor.strategies).toBeDefined());
      await eventually(() => expect(state().flags['show-passkeys-new']).toBe({ ...asked, ...given }.flag));
      expect(await lacksPasskey({ store: app.store, client: app.client, page })).toBe(shown);
    });

  it('is not shown to a user who signed out before the answer came', async () => {
    const { app, server, state } = await open();
    await eventually(() => expect(state().flags['show-passkeys-new']).toBe('on'));
    const asking = server.hold(`GET ${DEVICES}`);
    const login = app.use(loginFeature);
    await login.submitIdentifier({ email: 'ada@acme.test' });
    await login.submitPassword({ password: server.password });
    await eventually(() => expect(server.count(DEVICES)).toBe(1));
    await app.logout();
    asking.letGo();
    await login.submitIdentifier({ email: 'ada@acme.test' });
    expect(state()).toMatchObject({
      session: { status: 'signedOut' },
      login: { step: 'loginWithPassword', email: 'ada@acme.test' },
    });
  });
});

describe('passkeys as the only main strategy', () => {
  it('are offered, and leave no other method for an email', async () => {
    const server = startServer({ authStrategy: 'Passkeys' });
    const { app, state } = await openApp({ server });
    await eventually(() => expect(state().vendor.strategies).toBeDefined());
    expect(offersPasskeys(state().vendor)).toBe(true);
    expect(loginMethodsOf(state().vendor)).toEqual([]);
    const login = app.use(loginFeature);
    await login.submitIdentifier({ email: 'ada@acme.test' });
    expect(state().login).toMatchObject({ step: 'preLogin', failure: { kind: 'methodDisabled' } });
  });
});

describe('a removed passkey', () => {
  it('is signalled to authenticators once deleted', async () => {
    const { app, server } = await open({ ...asked, hasPasskey: true }, { signedIn: true });
    const [gone, left] = [aPasskey({ userId: ADA }), aPasskey({ userId: ADA })];
    server.prepare(({ store }) =>
      store.transaction(async (rows) => {
        await rows.passkeys.remove({ userId: ADA });
        for (const passkey of [gone, left]) await rows.passkeys.insert(passkey);
      }),
    );
    expect((await app.use(ownPasskeysFeature).remove(gone.id)).ok).toBe(true);
    const accepted = { rpId: 'app.test', allAcceptedCredentialIds: [left.credentialId] };
    expect(signals.signalAllAcceptedCredentials).toHaveBeenCalledWith(expect.objectContaining(accepted));
  });

  it('is signalled to an authenticator that still offers it', async () => {
    const { app, state } = await open();
    const bytes = new Uint8Array([1]).buffer;
    const get = async ({ publicKey }: { publicKey: { challenge: ArrayBuffer } }) => {
      const challenge = Buffer.from(publicKey.challenge).toString('base64url');
      const clientDataJSON = new TextEncoder().encode(JSON.stringify({ type: 'webauthn.get', challenge })).buffer;
      return { id: 'gone', response: { clientDataJSON, authenticatorData: bytes, signature: bytes, userHandle: null } };
    };
    vi.stubGlobal('navigator', { credentials: { get } });
    await app.use(passkeysFeature).signIn();
    expect(state().passkeys?.failure?.kind).toBe('passkeyNotFound');
    expect(signals.signalUnknownCredential).toHaveBeenCalledWith({ rpId: 'app.test', credentialId: 'gone' });
  });
});
