import type { Flow } from '../flow/flow.ts';

/** Screens of the route that providers lead back to. Ours: the protocol names the route alone. */
export type SocialStep = 'completing' | 'failed' | 'signInFirst' | 'link' | 'success';

/** `accountFound`: an account has the email already, and its owner has not linked the provider. */
export type SocialEvent = 'opened' | 'signedIn' | 'refused' | 'accountFound' | 'pendingFound' | 'linked';

/**
 * From a provider's answer to a session. An account that exists is linked only after its owner has signed in to it.
 * Source: product.md#social-sign-in.
 */
export const socialFlow: Flow<SocialStep, SocialEvent> = {
  completing: { signedIn: 'success', refused: 'failed', accountFound: 'signInFirst', pendingFound: 'link' },
  failed: { opened: 'completing' },
  signInFirst: { opened: 'completing' },
  link: { opened: 'completing', linked: 'success' },
  success: { opened: 'completing' },
};
