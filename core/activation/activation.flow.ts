import type { ActivationStrategy } from '../contract/users.ts';
import type { Flow } from '../flow/flow.ts';

/** Source: product.md#activation. */
export type ActivationStep = 'activating' | 'success' | 'resend' | 'activatingForm';

/** `refused`: the link has expired, was used or never was one. */
export type ActivationEvent = 'opened' | 'strategyKnown' | 'activated' | 'refused';

/** Context of the activation flow: the values that the link still asks for. */
export type ActivationContext = ActivationStrategy;

const asksMore = ({ shouldSetPassword, shouldSetName = false }: ActivationContext) =>
  shouldSetPassword || shouldSetName;

/** From the link in the mail to an account in use. Source: product.md#activation. */
export const activationFlow: Flow<ActivationStep, ActivationEvent, ActivationContext> = {
  activating: {
    strategyKnown: [[asksMore, 'activatingForm'], 'activating'],
    activated: 'success',
    refused: 'resend',
  },
  activatingForm: { opened: 'activating', activated: 'success', refused: 'resend' },
  resend: { opened: 'activating' },
  success: { opened: 'activating' },
};
