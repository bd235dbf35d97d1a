import * as v from 'valibot';
import { listOf, moment, text } from './fields.ts';
import { authenticatorProvider, deviceType } from './mfa.ts';
import { rule } from './rule.ts';

/** Schemas of passkeys (WebAuthn) on the wire. Source: core/contract/entities/webauthn.ts. */

const bytes = (most: number) => v.pipe(text(most, 1), v.regex(/^[\w-]+=*$/, rule('notBase64url')));

const credentialName = v.object({
  id: v.string(),
  type: v.literal('public-key'),
  transports: v.exactOptional(v.array(v.string())),
});
const wish = v.picklist(['required', 'preferred', 'discouraged']);

export const creationOptions = v.object({
  rp: v.object({ name: v.string(), id: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  challenge: v.string(),
  pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
  excludeCredentials: v.exactOptional(v.array(credentialName)),
  timeout: v.exactOptional(v.number()),
  attestation: v.exactOptional(v.literal('none')),
  authenticatorSelection: v.exactOptional(
    v.object({
      authenticatorAttachment: v.exactOptional(v.picklist(['platform', 'cross-platform'])),
      residentKey: wish,
      requireResidentKey: v.boolean(),
      userVerification: wish,
    }),
  ),
});

export const requestOptions = v.object({
  challenge: v.string(),
  allowCredentials: v.exactOptional(v.array(credentialName)),
  timeout: v.exactOptional(v.number()),
  rpId: v.string(),
  userVerification: wish,
});

const ID = 1400;
const RESPONSE = 20_000;

export const newCredential = v.object({
  id: bytes(ID),
  response: v.object({
    clientDataJSON: bytes(RESPONSE),
    attestationObject: bytes(RESPONSE),
    transports: v.exactOptional(listOf(text(32), 8)),
  }),
  deviceType: v.exactOptional(deviceType),
});

export const credentialProof = v.object({
  id: bytes(ID),
  response: v.object({
    clientDataJSON: bytes(RESPONSE),
    authenticatorData: bytes(RESPONSE),
    signature: bytes(RESPONSE),
    userHandle: v.exactOptional(v.nullable(text(200))),
  }),
});

export const passkey = v.object({
  id: v.string(),
  deviceType,
  createdAt: moment(),
  name: v.string(),
  credentialId: v.string(),
  lastUsedAt: v.exactOptional(moment()),
  provider: v.exactOptional(authenticatorProvider),
});

export const passkeySignal = v.object({
  rpId: v.string(),
  userId: v.string(),
  allAcceptedCredentialIds: v.array(v.string()),
});
