import { textDirectionOf, languageFor } from '../../../elements/i18n/languages.ts';
import { type MailKind, loadMails } from '../../../elements/i18n/mails.ts';
import { relativeTimesIn } from '../../../elements/i18n/relative-times.ts';
import type { OperatorConfig } from '../vendor/config.ts';
import { exactFormat, inMainUnit } from '../../../core/contract/money.ts';
import type { BillingFacts, Recipient, TokenFacts } from './mailing.ts';

/** A mail as it is read, before it is HTML and text. */
export interface RenderedMail {
  language: string;
  direction: 'ltr' | 'rtl';
  vendor: string;
  subject: string;
  title: string;
  greeting: string;
  paragraphs: readonly string[];
  action?: { label: string; address: string; copy: string };
  /** One-time code to type. */
  code?: string;
  note: string;
  foot: string;
}

/** Lifetime of a link, in the unit that a person would say. */
export interface LinkLifetime {
  amount: number;
  unit: 'hour' | 'minute';
}

/**
 * Whether a name is safe in a greeting: mail programs must not turn it into a link, for strangers choose names. A dot
 * between letters or digits of any script is one of a domain, in all its forms. Ours. Source: UTS #46 "Notation".
 */
const greetable = (name: string): boolean =>
  name !== '' && !/[/:@<>\\]|[\p{L}\p{M}\p{N}_-]\p{Cf}*[.。．｡]\p{Cf}*[\p{L}\p{N}_]/u.test(name.normalize('NFKC'));

/** Lifetime from which a mail counts in days, in hours. Ours. */
const DAYS_FROM_HOURS = 48;

/** A lifetime as a time from now, with its preposition: `in 24 hours`, `in 7 days`. */
const fromNow = (language: string, { amount, unit }: LinkLifetime): string => {
  const inDays = unit === 'hour' && amount >= DAYS_FROM_HOURS && amount % 24 === 0;
  return relativeTimesIn(language, { numeric: 'always' })(inDays ? amount / 24 : amount, inDays ? 'day' : unit);
};

/** Facts of a mail about billing, an API token or an email address. */
export type MailedFacts = Partial<BillingFacts & TokenFacts & { email: string }>;

/** Facts as a person reads them: `$49.00`, `January 31, 2026`. */
const factsIn = (
  language: string,
  { plan = '', money, number = '', at, hasMethod = true, seats = 0, token = '', email = '' }: MailedFacts = {},
) => ({
  plan,
  number,
  token,
  email,
  hasMethod,
  seats,
  amount: money ? new Intl.NumberFormat(language, exactFormat(money.currency)).format(inMainUnit(money)) : '',
  date: at ? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at)) : '',
});

/** Renders a mail in the person's language, with the link of its button or a code to type. */
export const renderMail = async (
  { vendor: { name: vendor } }: Pick<OperatorConfig, 'vendor'>,
  kind: MailKind,
  to: Recipient,
  {
    address = '',
    code,
    lasts,
    company = '',
    facts,
  }: { address?: string; code?: string; lasts?: LinkLifetime; company?: string; facts?: MailedFacts },
): Promise<RenderedMail> => {
  const language = languageFor(to.language);
  const mails = await loadMails(language);
  // a company's name is chosen by strangers too
  const known = greetable(company) ? company : vendor;
  const { subject, title, body, action, note } = mails.texts[kind];
  const about = factsIn(language, facts);
  return {
    language,
    direction: textDirectionOf(language),
    vendor,
    subject: subject(vendor, known, about),
    title,
    // until the address is verified, a stranger can have typed the name
    greeting: to.verified && greetable(to.name) ? mails.greeting(to.name) : mails.greetingWithoutName,
    paragraphs: [
      ...body(vendor, known, about),
      ...(lasts ? [mails[code ? 'codeLasts' : 'linkLasts'](fromNow(language, lasts))] : []),
    ],
    ...(action ? { action: { label: action, address, copy: mails.copyLink } } : {}),
    ...(code ? { code } : {}),
    note,
    foot: mails.sentBy(vendor),
  };
};

/**
 * Renders the text message with a code. Its last line binds the code to the origin for autofill. Source: WICG
 * "Origin-bound one-time codes".
 */
export const renderShortMessage = async (
  { vendor: { name } }: Pick<OperatorConfig, 'vendor'>,
  language: string,
  code: string,
  host?: string,
): Promise<string> => {
  const { shortMessage } = await loadMails(languageFor(language));
  return shortMessage(name, code) + (host ? `\n\n@${host} #${code}` : '');
};
