import type { Flow } from '../flow/flow.ts';

/**
 * The screens between a wish to sign in more quickly and a phone that is known. Ours: the protocol names the flow
 * alone.
 */
export type QuickLoginStep = 'number' | 'code';

export type QuickLoginEvent = 'begun' | 'numberGiven' | 'numberWrong';

/** From a session to a phone that signs in by itself from then on. Source: product.md#quick-login. */
export const quickLoginFlow: Flow<QuickLoginStep, QuickLoginEvent> = {
  number: { numberGiven: 'code' },
  code: { begun: 'number', numberWrong: 'number' },
};
