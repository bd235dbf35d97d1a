import * as v from 'valibot';
import { ssoSignIn } from '../../../core/contract/sso-sign-in.ts';
import { loginAnswer } from '../checks/entities.ts';
import { rawText, text } from '../checks/fields.ts';
import { crossTenant } from '../rules.ts';
import { serve } from '../serve.ts';
import { finishOidc, finishSaml } from './finish.ts';

const state = () => text(100, 1);

/**
 * Routes at the end of a single sign-on. A response by SAML was verified where it arrived; one in the body is not looked at.
 * Source: protocol/sso.md#sign-in.
 */
export const ssoSignInRoutes = serve(ssoSignIn, {
  samlPostlogin: crossTenant<typeof ssoSignIn.samlPostlogin>('ssoSignIn.samlPostlogin', 'proof', {
    body: v.object({ RelayState: state(), SAMLResponse: v.exactOptional(rawText(10_000)) }),
    answer: loginAnswer,
    handle: (context) => finishSaml(context, context.body.RelayState),
  }),

  oidcPostlogin: crossTenant<typeof ssoSignIn.oidcPostlogin>('ssoSignIn.oidcPostlogin', 'proof', {
    body: v.object({
      RelayState: state(),
      code: v.exactOptional(text(4096)),
      redirectUri: v.exactOptional(text(2000)),
      iss: v.exactOptional(text(2000)),
      error: v.exactOptional(text(200)),
    }),
    answer: loginAnswer,
    handle: (context) => finishOidc(context, context.body.RelayState, context.body),
  }),
});
