import { covers } from '../../../core/contract/access.ts';
import { failed, ok, type Result } from '../../../core/contract/failure.ts';
import type { TenantId } from '../../../core/contract/entities/ids.ts';
import { holds, type Identify, resolveCaller } from '../authority/caller.ts';
import { readBearer } from '../authority/claims.ts';
import { isEntitledTo } from '../entitlements/caller-entitlements.ts';
import type { PermissionKey } from '../permission-keys.ts';
import type { Ports } from '../ports.ts';
import { mfaRequired, type Refusal, unauthorized } from '../refusal.ts';
import type { Caller } from '../rules.ts';
import { verifyKeyPair } from './key-pairs.ts';

/** Credentials of a request or a socket: an access token, or a key pair. Source: protocol/graphql.md#credentials. */
export interface Credentials {
  authorization?: string | null;
  clientId?: string | null;
  clientSecret?: string | null;
}

/** Caller of an operation: a person by access token, or a program by key pair. */
export interface Principal {
  kind: 'user' | 'client';
  /** Id of the person or client id. */
  id: string;
  name: string;
  tenantId: TenantId;
  /** The person; undefined for a program. */
  caller?: Caller;
  /** Expiry of the token in milliseconds since 1970; none for a key pair. */
  endsAtMs: number;
  may(permission: PermissionKey): Promise<boolean>;
}

/** Names of the headers with a key pair, and of the fields in `connection_init`. Ours: the protocol does not name them. */
export const CLIENT_ID = 'fe-client-id';
export const CLIENT_SECRET = 'fe-client-secret';

/** Characters of a credential that is read; the rest of the request can be larger. Ours. */
const CREDENTIAL_CHARACTERS = 16_384;

/** Reads credentials from headers, or from the payload of `connection_init` or `ping`. */
export const credentialsOf = (get: (name: string) => unknown): Credentials => {
  const text = (name: string) => {
    const value = get(name);
    return typeof value === 'string' && value.length <= CREDENTIAL_CHARACTERS ? value : null;
  };
  return { authorization: text('authorization'), clientId: text(CLIENT_ID), clientSecret: text(CLIENT_SECRET) };
};

const personOf = (ports: Ports, caller: Caller, name: string, endsAtMs: number): Principal => ({
  kind: 'user',
  id: caller.userId,
  name,
  tenantId: caller.tenantId,
  caller,
  endsAtMs,
  may: async (permission) => holds(caller, permission) && isEntitledTo(ports, caller, permission),
});

const nameOf = async ({ store }: Ports, { tenantId, userId, email }: Caller): Promise<string> =>
  (await store.scoped({ tenantId, userId }).users.get(userId))?.name || email;

/**
 * Authenticates a principal. `fresh` bypasses the cache of tokens, for sockets whose session may have ended on another
 * node.
 */
export const authenticate = async (
  ports: Ports,
  identify: Identify,
  { authorization, clientId, clientSecret }: Credentials,
  { fresh = false } = {},
): Promise<Result<Principal, Refusal>> => {
  if (clientId && clientSecret) {
    const pair = await verifyKeyPair(ports, clientId, clientSecret);
    if (!pair) return unauthorized();
    const { id, name, tenantId, permissions } = pair;
    const endsAtMs = pair.endedAt === null ? Infinity : Date.parse(pair.endedAt);
    const may = async (permission: PermissionKey) => permissions.some((held) => covers(held, permission));
    return ok({ kind: 'client', id, name, tenantId, endsAtMs, may });
  }
  if (!authorization) return unauthorized();
  const bearer = await readBearer(ports.keys, authorization);
  // the end of an API token is in the store, not in its text
  const found = fresh || !bearer ? await resolveCaller(ports, authorization) : await identify(authorization);
  if (!found.ok) return failed(found.failure);
  const [caller, endsAtMs] =
    'caller' in found.value ? [found.value.caller, found.value.endsAtMs] : [found.value, Infinity];
  if (caller.mfaRequired) return mfaRequired(caller.tenantId);
  const until = bearer ? bearer.expires * 1000 : endsAtMs;
  return ok(personOf(ports, caller, await nameOf(ports, caller), until));
};
