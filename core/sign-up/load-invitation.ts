import type { AppCore } from '../app-core.ts';
import { invitations } from '../contract/invitations.ts';
import { isLinkFailure } from '../router/link.ts';

/** Whose link somebody came to sign-up by; a link that is no good is told of where invitations are, and names nobody. */
export const loadInvitation = async ({ client, links, router }: AppCore): Promise<string> => {
  const invitationToken = router.query().get('invitationToken') ?? '';
  // whoever has an account after all joins from there
  links.keep('acceptInvitationUrl', { invitationToken });
  const link = await client.call(invitations.verifyLink, { body: { token: invitationToken } });
  if (!link.ok && isLinkFailure(link.failure) && router.query().get('invitationToken') === invitationToken)
    router.go('acceptInvitationUrl', { replace: true });
  return link.ok ? link.value.name : '';
};
