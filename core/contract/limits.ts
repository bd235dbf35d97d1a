/** Bounds and patterns that both sides of the wire know: a form refuses by them what the server would refuse. */

/** Seconds an access token lives. Source: product.md#timing. */
export const ACCESS_TOKEN_SECONDS = 300;

/**
 * Share of the access token's life after which it is renewed.
 * Source: product.md#session, protocol/sign-in.md#auth-response.
 */
export const REFRESH_AT = 0.8;

/** Error text of entitlement queries while entitlements are off. Source: protocol/README.md#texts. */
export const ENTITLEMENTS_OFF = 'You must first enable entitlements via Frontegg options to use this function';

/** Milliseconds between a silent sign-out and its callback. Source: product.md#timing. */
export const SILENT_LOGOUT_MS = 500;

/**
 * Minutes a mailed code works, and how often it may be tried, however many try at once. Ours: the protocol leaves them
 * open.
 */
export const CODE_MINUTES = 5;
export const CODE_ATTEMPTS = 5;
export const CODE_DIGITS = 6;

/** How many recovery codes a person gets. Ours. */
export const RECOVERY_CODES = 10;

/** Minutes in which a second factor must be shown or set up. Ours. */
export const MFA_MINUTES = 15;

/**
 * Lengths of names (people, companies, roles, groups), addresses and descriptions in characters. Ours: the protocol
 * leaves bounds open.
 */
export const NAME_MIN = 3;
export const NAME_MAX = 100;
export const EMAIL_MAX = 254;
export const DESCRIPTION_MAX = 500;
/** Lengths of a person's job title and address. Ours. */
export const JOB_TITLE_MAX = 100;
export const ADDRESS_MAX = 500;

/** Hours in which both addresses confirm a change, and days in which the former one can take it back. Ours. */
export const EMAIL_CHANGE_HOURS = 24;
export const EMAIL_UNDO_DAYS = 3;
/** Size of an uploaded photo, in bytes. Ours. */
export const PHOTO_BYTES = 5 * 1024 * 1024;
/** Pixels of an uploaded photo, which are decoded: those of a phone's camera. Ours. */
export const PICTURE_PIXELS_MAX = 50_000_000;
/** Side of a stored photo in pixels: the largest avatar, on a screen of three pixels a point. Ours. */
export const PICTURE_SIDE = 256;

/**
 * Pattern of an email address as strict as browsers' own, and a dot in the domain. The server looks at letters and
 * lengths, too.
 */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Pattern of a phone number with its country, without punctuation. Source: ITU E.164. */
export const PHONE_PATTERN = /^\+[1-9]\d{6,14}$/;

/** Length of the name that a person gives to a passkey, key or app of theirs. Ours. */
export const DEVICE_NAME_MAX = 60;

/** Phone numbers that a person can sign in with at most. Ours. */
export const PHONE_NUMBERS_MAX = 10;

/** Pattern of an id in lists that are joined by commas. */
export const ID_PATTERN = /^[0-9a-f-]{36}$/;

/** Key of a role: its length in characters and its pattern. Ours. */
export const ROLE_KEY_MAX = 100;
export const ROLE_KEY_PATTERN = /^[\w.-]+$/;

/** Highest number of a role's level, which is the least powerful one. Ours. */
export const ROLE_LEVEL_MAX = 32_767;

/**
 * Items on a page of people, by default and at most; so many ids fit in one question, too.
 * Source: product.md#timing; the maximum is ours.
 */
export const PAGE_SIZE = 20;
export const PAGE_SIZE_MAX = 200;

/** Invitations in one call; more are sent in slices. Ours. */
export const INVITEES_MAX = 50;

/** Addresses in one check before an invitation; more are checked in slices. Ours. */
export const INVITEES_CHECKED_MAX = 150;

/** Minutes that an invite link works: 30 days. Source: protocol/invitations.md#invite-link. */
export const INVITE_LINK_MINUTES = 43_200;

/** Lifetimes that are offered for API tokens, in days; a token may live ten years. Source: product.md#timing; the maximum is ours. */
export const TOKEN_DAYS = [1, 7, 30, 90, 365] as const;
export const TOKEN_DAYS_MAX = 3650;
export const DAY_MINUTES = 1440;

/** Longest time that a rotated token's last secret still works, in minutes: a week. Ours. */
export const TOKEN_OVERLAP_MINUTES_MAX = 10_080;

/** API tokens of one person in a tenant, and of a tenant. Ours. */
export const PERSONAL_TOKENS_MAX = 100;
export const TENANT_TOKENS_MAX = 20_000;

/** Largest body of a call whose rule declares no `bodyBytes` of its own. Ours. */
export const BODY_BYTES = 16 * 1024;
/** Largest body of a call that takes a long list: a thousand ids, or a slice of people. Ours. */
export const LIST_BODY_BYTES = 64 * 1024;

/** Accounts on a page of all accounts, people on one of an account, and accounts that a search finds. Source: product.md#timing. */
export const ACCOUNTS_PAGE = 50;
export const ACCOUNT_USERS_PAGE = 10;
/** Accounts that are listed of each person of an account, the one that was asked for included. Ours. */
export const ACCOUNT_PEOPLE_TENANTS = 50;
/** Levels of accounts below the topmost. Ours. */
export const HIERARCHY_DEPTH = 10;
/** Accounts in one answer of the calls without pages; of more, those of the first levels by name. Ours. */
export const HIERARCHY_MAX = 1000;
/** Length of a web address, of a postal address as JSON, and of a logo as a data URL, in characters. Ours. */
export const URL_MAX = 2000;
export const POSTAL_MAX = 1000;
export const LOGO_MAX = 100_000;
/** Length of a logo of the login box as a data URL: the browser remembers it for the first paint. Ours. */
export const LOGIN_LOGO_MAX = 40_000;

/** Pattern of a tenant's name in its login address: 3 to 40 letters, digits and dashes. An id is none. Ours. */
export const LOGIN_ALIAS_PATTERN = /^(?!.{36}$|-)(?!.*-$)[a-z\d-]{3,40}$/;
