import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  CreationOptions,
  CredentialProof,
  NewCredential,
  RequestOptions,
} from '../../core/contract/entities/webauthn.ts';

/** Flags in an authenticator's data. Source: WebAuthn level 3 §6.1. */
const FLAGS = { present: 1, verified: 4, mayBeCopied: 8, copied: 16, hasCredential: 64 };

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

const head = (major: number, length: number): Buffer => {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  return length < 256
    ? Buffer.from([(major << 5) | 24, length])
    : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
};

/** As much of CBOR as a credential needs. Source: RFC 8949 §3. */
const cbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, inner]) => [cbor(key), cbor(inner)])]);
};

/** How an authenticator behaves, where it is not the usual one. */
interface Making {
  origin?: string;
  /** Does not look who its person is. */
  verifies?: boolean;
  /** Synced to other devices. */
  copied?: boolean;
  transports?: string[];
  /** Model that it says it is. */
  aaguid?: string;
}

/** An authenticator in software, with one key: it signs as WebAuthn says, or as a test wants it to. */
export const anAuthenticatorDevice = ({
  origin = 'http://localhost:3000',
  verifies = true,
  copied = false,
  transports = ['internal'],
  aaguid = '00000000-0000-0000-0000-000000000000',
}: Making = {}) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const rawId = randomBytes(32);
  const id = rawId.toString('base64url');
  let counter = 0;
  let userHandle = '';
  const cose = cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
  const dataOf = (rpId: string, more = 0) => {
    const flags =
      FLAGS.present | (verifies ? FLAGS.verified : 0) | (copied ? FLAGS.mayBeCopied | FLAGS.copied : 0) | more;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  };
  const clientData = (type: string, challenge: string, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));

  return {
    id,
    /** Sets its count, as a copy of it would have it. */
    countTo: (count: number) => {
      counter = count;
    },
    create: ({ challenge, rp, user }: CreationOptions, from?: string): NewCredential => {
      userHandle = user.id;
      const length = Buffer.from([0, rawId.length]);
      const authData = Buffer.concat([
        dataOf(rp.id, FLAGS.hasCredential),
        Buffer.from(aaguid.replaceAll('-', ''), 'hex'),
        length,
        rawId,
        cose,
      ]);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge, from).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports,
      };
      return { id, response };
    },
    get: (
      { challenge, rpId }: RequestOptions,
      more: { from?: string; userHandle?: string; type?: string } = {},
    ): CredentialProof => {
      counter += 1;
      const authenticatorData = dataOf(rpId);
      const clientDataJSON = clientData(more.type ?? 'webauthn.get', challenge, more.from);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), privateKey);
      const response = {
        clientDataJSON: clientDataJSON.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: more.userHandle ?? userHandle,
      };
      return { id, response };
    },
  };
};
