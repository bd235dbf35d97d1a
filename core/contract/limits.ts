/** Numbers both sides of the wire agree on. */

/** Seconds an access token lives. Source: SPEC §9. */
export const ACCESS_TOKEN_SECONDS = 300;

/** Share of the access token's life after which it is renewed. Source: ARCHITECTURE of the session; SPEC §3 `expiresIn`. */
export const REFRESH_AT = 0.8;

/** What asking for entitlements that are off says. Source: SPEC §8. */
export const ENTITLEMENTS_OFF = 'You must first enable entitlements via Frontegg options to use this function';

/** Milliseconds between a silent sign-out and its callback. Source: SPEC §4, §9. */
export const SILENT_LOGOUT_MS = 500;

/** Minutes a mailed code works, and how often it may be tried, however many try at once. Ours: SPEC leaves them open. */
export const CODE_MINUTES = 5;
export const CODE_ATTEMPTS = 5;
export const CODE_DIGITS = 6;

/** How many recovery codes a person gets. Ours. */
export const RECOVERY_CODES = 10;

/** Minutes in which a second factor must be shown or set up. Ours. */
export const MFA_MINUTES = 15;

/** Longest answers to "what is your name" and the like, in characters. Ours: SPEC §5 leaves bounds open. */
export const NAME_MIN = 3;
export const NAME_MAX = 100;
export const EMAIL_MAX = 254;

/** Largest body of a call whose rule declares no `bodyBytes` of its own. Ours. */
export const BODY_BYTES = 16 * 1024;
/** Largest body of a call that takes a long list: a thousand ids, or a slice of people. Ours. */
export const LIST_BODY_BYTES = 64 * 1024;
