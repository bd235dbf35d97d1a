import { is, number, object, optional, array, string, boolean } from 'valibot';
import type { Captcha, Fetch, Log } from '../ports.ts';

interface Setting {
  fetch: Fetch;
  log: Log;
  secret: string;
  verifyUrl: string;
  /** Minimum score, from 0 (surely a robot) to 1 (surely a person). */
  minScore: number;
}

const TIMEOUT_MS = 3000;

const verdict = object({
  success: boolean(),
  score: optional(number()),
  action: optional(string()),
  'error-codes': optional(array(string())),
});

/** Error codes of a wrong setting, not of a wrong token. */
const isOurFault = (code: string) => /^(missing|invalid)-input-secret$|^bad-request$/.test(code);

/**
 * Verifies tokens by reCAPTCHA v3. Ours: it fails open when the service cannot be reached or rejects our secret, because otherwise sign-in
 * stops; rate limits and lockout still apply. Source: reCAPTCHA "Verifying the user's response".
 */
export const recaptcha = ({ fetch, log, secret, verifyUrl, minScore }: Setting): Captcha => ({
  isPerson: async (token, action, ip) => {
    if (!token) return false;
    const response = await fetch(verifyUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ secret, response: token, ...(ip && { remoteip: ip }) }).toString(),
      timeoutMs: TIMEOUT_MS,
      redirects: 0,
    });
    const answer: unknown = response.ok ? await response.value.json().catch(() => undefined) : undefined;
    if (!is(verdict, answer)) {
      log.warn(
        { reason: response.ok ? response.value.status : response.failure },
        'The captcha service did not answer',
      );
      return true;
    }
    const codes = answer['error-codes'] ?? [];
    if (codes.some(isOurFault)) {
      log.error({ codes }, 'The captcha service refuses our secret: correct FE_CAPTCHA_SECRET');
      return true;
    }
    // a token of another action is not accepted
    return answer.success && answer.action === action && (answer.score ?? 1) >= minScore;
  },
});
