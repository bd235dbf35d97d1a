import type { Flow } from '../flow/flow.ts';

/** Source: product.md#invitation. */
export type InvitationStep = 'validate' | 'invalid' | 'pending' | 'success' | 'failed';

/** `refused`: the link has expired, was used or never was one; `unanswered`: nothing is known of it. */
export type InvitationEvent = 'opened' | 'accepted' | 'joined' | 'refused' | 'unanswered';

/**
 * Flow from an invitation to membership in the company. Nothing is accepted before the person confirms it.
 * Source: product.md#invitation.
 */
export const invitationFlow: Flow<InvitationStep, InvitationEvent> = {
  validate: { accepted: 'pending', joined: 'success', refused: 'invalid', unanswered: 'failed' },
  pending: { joined: 'success', refused: 'invalid', unanswered: 'failed' },
  invalid: { opened: 'validate' },
  failed: { opened: 'validate', accepted: 'pending' },
  success: { opened: 'validate' },
};
