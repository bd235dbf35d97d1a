import * as v from 'valibot';
import { mfa } from '../../../core/contract/mfa.ts';
import { ok } from '../../../core/contract/failure.ts';
import { recordFailure, judgeAttempt } from '../sign-in/start-session.ts';
import { endSessions } from '../sign-in/sessions.ts';
import { email, secret } from '../checks/fields.ts';
import { padResponseTime } from '../http/pad-response-time.ts';
import { refuse } from '../refusal.ts';
import { crossTenant } from '../rules.ts';
import { removeFactors } from '../sign-in/factors.ts';
import { findRecoveryCode, useRecoveryCode } from './recovery-codes.ts';

/**
 * Removes the second factors of a person who has lost them, by one of their recovery codes: all sessions end, the codes too,
 * and the next sign-in requires the setup of a new factor, whatever the policy. A wrong code and an unknown address
 * have the same error, status and response time. Source: protocol/second-factors.md#recover; setting up a new factor ours.
 */
export const recover = crossTenant<typeof mfa.recover>('mfa.recover', 'proof', {
  body: v.object({ email: email(), recoveryCode: secret() }),
  handle: async (context) => {
    const { body, across, ports, cookies, write } = context;
    const padTime = padResponseTime();
    return judgeAttempt(context, body.email, async (entrance) => {
      const { found, auditedAs, attempts } = entrance;
      if (attempts.reported) return refuse('accountLocked');
      const code = await findRecoveryCode(across, auditedAs.user.id, body.recoveryCode);
      if (!found || !code || attempts.locked) {
        const reported = await recordFailure(context, entrance, 'recoveryCode');
        await padTime();
        return refuse(reported ? 'accountLocked' : 'recoveryCodeInvalid');
      }
      const { user, scope } = found;
      const done = await write(scope, async (rows) => {
        if (!(await useRecoveryCode(rows, ports, code))) return false;
        await removeFactors(rows, user.id);
        await rows.users.update({ id: user.id }, { mustEnrol: true });
        await endSessions(rows, ports.clock, { userId: user.id });
        await rows.mail.factorsRemoved(user);
        await rows.audit({ action: 'Second factors removed by a recovery code', severity: 'Warning' });
        return true;
      });
      await padTime();
      if (!done) return refuse('recoveryCodeInvalid');
      cookies.set('refresh', undefined);
      return ok(undefined);
    });
  },
});
