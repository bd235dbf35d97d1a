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

/** Details stored with an MFA challenge. */
export interface MfaDetails {
  readonly by: SignInMethod;
  /** `amr` values of the first factor. */
  readonly amr: readonly string[];
  /** Id of the session that steps up; absent at sign-in. */
  readonly session?: string;
  /** Whether a factor must be enrolled. */
  readonly enrols: boolean;
  /** Whether a mailed code is accepted although mail is not an enrolled factor: at step-up, for people without a factor. */
  readonly asksByMail?: boolean;
  /** Key of the invitation link that is joined by after sign-in. */
  readonly invitation?: string;
}

/** Checks whether the company of an invitation link requires a second factor. */
const isAskedByLink = async (ports: Ports, invitation: string, by: SignInMethod): Promise<boolean> => {
  const { findLinkByKey } = await import('./invite-link.ts');
  const across = ports.store.scoped({ across: 'invitations' });
  const link = await findLinkByKey(across, ports, invitation);
  return link.ok && isAsked(across, ports.config, [link.value.tenantId], by);
};

/** Additional `amr` of a session that starts without a challenge: `rba` where the browser is trusted, else none. */
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
 * Begins the MFA challenge after a first factor: to verify an enrolled second one, or to enroll one where required.
 * Undefined where the browser is trusted, or where the sign-in method is both factors at once. Source: product.md#auth-response.
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
  const isRequired =
    enrolled ||
    user.mustEnrol ||
    (await isAsked(rows, ports.config, tenantIds, by)) ||
    (invitation !== undefined && (await isAskedByLink(ports, invitation, by)));
  if (!isRequired || (enrolled && (await isTrusted(rows, ports, cookies, user.id)))) return undefined;
  return challenge(rows, ports, {
    user,
    factors,
    by,
    details: { enrols: !enrolled, ...(invitation && { invitation }) },
  });
};

/** Begins an MFA challenge; returns its token, with the devices or strategies that answer it. */
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
    /** `amr` values so far; by default those of the sign-in method. */
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
