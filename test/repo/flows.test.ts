import { describe, expect, it } from 'vitest';
import { activationFlow } from '../../core/activation/activation.flow.ts';
import { diagram } from '../../core/flow/diagram.ts';
import { invitationFlow } from '../../core/invitation/invitation.flow.ts';
import { loginFlow } from '../../core/login/login.flow.ts';
import { magicLinkFlow } from '../../core/magic-link/magic-link.flow.ts';
import { mfaFlow } from '../../core/mfa/mfa.flow.ts';
import { phoneResetFlow } from '../../core/phone-reset/phone-reset.flow.ts';
import { quickLoginFlow } from '../../core/quick-login/quick-login.flow.ts';
import { signUpFlow } from '../../core/sign-up/sign-up.flow.ts';

const PAGES = [
  ['Signing in', diagram(loginFlow, 'preLogin')],
  ['A second factor', diagram(mfaFlow, 'verify')],
  ['A link that signs in', diagram(magicLinkFlow, 'opening')],
  ['A phone that is lost', diagram(phoneResetFlow, 'ResetPhoneNumber')],
  ['A phone that is to be known', diagram(quickLoginFlow, 'number')],
  ['Signing up', diagram(signUpFlow, 'SignUp')],
  ['Confirming an address', diagram(activationFlow, 'activating')],
  ['Accepting an invitation', diagram(invitationFlow, 'validate')],
] as const;

const INTRODUCTION = `# Flows

Each journey of the box is a table in \`core/*/*.flow.ts\`: a row for every step, and for everything that can happen there the
step that follows. These pictures are made from the tables; \`npx vitest run --project repo test/repo/flows.test.ts -u\` makes
them anew.`;

const page = [INTRODUCTION, ...PAGES.map(([title, text]) => `## ${title}\n\n\`\`\`mermaid\n${text}\n\`\`\``)];

describe('the pictures of the flows', () => {
  it('are those of the tables', () => expect(`${page.join('\n\n')}\n`).toMatchFileSnapshot('../../demo/docs/flows.md'));
});
