import * as v from 'valibot';
import { ok } from '../../../core/contract/failure.ts';
import { passkeys } from '../../../core/contract/passkeys.ts';
import { digest } from '../keys/secrets.ts';
import { resolveAccount, startSession, loginResponse } from '../sign-in/start-session.ts';
import { hasOtherWay } from '../sign-in/other-way.ts';
import { providerOf } from '../sign-in/authenticator-providers.ts';
import { requireSecondaryStrategy } from '../sign-in/strategies.ts';
import { loginAnswer } from '../checks/entities.ts';
import { email, text } from '../checks/fields.ts';
import { deviceName } from '../checks/mfa.ts';
import * as schema from '../checks/webauthn.ts';
import { notFound, refuse } from '../refusal.ts';
import { anyone, crossTenant, signedIn } from '../rules.ts';
import { serve } from '../serve.ts';
import { UniqueViolation } from '../store/store.ts';
import { challengeIn, verifyCredentialProof, requestOptionsOf, rpIdOf, userHandleOf } from './ceremony.ts';
import { giveChallenge, wasGiven } from './challenge-cookie.ts';
import { beginNew, updateSignCount, verifyRegistration, storeCredential } from './passkey-store.ts';

/** Maps a unique violation to `taken`: the credential is registered already. */
const onTaken = (cause: unknown): 'taken' => {
  if (cause instanceof UniqueViolation) return 'taken';
  throw cause;
};

const more = { recaptchaToken: v.exactOptional(text(4096)), invitationToken: v.exactOptional(text(4096)) };

/**
 * Routes of passkeys: sign-in, and the caller's own. Source: protocol/passkeys.md#sign-in,
 * protocol/passkeys.md#devices.
 */
export const passkeyRoutes = serve(passkeys, {
  // Ours: `allowCredentials` is never sent, for any address: it would tell an account from none
  prelogin: anyone({
    body: v.object({
      email: v.exactOptional(email()),
      userId: v.exactOptional(text(100)),
      recaptchaToken: v.exactOptional(text(4096)),
    }),
    answer: schema.requestOptions,
    handle: async ({ ports, cookies }) => {
      const closed = requireSecondaryStrategy(ports.config, 'Passkeys');
      if (!closed.ok) return closed;
      return ok(requestOptionsOf(ports, await giveChallenge(ports, cookies)));
    },
  }),

  // Ours: a passkey is both factors at once, for its authenticator has verified the owner, and it cannot be guessed
  postlogin: crossTenant('passkeys.postlogin', 'proof', {
    captcha: 'login',
    body: v.object({ ...schema.credentialProof.entries, ...more }),
    answer: loginAnswer,
    handle: async (context) => {
      const { body, across, ports, cookies, write } = context;
      const closed = requireSecondaryStrategy(ports.config, 'Passkeys');
      if (!closed.ok) return closed;
      const challenge = challengeIn(body.response.clientDataJSON);
      if (challenge === undefined || !(await wasGiven(ports, cookies, challenge))) return refuse('challengeExpired');
      const [known] = await across.passkeys.find({ where: { credentialId: body.id, factor: false } });
      const user = known && (await across.users.get(known.userId));
      const found = user && (await resolveAccount(context, user.email)).found;
      if (!known || !found) return refuse('passkeyNotFound');
      const { id, response } = body;
      const judged = await verifyCredentialProof(ports, { challenge, proof: { id, response }, known, factor: false });
      if (!judged.ok) {
        await write(found.scope, (rows) =>
          rows.audit({ action: 'Sign-in failed', severity: 'Warning', details: { by: 'passkey' } }),
        );
        return judged;
      }
      if (!found.user.verified && !ports.config.allowNotVerifiedUsersLogin) return refuse('emailNotVerified');
      const now = ports.clock.now().toISOString();
      const tokenHash = await digest(challenge);
      const usedCeremony = { userId: known.userId, purpose: 'key', tokenHash, details: {}, usedAt: now } as const;
      const opened = await write(found.scope, async (rows) => {
        // a challenge is answered once: its mark is unique
        await rows.challenges.insert({ ...usedCeremony, id: crypto.randomUUID(), createdAt: now, expires: now });
        if (!(await updateSignCount(rows, ports, known, judged.value.counter))) return undefined;
        return startSession(rows, context, found, { by: 'passkey', amr: [...judged.value.amr, 'mfa'] });
      }).catch(onTaken);
      if (!opened || opened === 'taken') return refuse('challengeExpired');
      cookies.set('passkey', undefined);
      return ok(await loginResponse(context, found, opened));
    },
  }),

  list: signedIn({
    answer: v.object({ devices: v.array(schema.passkey) }),
    handle: async ({ own, caller: { userId } }) => {
      const found = await own.passkeys.find({ where: { userId, factor: false }, order: [['createdAt', 'asc']] });
      const devices = found.map(({ id, deviceType, createdAt, name, credentialId, lastUsedAt, aaguid }) => ({
        id,
        deviceType,
        createdAt,
        name,
        credentialId,
        ...(lastUsedAt && { lastUsedAt }),
        ...providerOf(aaguid),
      }));
      return ok({ devices });
    },
  }),

  // Ours: soon after signing in or stepping up, for a passkey opens the account from then on
  create: signedIn({
    limit: 'question',
    fresh: true,
    answer: schema.creationOptions,
    handle: async ({ own, caller: { userId, sessionId }, ports, write }) => {
      const closed = requireSecondaryStrategy(ports.config, 'Passkeys');
      if (!closed.ok) return closed;
      const user = await own.users.get(userId);
      if (!user) return refuse('sessionEnded');
      const begun = await write((rows) => beginNew(rows, ports, { user, of: sessionId, factor: false }));
      return ok(begun.options);
    },
  }),

  verify: signedIn({
    limit: 'proof',
    body: schema.newCredential,
    answer: v.object({ id: v.string() }),
    handle: async ({ own, body, caller: { userId, sessionId }, ports, write }) => {
      const user = await own.users.get(userId);
      if (!user) return refuse('sessionEnded');
      const token = challengeIn(body.response.clientDataJSON) ?? '';
      const ceremony = { user, of: sessionId, factor: false, token, made: body };
      const made = await verifyRegistration(own, ports, ceremony);
      if (!made.ok) return made;
      const kept = await write(async (rows) => {
        if (!(await storeCredential(rows, ports, made.value))) return false;
        await rows.mail.factorAdded(user);
        await rows.audit({ action: 'Passkey added', severity: 'Success', details: { passkey: made.value.record.id } });
        return true;
      }).catch(onTaken);
      if (kept === 'taken') return refuse('passkeyAlreadyRegistered');
      return kept ? ok({ id: made.value.record.id }) : refuse('challengeExpired');
    },
  }),

  rename: signedIn({
    params: v.object({ deviceId: text(100, 1) }),
    body: v.object({ name: deviceName() }),
    handle: async ({ body, params: { deviceId: id }, caller: { userId }, write }) => {
      const renamed = await write(async (rows) => {
        if ((await rows.passkeys.update({ id, userId, factor: false }, body)).length === 0) return false;
        await rows.audit({ action: 'Passkey renamed', details: { passkey: id } });
        return true;
      });
      return renamed ? ok(undefined) : notFound('Passkey');
    },
  }),

  remove: signedIn({
    fresh: true,
    params: v.object({ deviceId: text(100, 1) }),
    answer: schema.passkeySignal,
    handle: async ({ own, params: { deviceId: id }, caller: { userId }, ports, write }) => {
      const user = await own.users.get(userId);
      if (!user) return refuse('sessionEnded');
      const left = await write(async (rows) => {
        const which = { id, userId, factor: false };
        if ((await rows.passkeys.count(which)) === 0) return undefined;
        // one removal of a person's methods at a time, so that two do not each leave the other's
        await rows.users.update({ id: userId }, { updatedAt: ports.clock.now().toISOString() });
        if (!(await hasOtherWay(rows, ports.config, user, id))) return 'last' as const;
        await rows.passkeys.remove(which);
        await rows.mail.factorRemoved(user);
        await rows.audit({ action: 'Passkey removed', severity: 'Warning', details: { passkey: id } });
        return rows.passkeys.find({ where: { userId, factor: false }, order: [['createdAt', 'asc']] });
      });
      if (!left) return notFound('Passkey');
      if (left === 'last') return refuse('lastSignInMethod');
      const allAcceptedCredentialIds = left.map(({ credentialId }) => credentialId);
      return ok({ rpId: rpIdOf(ports), userId: userHandleOf({ id: userId }), allAcceptedCredentialIds });
    },
  }),
});
