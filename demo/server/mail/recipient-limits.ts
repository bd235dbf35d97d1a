import type { Result } from '../../../core/contract/failure.ts';
import { digest } from '../keys/secrets.ts';
import type { Allowance } from '../limits/limits.ts';
import type { Ports } from '../ports.ts';
import { Declined, refuse, type Refusal, rateLimited } from '../refusal.ts';
import type { Admission, Mailing, RecipientLimits } from './mailing.ts';

/**
 * Outcome for a message over its recipient's rate limit. `dropped`: the call is answered as usual, so that its answer does
 * not reveal whether an account exists (user enumeration). `declined`: 429, for the caller named the recipient and learns
 * nothing. `delayed`: security notices, of which one more is sent when the window ends, on behalf of the rest, so that
 * filling the limit hides nothing from the account's owner.
 */
type Excess = 'dropped' | 'declined' | 'delayed';

/** Outcome over the limit for every kind of message. `as` counts it with another kind, from which it must be indistinguishable. Ours. */
export const EXCESS: Readonly<Record<keyof Mailing, { excess: Excess; as?: keyof Mailing }>> = {
  activation: { excess: 'dropped' },
  passwordReset: { excess: 'dropped' },
  firstPassword: { excess: 'dropped', as: 'passwordReset' },
  passwordBreached: { excess: 'dropped', as: 'passwordReset' },
  accountLocked: { excess: 'dropped' },
  signInCode: { excess: 'dropped' },
  magicLink: { excess: 'dropped' },
  signInText: { excess: 'dropped' },
  smsCode: { excess: 'declined' },
  confirmationCode: { excess: 'declined' },
  phoneResetCode: { excess: 'dropped' },
  invitation: { excess: 'declined' },
  invitationAgain: { excess: 'dropped' },
  signUpAttempt: { excess: 'dropped' },
  personJoined: { excess: 'delayed' },
  factorAdded: { excess: 'delayed' },
  factorRemoved: { excess: 'delayed' },
  recoveryCodeUsed: { excess: 'delayed' },
  factorsRemoved: { excess: 'delayed' },
  factorsReset: { excess: 'delayed' },
  recentWaysRemoved: { excess: 'delayed' },
  companyLeft: { excess: 'delayed' },
  dataExported: { excess: 'delayed' },
  deletionRequested: { excess: 'delayed' },
  deletionCanceled: { excess: 'delayed' },
  accountDeleted: { excess: 'delayed' },
  phoneChanged: { excess: 'delayed' },
  emailChangeFrom: { excess: 'declined' },
  emailChangeTo: { excess: 'dropped' },
  emailChangeTaken: { excess: 'dropped', as: 'emailChangeTo' },
  emailChanged: { excess: 'delayed' },
  emailChangeUndone: { excess: 'delayed' },
  passwordChanged: { excess: 'delayed' },
  sessionCopied: { excess: 'delayed' },
  tokenExpiring: { excess: 'delayed' },
  billing: { excess: 'delayed' },
};

/** Limits of one call's transaction, over its retries. */
export interface CountedRecipients extends RecipientLimits {
  /** Begins or retries the transaction: a retry reuses the counts of the attempt before. */
  begin(): void;
  /** Uncounts messages that were not committed. */
  end(kept: boolean): Promise<void>;
}

interface CountedRecipient {
  readonly allowance: Allowance;
  used: number;
  spare: number;
}

const keyOf = async (kind: keyof Mailing, recipient: string) =>
  // no recipient: the store does the same work as for one (constant time)
  `recipient:${EXCESS[kind].as ?? kind}:${await digest(recipient || crypto.randomUUID())}`;

/** Ends the transaction and answers its call. */
const decline = (refused: Result<never, Refusal>): void => {
  if (!refused.ok) throw new Declined(refused.failure);
};

/** Country of a phone number by ISO 3166, or its calling code where the country is unknown. */
const countryOf = async (number: string): Promise<string> => {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const { country, countryCallingCode } = parsePhoneNumberFromString(number) ?? {};
  return country ?? countryCallingCode ?? 'unknown';
};

/**
 * Rate limit per recipient and kind of message, counted where messages enter the outbox, shared by all nodes. Counted
 * outside the transaction, so that concurrent calls to one recipient do not conflict.
 */
export const countRecipients = ({
  store: { counters },
  clock,
  config,
  log,
}: Pick<Ports, 'store' | 'clock' | 'config' | 'log'>): CountedRecipients => {
  const { recipients } = config.limits;
  const add = (key: string, points: number, { seconds }: Allowance) =>
    counters.add(key, points, seconds * 1000, clock.now());
  const counts = new Map<string, CountedRecipient>();

  /** Counts one message; resolves with the seconds to wait where the limit is reached, else 0. */
  const count = async (key: string, allowance: Allowance): Promise<number> => {
    const known = counts.get(key) ?? { allowance, used: 0, spare: 0 };
    if (known.spare > 0) known.spare -= 1;
    else {
      const { points, expires } = await add(key, 1, allowance);
      if (points > allowance.times) {
        await add(key, -1, allowance);
        return Math.max(1, Math.ceil((Date.parse(expires) - clock.now().getTime()) / 1000));
      }
    }
    known.used += 1;
    counts.set(key, known);
    return 0;
  };
  const uncount = (key: string): void => {
    const known = counts.get(key);
    if (known) Object.assign(known, { used: known.used - 1, spare: known.spare + 1 });
  };

  const beyond = async (kind: keyof Mailing, key: string, seconds: number, by: string): Promise<Admission> => {
    const { excess } = EXCESS[kind];
    log.warn({ limit: 'recipients', kind, by, excess }, 'A limit was reached');
    if (excess === 'declined') decline(rateLimited(seconds));
    if (excess === 'dropped') return undefined;
    return (await count(`${key}:rest`, { times: 1, seconds })) === 0 ? { inSeconds: seconds } : undefined;
  };

  return {
    begin: () => {
      for (const one of counts.values()) Object.assign(one, { used: 0, spare: one.spare + one.used });
    },
    end: async (kept) => {
      for (const [key, { allowance, used, spare }] of counts) {
        const unkept = spare + (kept ? 0 : used);
        if (unkept > 0) await add(key, -unkept, allowance);
      }
    },
    mail: async (kind, address) => {
      const key = await keyOf(kind, address);
      const seconds = await count(key, recipients.mail);
      return seconds === 0 ? { inSeconds: 0 } : beyond(kind, key, seconds, 'address');
    },
    text: async (kind, number) => {
      // no recipient: the store does the same work as for one (constant time)
      const country = number === '' ? crypto.randomUUID() : await countryOf(number);
      if (number !== '' && config.smsCountries && !config.smsCountries.includes(country)) {
        log.warn({ kind, country }, 'A text to a country that smsCountries does not name was not sent');
        if (EXCESS[kind].excess === 'declined') decline(refuse('smsUnavailable'));
        return undefined;
      }
      const key = `recipient:text:${await digest(number || country)}`;
      const limits: readonly [by: string, key: string, allowance: Allowance][] = [
        ['number', `${key}:hour`, recipients.text],
        ['number', `${key}:day`, recipients.textDaily],
        ['country', `recipient:text:${country}`, recipients.textsPerCountry],
        ['all', number === '' ? `${key}:all` : 'recipient:text', recipients.textsInAll],
      ];
      for (const [at, [by, one, allowance]] of limits.entries()) {
        const seconds = await count(one, allowance);
        if (seconds === 0) continue;
        for (const [, earlier] of limits.slice(0, at)) uncount(earlier);
        return beyond(kind, key, seconds, by);
      }
      return { inSeconds: 0 };
    },
  };
};

/** Recipient limits that allow everything: for work outside of calls. */
export const anyRecipient: RecipientLimits = {
  mail: async () => ({ inSeconds: 0 }),
  text: async () => ({ inSeconds: 0 }),
};
