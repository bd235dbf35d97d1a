import type { Flow } from '../flow/flow.ts';

/** Source: product.md#sign-up. */
export type SignUpStage = 'SignUp' | 'SignUpSuccess';

export type SignUpEvent = 'signedUp' | 'startedOver';

/** From a form to an account. Source: product.md#sign-up. */
export const signUpFlow: Flow<SignUpStage, SignUpEvent> = {
  SignUp: { signedUp: 'SignUpSuccess' },
  SignUpSuccess: { startedOver: 'SignUp' },
};
