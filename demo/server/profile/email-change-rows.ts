import type { EmailChange } from '../../../core/contract/entities/email-change.ts';
import type { SessionId, UserId } from '../../../core/contract/entities/ids.ts';
import type { Ports } from '../ports.ts';
import type { ChallengePurpose, ChallengeRecord } from '../store/records.ts';
import type { Reader, Writer } from '../store/store.ts';

/** Purposes of the two links that confirm a change, each mailed to its address. */
export const CONFIRMING = ['emailFrom', 'emailTo'] as const satisfies readonly ChallengePurpose[];

/** State that each link of a change has. */
export interface ChangeDetails extends Readonly<Record<string, unknown>> {
  /** Id of the change, which its links have in common. */
  readonly change: string;
  readonly from: string;
  readonly to: string;
  /** Session that asked for the change; it stays, where others end. */
  readonly sessionId: SessionId;
  readonly confirmed?: true;
  /** The change was made, by both links. */
  readonly made?: true;
}

/** State of a link. Written by this area alone. */
export const detailsIn = ({ details }: ChallengeRecord): ChangeDetails => details as ChangeDetails;

/** Open links of a person's latest change; none where there is no change. */
export const openLinksOf = async (
  rows: Pick<Reader, 'challenges'>,
  { clock }: Pick<Ports, 'clock'>,
  userId: UserId,
): Promise<ChallengeRecord[]> =>
  rows.challenges.find({
    where: { userId, purpose: { in: CONFIRMING }, usedAt: null, expires: { after: clock.now().toISOString() } },
  });

/** Change as the wire shows it, by its open links. */
export const changeOf = (links: readonly ChallengeRecord[]): EmailChange | null => {
  const [from, to] = CONFIRMING.map((purpose) => links.find((link) => link.purpose === purpose));
  if (!from || !to) return null;
  const about = detailsIn(from);
  return {
    from: about.from,
    to: about.to,
    fromConfirmed: about.confirmed === true,
    toConfirmed: detailsIn(to).confirmed === true,
    expires: from.expires,
  };
};

/** Ends the links of a change that was begun and not made; returns how many there were. */
export const endOpenLinks = async (
  rows: Pick<Writer, 'challenges'>,
  { clock }: Pick<Ports, 'clock'>,
  userId: UserId,
): Promise<number> =>
  (
    await rows.challenges.update(
      { userId, purpose: { in: CONFIRMING }, usedAt: null },
      { usedAt: clock.now().toISOString() },
    )
  ).length;
