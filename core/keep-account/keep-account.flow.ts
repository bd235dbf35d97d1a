import type { Flow } from '../flow/flow.ts';

/** The screens behind the link in the mail about a deletion. Ours: the protocol lets no one delete their account. */
export type KeepAccountStep = 'keeping' | 'refused' | 'success';

/** `refused`: the link has expired, was used or never was one. */
export type KeepAccountEvent = 'opened' | 'kept' | 'refused';

/** From the link in the mail to an account that is not deleted. */
export const keepAccountFlow: Flow<KeepAccountStep, KeepAccountEvent> = {
  keeping: { kept: 'success', refused: 'refused' },
  refused: { opened: 'keeping' },
  success: { opened: 'keeping' },
};
