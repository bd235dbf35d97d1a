import { CODE_MINUTES, EMAIL_CHANGE_HOURS, EMAIL_UNDO_DAYS } from '../../../core/contract/limits.ts';
import type { Clock, Log, Mail, Mailer, ShortMessage, Sms } from '../ports.ts';
import type { Sealer } from '../keys/sealer.ts';
import type { Store, Writer } from '../store/store.ts';
import type { OperatorConfig } from '../vendor/config.ts';
import type { renderMail } from './rendered-mail.ts';
import type {
  InvitationRecipient,
  LinkToken,
  Mailing,
  MailQueue,
  PhoneRecipient,
  Recipient,
  RecipientLimits,
} from './mailing.ts';
import { anyRecipient } from './recipient-limits.ts';
import type { MailKind } from '../../../elements/i18n/mails.ts';
import { openOutbox, type Outbox } from './outbox.ts';
import type { MailedRoute } from '../../../core/contract/mailed-routes.ts';

type LinkRoutes = Pick<OperatorConfig, 'routes' | 'basename' | 'urlStrategy'>;
/** The routes that mails lead to. */
type LinkRoute = MailedRoute | 'loginUrl' | 'authenticatedUrl';

/** Address of a link in a mail: built from the product's own address and the operator's routes, never from a request. */
const addressOf = (
  publicUrl: string,
  { routes, basename, urlStrategy }: LinkRoutes,
  route: LinkRoute,
  query: Readonly<Record<string, string>> = {},
): string => {
  const search = new URLSearchParams(query).toString();
  const path = `${basename}${routes[route]}${search && `?${search}`}`;
  return urlStrategy === 'hash' ? `${publicUrl}/#${path}` : `${publicUrl}${path}`;
};

interface Setting {
  store: Store;
  sealer: Sealer;
  clock: Clock;
  log: Log;
  mailer: Mailer;
  sms?: Sms | undefined;
  config: OperatorConfig;
  publicUrl: string;
}

/** Values of a mail beside its recipient. */
type Parts = Parameters<typeof renderMail>[3];

/** Mail service: writes mails into the outbox, and sends those. */
export type MailService = MailQueue & Pick<Outbox, 'start' | 'stop' | 'sendDue'>;

const minutes = (amount: number) => ({ amount, unit: 'minute' }) as const;
const hours = (amount: number) => ({ amount, unit: 'hour' }) as const;
const made = async (token: LinkToken) => (typeof token === 'string' ? token : token());

/**
 * Mail service of an installation: mails are rendered in the person's language, stored sealed, and sent after commit.
 */
export const openMailService = (setting: Setting): MailService => {
  const { sealer, clock, config, publicUrl } = setting;
  const outbox = openOutbox(setting);
  /** Mailings with new messages: `collect` triggers sending for these only. */
  const written = new WeakSet<Mailing>();

  const keep = async (
    rows: Writer,
    { id, kind, inSeconds }: { id: string; kind: 'mail' | 'sms'; inSeconds: number },
    message: Mail | ShortMessage,
  ): Promise<void> => {
    const now = clock.now();
    const payload = { sealed: await sealer.seal(JSON.stringify(message)) };
    const dueAt = new Date(now.getTime() + inSeconds * 1000).toISOString();
    // what is put off has been tried, as the outbox sees it
    const attempts = inSeconds > 0 ? 1 : 0;
    await rows.outbox.insert({ id, kind, payload, attempts, dueAt, lastError: null, createdAt: now.toISOString() });
  };

  const handIn = async (
    rows: Writer,
    to: Recipient,
    kind: MailKind,
    parts: Parts,
    inSeconds: number,
  ): Promise<void> => {
    // a preview loads them with its first mail
    const [{ renderMail }, { toHtml, toText }] = await Promise.all([
      import('./rendered-mail.ts'),
      import('./layout.ts'),
    ]);
    const rendered = await renderMail(config, kind, to, parts);
    const id = crypto.randomUUID();
    const mail: Mail = {
      to: to.email,
      subject: rendered.subject,
      text: toText(rendered),
      html: toHtml(rendered),
      messageId: `<${id}@${new URL(publicUrl).hostname}>`,
    };
    await keep(rows, { id, kind: 'mail', inSeconds }, mail);
  };

  const within = (rows: Writer, recipients: RecipientLimits = anyRecipient): Mailing => {
    const { activationHours, invitationHours, passwordResetMinutes, unlockMinutes, magicLinkMinutes } = config.links;
    const sendAs = async (limit: keyof Mailing, kind: MailKind, to: Recipient, more: () => Promise<Parts>) => {
      const admitted = await recipients.mail(limit, to.email);
      if (!admitted) return;
      await handIn(rows, to, kind, await more(), admitted.inSeconds);
      written.add(mailing);
    };
    const send = (kind: MailKind & keyof Mailing, to: Recipient, more: Parts) =>
      sendAs(kind, kind, to, async () => more);
    const text = async (kind: 'signInText' | 'smsCode', { phoneNumber, language }: PhoneRecipient, code: string) => {
      const admitted = await recipients.text(kind, phoneNumber);
      if (!admitted) return;
      const { renderShortMessage } = await import('./rendered-mail.ts');
      const message = await renderShortMessage(config, language, code, new URL(publicUrl).hostname);
      const id = crypto.randomUUID();
      await keep(rows, { id, kind: 'sms', inSeconds: admitted.inSeconds }, { to: phoneNumber, text: message });
      written.add(mailing);
    };
    /** Queues a mail with a link, which is made once the recipient limits admit the mail. */
    const sendLink = (
      kind: MailKind & keyof Mailing,
      to: Recipient,
      token: LinkToken,
      { route, lasts }: { route: LinkRoute; lasts: Parts['lasts'] },
    ) => sendAs(kind, kind, to, async () => ({ address: link(route, to, await made(token)), ...(lasts && { lasts }) }));
    const link = (route: LinkRoute, to: Recipient, token: string) =>
      addressOf(publicUrl, config, route, { userId: to.id, token });
    const { path } = config.billing;
    const billingRoutes = path === null ? config.routes : { ...config.routes, authenticatedUrl: path };
    const billingPage = addressOf(publicUrl, { ...config, routes: billingRoutes }, 'authenticatedUrl');
    const signIn = { address: addressOf(publicUrl, config, 'loginUrl') };
    const toJoin = (
      kind: 'invitation' | 'invitationAgain',
      invited: InvitationRecipient,
      company: string,
      token: LinkToken,
    ) => {
      const to = { ...invited, name: '', verified: false };
      return sendAs(kind, 'invitation', to, async () => {
        const address = link('acceptInvitationUrl', to, await made(token));
        return { address, lasts: hours(invitationHours), company };
      });
    };
    const lasting = { reset: minutes(passwordResetMinutes), code: minutes(CODE_MINUTES) };
    const mailing: Mailing = {
      activation: (to, token) =>
        sendLink('activation', to, token, { route: 'activateUrl', lasts: hours(activationHours) }),
      passwordReset: (to, token) =>
        sendLink('passwordReset', to, token, { route: 'resetPasswordUrl', lasts: lasting.reset }),
      firstPassword: (to, token) =>
        sendLink('firstPassword', to, token, { route: 'resetPasswordUrl', lasts: lasting.reset }),
      passwordBreached: (to, token) =>
        sendLink('passwordBreached', to, token, { route: 'resetPasswordUrl', lasts: lasting.reset }),
      accountLocked: (to, token) =>
        sendLink('accountLocked', to, token, { route: 'unlockUrl', lasts: minutes(unlockMinutes) }),
      magicLink: (to, token) =>
        sendAs('magicLink', 'magicLink', to, async () => {
          const address = addressOf(publicUrl, config, 'magicLinkCallbackUrl', { token: await made(token) });
          return { address, lasts: minutes(magicLinkMinutes) };
        }),
      signInCode: (to, code) => send('signInCode', to, { code, lasts: lasting.code }),
      signInText: (to, code) => text('signInText', to, code),
      smsCode: (to, code) => text('smsCode', to, code),
      confirmationCode: (to, code) => send('confirmationCode', to, { code, lasts: lasting.code }),
      phoneResetCode: (to, code) =>
        sendAs('phoneResetCode', 'confirmationCode', to, async () => ({ code, lasts: lasting.code })),
      invitation: (to, company, token) => toJoin('invitation', to, company, token),
      invitationAgain: (to, company, token) => toJoin('invitationAgain', to, company, token),
      personJoined: (to, company) => send('personJoined', to, { ...signIn, company }),
      factorAdded: (to) => send('factorAdded', to, signIn),
      factorRemoved: (to) => send('factorRemoved', to, signIn),
      recoveryCodeUsed: (to) => send('recoveryCodeUsed', to, signIn),
      factorsRemoved: (to) => send('factorsRemoved', to, signIn),
      recentWaysRemoved: (to) => send('recentWaysRemoved', to, signIn),
      factorsReset: (to) => send('factorsReset', to, signIn),
      emailChangeFrom: (to, { token, to: email }) =>
        sendAs('emailChangeFrom', 'emailChangeFrom', to, async () => ({
          address: link('emailChangeUrl', to, token),
          lasts: hours(EMAIL_CHANGE_HOURS),
          facts: { email },
        })),
      emailChangeTo: (to, token) =>
        sendLink('emailChangeTo', to, token, { route: 'emailChangeUrl', lasts: hours(EMAIL_CHANGE_HOURS) }),
      emailChangeTaken: (to) => send('emailChangeTaken', to, signIn),
      emailChanged: (to, { token, to: email }) =>
        sendAs('emailChanged', 'emailChanged', to, async () => ({
          address: link('emailChangeUrl', to, token),
          lasts: hours(EMAIL_UNDO_DAYS * 24),
          facts: { email },
        })),
      emailChangeUndone: (to) => send('emailChangeUndone', to, signIn),
      phoneChanged: (to) => send('phoneChanged', to, signIn),
      companyLeft: (to, company) => send('companyLeft', to, { ...signIn, company }),
      dataExported: (to) => send('dataExported', to, signIn),
      deletionRequested: (to, token, facts) =>
        sendAs('deletionRequested', 'deletionRequested', to, async () => ({
          address: link('keepAccountUrl', to, await made(token)),
          facts,
        })),
      deletionCanceled: (to) => send('deletionCanceled', to, signIn),
      accountDeleted: (to) => send('accountDeleted', to, {}),
      billing: (kind, to, company, facts) =>
        sendAs('billing', kind, to, async () => ({ address: billingPage, company, facts })),
      tokenExpiring: (to, company, facts) =>
        sendAs('tokenExpiring', 'tokenExpiring', to, async () => ({ ...signIn, company, facts })),
      passwordChanged: (to) => send('passwordChanged', to, signIn),
      sessionCopied: (to) => send('sessionCopied', to, signIn),
      signUpAttempt: (to) => send('signUpAttempt', to, signIn),
    };
    return mailing;
  };

  return {
    within,
    collect: (mailing) => {
      if (mailing && written.has(mailing)) void outbox.sendDue();
    },
    start: outbox.start,
    stop: outbox.stop,
    sendDue: outbox.sendDue,
  };
};
