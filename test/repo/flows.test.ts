import { describe, expect, it } from 'vitest';
import { activationFlow } from '../../core/activation/activation.flow.ts';
import { checkoutFlow } from '../../core/checkout/checkout.flow.ts';
import { forgotPasswordFlow, resetPasswordFlow } from '../../core/forgot-password/forgot-password.flow.ts';
import { impersonateFlow } from '../../core/impersonation/impersonate.flow.ts';
import { invitationFlow } from '../../core/invitation/invitation.flow.ts';
import { loginFlow } from '../../core/login/login.flow.ts';
import { magicLinkFlow } from '../../core/magic-link/magic-link.flow.ts';
import { mfaFlow } from '../../core/mfa/mfa.flow.ts';
import { phoneResetFlow } from '../../core/phone-reset/phone-reset.flow.ts';
import { quickLoginFlow } from '../../core/quick-login/quick-login.flow.ts';
import { signUpFlow } from '../../core/sign-up/sign-up.flow.ts';
import { socialFlow } from '../../core/social/social.flow.ts';
import { keepAccountFlow } from '../../core/keep-account/keep-account.flow.ts';
import { emailChangeFlow } from '../../core/email-change/email-change.flow.ts';
import { unlockFlow } from '../../core/unlock/unlock.flow.ts';
import { flowDiagrams } from './flow-diagram.ts';

const JOURNEYS = [
  ['Login', flowDiagrams(loginFlow, 'preLogin')],
  ['Second factor', flowDiagrams(mfaFlow, 'verify')],
  ['Magic link', flowDiagrams(magicLinkFlow, 'opening')],
  ['Social sign-in', flowDiagrams(socialFlow, 'completing')],
  ['Phone reset', flowDiagrams(phoneResetFlow, 'ResetPhoneNumber')],
  ['Quick login', flowDiagrams(quickLoginFlow, 'number')],
  ['Sign-up', flowDiagrams(signUpFlow, 'SignUp')],
  ['Activation', flowDiagrams(activationFlow, 'activating')],
  ['Forgot password', flowDiagrams(forgotPasswordFlow, 'forgotPassword')],
  ['Reset password', flowDiagrams(resetPasswordFlow, 'resetPassword')],
  ['Change of email address', flowDiagrams(emailChangeFlow, 'opening')],
  ['Unlock', flowDiagrams(unlockFlow, 'unlocking')],
  ['Keep account', flowDiagrams(keepAccountFlow, 'keeping')],
  ['Invitation', flowDiagrams(invitationFlow, 'validate')],
  ['Impersonation', flowDiagrams(impersonateFlow, 'impersonating')],
  ['Checkout', flowDiagrams(checkoutFlow, 'loading')],
] as const;

const INTRODUCTION = `# Flows

Each journey of the login box, and the checkout, is a table in \`core/*/*.flow.ts\`: a row for every step, a column for every event, and in each
cell the next step. A journey has a picture here; what several of its steps share is drawn once, below it. What the steps show
is in [product](product.md#login-steps). The pictures are made from the tables:
\`npx vitest run --project repo test/repo/flows.test.ts -u\`.`;

describe('the pictures of the flows', () => {
  it('match the tables', async () => {
    const page = [INTRODUCTION, ...JOURNEYS.map(([title, pictures]) => `## ${title}\n\n${pictures}`)].join('\n\n');
    await expect(`${page}\n`).toMatchFileSnapshot('../../demo/docs/flows.md');
  });
});
