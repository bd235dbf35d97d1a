import { Secret, TOTP } from 'otpauth';
import type { LoginAnswer, MfaRequired } from '../../core/contract/entities/auth.ts';
import type { MovingClock } from './moving-clock.ts';

/** The challenge a sign-in was answered with. */
export const challengeIn = (answer: { value: LoginAnswer }): MfaRequired => {
  if (answer.value.mfaRequired !== true) throw new Error('No second factor is asked for');
  return answer.value;
};

/** An authenticator app that was set up by scanning: a TOTP of its own, by the server's clock unless it is off. */
export const anApp = (otpauthUrl: string, clock: MovingClock) => {
  const secret = Secret.fromBase32(new URL(otpauthUrl).searchParams.get('secret') ?? '');
  const totp = new TOTP({ secret });
  return { code: (offMs = 0) => totp.generate({ timestamp: clock.now().getTime() + offMs }) };
};
export type App = ReturnType<typeof anApp>;
