import type { Flow } from '../flow/flow.ts';

/** The screens behind the link in the mail about a lock. Ours: the protocol has the lockout without a way out of it. */
export type UnlockStep = 'unlocking' | 'resend' | 'success';

/** `refused`: the link has expired, was used or never was one. */
export type UnlockEvent = 'opened' | 'unlocked' | 'refused';

/** From the link in the mail to an account that can be signed in to. */
export const unlockFlow: Flow<UnlockStep, UnlockEvent> = {
  unlocking: { unlocked: 'success', refused: 'resend' },
  resend: { opened: 'unlocking' },
  success: { opened: 'unlocking' },
};
