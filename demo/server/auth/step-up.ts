import * as v from 'valibot';
import { ok } from '../../../core/contract/failure.ts';
import { stepUp } from '../../../core/contract/step-up.ts';
import { signedInAnswer } from '../sign-in/sessions.ts';
import { isFresh, isSteppedUp } from '../authority/stepped-up.ts';
import { signInMethodOf } from '../authority/sign-in-method.ts';
import { loginAnswer } from '../checks/entities.ts';
import { challenge } from '../sign-in/challenge-for.ts';
import { factorsOf, isEnrolled } from '../sign-in/factors.ts';
import { isOffered } from '../mfa/offered.ts';
import { refuse } from '../refusal.ts';
import { signedIn } from '../rules.ts';
import { serve } from '../serve.ts';
import { ACTIVE } from '../authority/active-memberships.ts';
import { rule } from '../checks/rule.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * Step-up of the current session; the challenge is bound to it. Without a second factor, a code is mailed; where that
 * is not offered, or the tenant requires a factor, one is set up, within the fresh time after sign-in. Source:
 * protocol/sign-in.md#step-up; the rest ours.
 */
export const stepUpRoutes = serve(stepUp, {
  generate: signedIn({
    beforeMfa: 'stepUp.generate',
    limit: 'question',
    body: v.object({
      maxAge: v.exactOptional(
        v.pipe(
          v.number(rule('notNumber')),
          v.integer(rule('notInteger')),
          v.minValue(0, rule('tooSmall', { min: 0 })),
          v.maxValue(YEAR_SECONDS, rule('tooLarge', { max: YEAR_SECONDS })),
        ),
      ),
    }),
    answer: loginAnswer,
    handle: async ({ body, own, caller, ports, cookies, write }) => {
      const { userId, sessionId, tenantId } = caller;
      const [user, session, memberships] = await Promise.all([
        own.users.get(userId),
        own.sessions.get(sessionId),
        own.memberships.find({ where: { ...ACTIVE, userId } }),
      ]);
      if (!user || !session) return refuse('sessionEnded');
      if (isSteppedUp(ports, caller, body)) {
        const opened = { session, refreshToken: undefined };
        return ok(await signedInAnswer({ ports, cookies }, { user, memberships, tenantId, opened }));
      }
      const by = signInMethodOf(session.amr);
      const factors = await factorsOf(own, user, by);
      const enrolled = isEnrolled(factors);
      // a second mailed code adds no factor; where the policy requires one, it is set up
      const asksByMail = !enrolled && !caller.mfaRequired && by !== 'code' && isOffered(ports.config, 'EmailCode').ok;
      const fresh = isFresh(ports, { atMs: Date.parse(session.authenticatedAt) });
      if (!enrolled && !asksByMail && !fresh) return refuse('challengeExpired');
      const shown = asksByMail ? { ...factors, email: user.email } : factors;
      const details = { enrols: !enrolled && !asksByMail, session: sessionId, asksByMail };
      const asked = await write((rows) => challenge(rows, ports, { user, factors: shown, by, details, amr: [] }));
      const about = { tenantId, userId, email: user.email, emailVerified: user.verified };
      return ok({ mfaRequired: true, ...asked, ...about });
    },
  }),
});
