import type { Flow } from '../flow/flow.ts';

/** Source: SPEC §2 "Sign-up stage". */
export type SignUpStage = 'SignUp' | 'SignUpSuccess';

export type SignUpEvent = 'signedUp' | 'startedOver';

/** From a form to an account. Source: SPEC §2, §4 "Sign-up result". */
export const signUpFlow: Flow<SignUpStage, SignUpEvent> = {
  SignUp: { signedUp: 'SignUpSuccess' },
  SignUpSuccess: { startedOver: 'SignUp' },
};
