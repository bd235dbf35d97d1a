import type { WebAuthnDeviceType } from '../../../core/contract/entities/mfa.ts';
import type { CredentialProof, NewCredential } from '../../../core/contract/entities/webauthn.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { beginChallenge, findChallenge, finishChallenge } from '../sign-in/challenges.ts';
import { randomSecret } from '../keys/secrets.ts';
import type { Ports } from '../ports.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { ChallengeRecord, PasskeyRecord, UserRecord } from '../store/records.ts';
import type { Reader, Writer } from '../store/store.ts';
import {
  CEREMONY_MINUTES,
  creationOptionsOf,
  verifyNewCredential,
  verifyCredentialProof,
  requestOptionsOf,
} from './ceremony.ts';

/** Purpose of a ceremony: its user, and the session or challenge that it is bound to. */
interface Ceremony {
  user: UserRecord;
  /** The id of a session or of a challenge. */
  of: string;
  factor: boolean;
  deviceType?: WebAuthnDeviceType | undefined;
}

/** Begins the registration of a credential; the challenge is also its token. */
export const beginNew = async (rows: Writer, ports: Ports, { user, of, factor, deviceType }: Ceremony) => {
  const webauthnToken = randomSecret();
  const details = { of };
  const beginning = { userId: user.id, purpose: 'newKey', details, minutes: CEREMONY_MINUTES } as const;
  await beginChallenge(rows, ports, beginning, webauthnToken);
  const known = await rows.passkeys.find({ where: { userId: user.id, factor } });
  const options = creationOptionsOf(ports, { user, challenge: webauthnToken, known, deviceType, factor });
  return { webauthnToken, options };
};

/**
 * Verifies the registration of a credential; returns its record and the challenge, which `storeCredential` consumes.
 */
export const verifyRegistration = async (
  rows: Pick<Reader, 'challenges'>,
  ports: Ports,
  { token, made, user, of, factor, deviceType }: Ceremony & { token: string; made: NewCredential },
): Promise<Result<{ begun: ChallengeRecord; record: PasskeyRecord; amr: string[] }, Refusal>> => {
  const begun = await findChallenge(rows, ports, { token, purpose: 'newKey' });
  if (!begun.ok) return begun;
  if (begun.value.userId !== user.id || begun.value.details['of'] !== of) return refuse('challengeExpired');
  const judged = await verifyNewCredential(ports, { challenge: token, made, factor });
  if (!judged.ok) return judged;
  const { kept, amr } = judged.value;
  const builtIn = kept.transports.includes('internal');
  const record: PasskeyRecord = {
    id: crypto.randomUUID(),
    userId: user.id,
    ...kept,
    deviceType: deviceType ?? made.deviceType ?? (builtIn ? 'Platform' : 'CrossPlatform'),
    factor,
    name: '',
    createdAt: ports.clock.now().toISOString(),
    lastUsedAt: null,
  };
  return ok({ begun: begun.value, record, amr });
};

/** Stores a credential and consumes its challenge. Throws `UniqueViolation` where it is registered already. */
export const storeCredential = async (
  rows: Writer,
  ports: Ports,
  { begun, record }: { begun: ChallengeRecord; record: PasskeyRecord },
): Promise<boolean> => {
  if (!(await finishChallenge(rows, ports, begun))) return false;
  await rows.passkeys.insert(record);
  return true;
};

/** Begins an authentication with one of a person's credentials. */
export const beginProof = async (
  rows: Writer,
  ports: Ports,
  { user, of, known }: Pick<Ceremony, 'user' | 'of'> & { known: readonly PasskeyRecord[] },
) => {
  const webauthnToken = randomSecret();
  const beginning = { userId: user.id, purpose: 'key', details: { of }, minutes: CEREMONY_MINUTES } as const;
  await beginChallenge(rows, ports, beginning, webauthnToken);
  return { webauthnToken, options: requestOptionsOf(ports, webauthnToken, known) };
};

/** Verifies an assertion; `consume` uses up its challenge and raises the sign count, which never goes back. */
export const verifyAssertion = async (
  rows: Pick<Reader, 'challenges'>,
  ports: Ports,
  { token, proof, known, of }: { token: string; proof: CredentialProof; known: PasskeyRecord; of: string },
): Promise<Result<{ amr: string[]; consume(inside: Writer): Promise<boolean> }, Refusal>> => {
  const begun = await findChallenge(rows, ports, { token, purpose: 'key' });
  if (!begun.ok) return begun;
  if (begun.value.userId !== known.userId || begun.value.details['of'] !== of) return refuse('challengeExpired');
  const judged = await verifyCredentialProof(ports, { challenge: token, proof, known, factor: true });
  if (!judged.ok) return judged;
  const { amr, counter } = judged.value;
  return ok({
    amr,
    consume: async (inside) =>
      (await finishChallenge(inside, ports, begun.value)) && (await updateSignCount(inside, ports, known, counter)),
  });
};

/** Updates the sign count of an authenticator, by compare-and-set; false where another assertion has updated it since. */
export const updateSignCount = async (
  rows: Pick<Writer, 'passkeys'>,
  { clock }: Pick<Ports, 'clock'>,
  { id, counter: before }: PasskeyRecord,
  counter: number,
): Promise<boolean> =>
  (await rows.passkeys.update({ id, counter: before }, { counter, lastUsedAt: clock.now().toISOString() })).length > 0;
