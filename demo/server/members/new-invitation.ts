import { digest, randomSecret } from '../keys/secrets.ts';
import type { Ports } from '../ports.ts';
import type { InvitationColumns } from '../store/records.ts';
import { searchable } from '../store/searchable.ts';

const HOUR_MS = 3_600_000;

/** New token of an invitation, and the columns to store. */
export const newInvitation = async (
  { clock, config }: Pick<Ports, 'clock' | 'config'>,
  { email, name, invitedBy, phone = '' }: Pick<InvitationColumns, 'email' | 'name' | 'invitedBy' | 'phone'>,
): Promise<{ token: string; invitation: InvitationColumns }> => {
  const token = randomSecret();
  const expires = new Date(clock.now().getTime() + config.links.invitationHours * HOUR_MS).toISOString();
  const about = { email, name };
  const more = { ...(invitedBy && { invitedBy }), ...(phone !== '' && { phone }) };
  const kept = { ...about, searchable: searchable(about), tokenHash: await digest(token), expires };
  return { token, invitation: { ...kept, ...more } };
};
