import type { AnyEndpoint } from '../../../core/contract/endpoint.ts';
import type { MfaRequired } from '../../../core/contract/entities/auth.ts';
import { MFA_MINUTES } from '../../../core/contract/limits.ts';
import { beginChallenge } from './challenges.ts';
import { AMR, type SignInMethod } from '../authority/sign-in-method.ts';
import type { CrossTenantContext } from '../rules.ts';
import type { Ports } from '../ports.ts';
import type { MembershipRecord, UserRecord } from '../store/records.ts';
import type { Writer } from '../store/store.ts';
import { devicesView, factorsOf, isEnrolled, strategiesFor } from './factors.ts';
import { isAsked, TRUSTED } from '../authority/mfa-requirement.ts';
import { isTrusted } from './trusted-browsers.ts';

/** What a challenge remembers of how it came about. */
export interface MfaDetails {
  readonly by: SignInMethod;
  /** Of the first factor. */
  readonly amr: readonly string[];
  /** The session that steps up; absent where one is to be opened. */
  readonly session?: string;
  /** Whether a factor must be set up. */
  readonly enrols: boolean;
  /** Whether a mailed code will do, though mail is no factor that was set up: to step up, for whoever has none. */
  readonly asksByMail?: boolean;
  /** The hash of a company's link that they came by, and join by once they are in. */
  readonly invitation?: string;
}

/** Whether the company whose link somebody came by asks for a second factor. */
const isAskedByLink = async (ports: Ports, invitation: string, by: SignInMethod): Promise<boolean> => {
  const { findLinkByHash } = await import('./invite-link.ts');
  const across = ports.store.scoped({ across: 'invitations' });
  const link = await findLinkByHash(across, ports, invitation);
  return link.ok && isAsked(across, ports.config, [link.value.tenantId], by);
};

/** What a session says of itself that opens without a challenge, beside its way in: whether the browser was trusted instead. */
export const trustOf = async (
  rows: Writer,
  { ports, cookies }: Pick<CrossTenantContext<AnyEndpoint>, 'ports' | 'cookies'>,
  user: UserRecord,
  by: SignInMethod,
): Promise<readonly string[]> =>
  by !== 'passkey' && (await isTrusted(rows, ports, cookies, user.id)) && isEnrolled(await factorsOf(rows, user, by))
    ? [TRUSTED]
    : [];

/**
 * The challenge to somebody who has shown a first factor: because they have set up a second, or must now. None where this
 * browser is trusted, or where the way in is both factors at once. Source: product.md#auth-response.
 */
export const challengeFor = async (
  rows: Writer,
  { ports, cookies }: Pick<CrossTenantContext<AnyEndpoint>, 'ports' | 'cookies'>,
  { user, memberships }: { user: UserRecord; memberships: readonly MembershipRecord[] },
  by: SignInMethod,
  invitation?: string,
): Promise<Pick<MfaRequired, 'mfaToken' | 'mfaEnrolled' | 'mfaDevices' | 'mfaStrategies'> | undefined> => {
  if (by === 'passkey') return undefined;
  const factors = await factorsOf(rows, user, by);
  const enrolled = isEnrolled(factors);
  const tenantIds = memberships.map(({ tenantId }) => tenantId);
  const asked =
    enrolled ||
    user.mustEnrol ||
    (await isAsked(rows, ports.config, tenantIds, by)) ||
    (invitation !== undefined && (await isAskedByLink(ports, invitation, by)));
  if (!asked || (enrolled && (await isTrusted(rows, ports, cookies, user.id)))) return undefined;
  return challenge(rows, ports, {
    user,
    factors,
    by,
    details: { enrols: !enrolled, ...(invitation && { invitation }) },
  });
};

/** Begins a challenge and says what it takes. */
export const challenge = async (
  rows: Writer,
  ports: CrossTenantContext<AnyEndpoint>['ports'],
  {
    user,
    factors,
    by,
    details,
    amr = AMR[by],
  }: {
    user: UserRecord;
    factors: Awaited<ReturnType<typeof factorsOf>>;
    by: SignInMethod;
    details: Pick<MfaDetails, 'enrols' | 'session' | 'asksByMail' | 'invitation'>;
    /** What the challenge adds to; of the way in, unless told. */
    amr?: readonly string[];
  },
): Promise<Pick<MfaRequired, 'mfaToken' | 'mfaEnrolled' | 'mfaDevices' | 'mfaStrategies'>> => {
  const mfaToken = await beginChallenge(rows, ports, {
    userId: user.id,
    purpose: 'mfa',
    details: { by, amr, ...details },
    minutes: MFA_MINUTES,
  });
  return {
    mfaToken,
    mfaEnrolled: !details.enrols,
    mfaDevices: devicesView(factors),
    mfaStrategies: details.enrols ? strategiesFor(ports.config, by) : [],
  };
};
