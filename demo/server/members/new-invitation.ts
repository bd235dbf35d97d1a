import { digest, randomSecret } from '../keys/secrets.ts';
import type { Ports } from '../ports.ts';
import type { InvitationColumns } from '../store/records.ts';
import { searchable } from '../store/searchable.ts';

const HOUR_MS = 3_600_000;

/** New token of an invitation, and the columns to store. */
export const newInvitation = async (
  { clock, config }: Pick<Ports, 'clock' | 'config'>,
  { email, name, invitedBy }: Pick<InvitationColumns, 'email' | 'name' | 'invitedBy'>,
): Promise<{ token: string; invitation: InvitationColumns }> => {
  const token = randomSecret();
  const now = clock.now();
  const expires = new Date(now.getTime() + config.links.invitationHours * HOUR_MS).toISOString();
  const about = { email, name };
  const tokenHash = await digest(token);
  const kept = { ...about, searchable: searchable(about), tokenHash, expires, sentAt: now.toISOString() };
  return { token, invitation: { ...kept, ...(invitedBy && { invitedBy }) } };
};
