import type { AppCore } from '../app-core.ts';
import { invitations } from '../contract/invitations.ts';
import { isLinkFailure } from '../router/link.ts';

/**
 * Name of the company whose invitation link led to sign-up; empty where it could not be loaded. A refused link goes to
 * the invitation screen, which shows the reason.
 */
export const loadInvitation = async ({ client, links, router }: AppCore): Promise<string> => {
  const invitationToken = router.query().get('invitationToken') ?? '';
  // a user who has an account after all joins from there
  links.keep('acceptInvitationUrl', { invitationToken });
  const link = await client.call(invitations.verifyLink, { body: { token: invitationToken } });
  if (!link.ok && isLinkFailure(link.failure) && router.query().get('invitationToken') === invitationToken)
    router.go('acceptInvitationUrl', { replace: true });
  return link.ok ? link.value.name : '';
};
