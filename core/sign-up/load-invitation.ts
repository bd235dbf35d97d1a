import type { AppCore } from '../app-core.ts';
import { invitations } from '../contract/invitations.ts';
import { isLinkFailure } from '../router/link.ts';

/** Parts of an invitation link that sign-up shows. */
export interface SignUpInvitation {
  /** Name of the company; empty where it could not be loaded. */
  company: string;
  /** Address that a copied link is for. */
  email?: string;
}

/**
 * Loads the invitation link that led to sign-up. A refused link goes to the invitation screen, which shows the reason.
 */
export const loadInvitation = async ({ client, links, router }: AppCore): Promise<SignUpInvitation> => {
  const invitationToken = router.query().get('invitationToken') ?? '';
  // a user who has an account after all joins from there
  links.keep('acceptInvitationUrl', { invitationToken });
  const link = await client.call(invitations.verifyLink, { body: { token: invitationToken } });
  if (!link.ok && isLinkFailure(link.failure) && router.query().get('invitationToken') === invitationToken)
    router.go('acceptInvitationUrl', { replace: true });
  if (!link.ok) return { company: '' };
  const { name: company, email } = link.value;
  return { company, ...(email && { email }) };
};
