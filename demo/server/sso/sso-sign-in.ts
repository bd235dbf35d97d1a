import * as v from 'valibot';
import { ssoSignIn } from '../../../core/contract/sso-sign-in.ts';
import { loginAnswer } from '../checks/entities.ts';
import { rawText, text } from '../checks/fields.ts';
import { crossTenant } from '../rules.ts';
import { serve } from '../serve.ts';
import { SSO_QUESTION } from './connection.ts';
import { finishOidc, finishSaml } from './finish.ts';

const state = () => text(100, 1);

/** Fields of an answer by OpenID Connect, beside its state. */
const answered = {
  code: v.exactOptional(text(4096)),
  redirectUri: v.exactOptional(text(2000)),
  iss: v.exactOptional(text(2000)),
  error: v.exactOptional(text(200)),
};

/**
 * Routes at the end of a single sign-on. A response by SAML was verified where it arrived; one in the body is not looked at.
 * Source: protocol/sso.md#sign-in.
 */
export const ssoSignInRoutes = serve(ssoSignIn, {
  samlPrelogin: crossTenant<typeof ssoSignIn.samlPrelogin>('ssoSignIn.samlPrelogin', 'question', SSO_QUESTION),

  samlPostlogin: crossTenant<typeof ssoSignIn.samlPostlogin>('ssoSignIn.samlPostlogin', 'proof', {
    body: v.object({ RelayState: state(), SAMLResponse: v.exactOptional(rawText(10_000)) }),
    answer: loginAnswer,
    handle: (context) => finishSaml(context, context.body.RelayState),
  }),

  oidcPostlogin: crossTenant<typeof ssoSignIn.oidcPostlogin>('ssoSignIn.oidcPostlogin', 'proof', {
    body: v.object({ RelayState: state(), ...answered }),
    answer: loginAnswer,
    handle: (context) => finishOidc(context, context.body.RelayState, context.body),
  }),

  olderOidcPostlogin: crossTenant<typeof ssoSignIn.olderOidcPostlogin>('ssoSignIn.olderOidcPostlogin', 'proof', {
    body: v.object({ state: state(), ...answered }),
    answer: loginAnswer,
    handle: (context) => finishOidc(context, context.body.state, context.body),
  }),
});
