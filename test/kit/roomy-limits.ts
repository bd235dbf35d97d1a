import { DEFAULT_LIMITS } from '../../demo/server/limits/limits.ts';
import { DEFAULT_CONFIG } from '../../demo/server/vendor/config.ts';

const roomy = { times: 1_000_000, seconds: 60 };
const limit = { perAddress: roomy, perAccount: roomy };

/** Limits that no test reaches, for suites about something else. */
export const ROOMY_LIMITS: typeof DEFAULT_LIMITS = {
  proof: limit,
  signIn: limit,
  mail: limit,
  sms: limit,
  invitation: { ...limit, perCompany: roomy },
  question: limit,
  recipients: { mail: roomy, text: roomy, textDaily: roomy, textsPerCountry: roomy, textsInAll: roomy },
};

/** Sessions without a cap, for suites that open many at one moment of a clock that does not move. */
export const UNCAPPED_SESSIONS = { ...DEFAULT_CONFIG.sessions, maxSessions: null };
