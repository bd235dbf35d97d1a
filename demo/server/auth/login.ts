import * as v from 'valibot';
import { auth } from '../../../core/contract/auth.ts';
import { ok } from '../../../core/contract/failure.ts';
import { startSessionOrChallenge, recordFailure, judgeAttempt, loginResponse } from '../sign-in/start-session.ts';
import { requireStrategy } from '../sign-in/strategies.ts';
import { loginAnswer } from '../checks/entities.ts';
import { email, secret, text } from '../checks/fields.ts';
import { padResponseTime } from '../http/pad-response-time.ts';
import { refuse } from '../refusal.ts';
import { crossTenant } from '../rules.ts';
import { requirePasswordReset, isBreached } from './breached.ts';

/**
 * Signs in by password. A wrong password and an unknown address get the same words, status and response time, and the
 * same lockout; that an address is unconfirmed is answered only to the correct password.
 * Source: protocol/sign-in.md#login, protocol/README.md#failures.
 */
export const login = crossTenant<typeof auth.login>('auth.login', 'proof', {
  captcha: 'login',
  body: v.object({
    email: email(),
    password: secret(),
    recaptchaToken: v.exactOptional(text(4096)),
    invitationToken: v.exactOptional(text(4096)),
  }),
  answer: loginAnswer,
  handle: async (context) => {
    const { body, ports } = context;
    const closed = requireStrategy(ports.config, 'EmailAndPassword');
    if (!closed.ok) return closed;
    const padTime = padResponseTime();
    return judgeAttempt(context, body.email, async (entrance) => {
      const { found, attempts } = entrance;
      const proven =
        // no password check once a lock is reported: its answer would leak whether the password is right
        !attempts.reported &&
        (await ports.hasher.verify(found?.user.passwordHash ?? null, body.password)) &&
        !attempts.locked;

      if (!found || !proven) {
        const reported = await recordFailure(context, entrance, 'password');
        await padTime();
        return refuse(reported ? 'accountLocked' : 'invalidCredentials');
      }
      if (!found.user.verified && !ports.config.allowNotVerifiedUsersLogin) {
        await attempts.clear();
        return refuse('emailNotVerified');
      }
      if (await isBreached(context, body.password)) {
        await attempts.clear();
        return ok(await requirePasswordReset(context, found));
      }
      const admitted = await context.write(found.scope, (rows) =>
        startSessionOrChallenge(rows, context, found, 'password'),
      );
      // a password alone does not reset the failure count before the second factor
      const cleared = 'mfaToken' in admitted ? undefined : attempts.clear();
      const [answer] = await Promise.all([loginResponse(context, found, admitted), cleared]);
      return ok(answer);
    });
  },
});
