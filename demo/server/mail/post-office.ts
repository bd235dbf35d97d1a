import { CODE_MINUTES } from '../../../core/contract/limits.ts';
import type { Clock, Log, Mail, Mailer, ShortMessage, Sms } from '../ports.ts';
import type { Sealer } from '../keys/sealer.ts';
import type { Store, Writer } from '../store/store.ts';
import type { OperatorConfig } from '../vendor/config.ts';
import { addressOf, type LinkRoute } from './address.ts';
import type { writeLetter } from './letter.ts';
import type { Mailing, Post, Recipient } from './mailing.ts';
import type { LetterKind } from './words/words.ts';
import { type Outbox, openOutbox } from './outbox.ts';

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

/** What a letter is about, besides to whom it is. */
type Parts = Parameters<typeof writeLetter>[3];

/** Writes mails into the outbox, and sends what is there. */
export type PostOffice = Post & Pick<Outbox, 'start' | 'stop' | 'sendDue'>;

const minutes = (amount: number) => ({ amount, unit: 'minute' }) as const;

/** The mails of an installation: written in a person's language, kept sealed, sent once the transaction is kept. */
export const openPostOffice = (setting: Setting): PostOffice => {
  const { sealer, clock, config, publicUrl } = setting;
  const outbox = openOutbox(setting);
  /** Where mails were handed in: whoever else is done at the time leaves them to be collected with their own transaction. */
  const written = new WeakSet<Mailing>();

  const keep = async (rows: Writer, id: string, kind: 'mail' | 'sms', message: Mail | ShortMessage): Promise<void> => {
    const now = clock.now().toISOString();
    const payload = { sealed: await sealer.seal(JSON.stringify(message)) };
    await rows.outbox.insert({ id, kind, payload, attempts: 0, dueAt: now, lastError: null, createdAt: now });
  };

  const handIn = async (rows: Writer, to: Recipient, kind: LetterKind, parts: Parts): Promise<void> => {
    // a preview fetches them once somebody is written to
    const [{ writeLetter: write }, { toHtml, toText }] = await Promise.all([
      import('./letter.ts'),
      import('./layout.ts'),
    ]);
    const letter = await write(config, kind, to, parts);
    const id = crypto.randomUUID();
    const mail: Mail = {
      to: to.email,
      subject: letter.subject,
      text: toText(letter),
      html: toHtml(letter),
      messageId: `<${id}@${new URL(publicUrl).hostname}>`,
    };
    await keep(rows, id, 'mail', mail);
  };

  const within = (rows: Writer): Mailing => {
    const { activationHours, invitationHours, passwordResetMinutes, unlockMinutes, magicLinkMinutes } = config.links;
    const send = async (kind: LetterKind, to: Recipient, more: Parts) => {
      await handIn(rows, to, kind, more);
      written.add(mailing);
    };
    const link = (route: LinkRoute, to: Recipient, token: string) =>
      addressOf(publicUrl, config, route, { userId: to.id, token });
    const signIn = { address: addressOf(publicUrl, config, 'loginUrl') };
    const mailing: Mailing = {
      activation: (to, token) => {
        const lasts = { amount: activationHours, unit: 'hour' } as const;
        return send('activation', to, { address: link('activateUrl', to, token), lasts });
      },
      passwordReset: (to, token) => {
        const lasts = minutes(passwordResetMinutes);
        return send('passwordReset', to, { address: link('resetPasswordUrl', to, token), lasts });
      },
      accountLocked: (to, token) =>
        send('accountLocked', to, { address: link('unlockUrl', to, token), lasts: minutes(unlockMinutes) }),
      signInCode: (to, code) => send('signInCode', to, { code, lasts: minutes(CODE_MINUTES) }),
      magicLink: (to, token) => {
        const address = addressOf(publicUrl, config, 'magicLinkCallbackUrl', { token });
        return send('magicLink', to, { address, lasts: minutes(magicLinkMinutes) });
      },
      smsCode: async ({ phoneNumber, language }, code) => {
        const { writeShortMessage } = await import('./letter.ts');
        const text = await writeShortMessage(config, language, code, new URL(publicUrl).hostname);
        await keep(rows, crypto.randomUUID(), 'sms', { to: phoneNumber, text });
        written.add(mailing);
      },
      confirmationCode: (to, code) => send('confirmationCode', to, { code, lasts: minutes(CODE_MINUTES) }),
      factorAdded: (to) => send('factorAdded', to, signIn),
      factorRemoved: (to) => send('factorRemoved', to, signIn),
      recoveryCodeUsed: (to) => send('recoveryCodeUsed', to, signIn),
      factorsRemoved: (to) => send('factorsRemoved', to, signIn),
      recentWaysRemoved: (to) => send('recentWaysRemoved', to, signIn),
      factorsReset: (to) => send('factorsReset', to, signIn),
      invitation: (invited, company, token) => {
        const lasts = { amount: invitationHours, unit: 'hour' } as const;
        const to = { ...invited, name: '', verified: false };
        return send('invitation', to, { address: link('acceptInvitationUrl', to, token), lasts, company });
      },
      personJoined: (to, company) => send('personJoined', to, { ...signIn, company }),
      phoneChanged: (to) => send('phoneChanged', to, signIn),
      passwordBreached: (to, token) => {
        const lasts = minutes(passwordResetMinutes);
        return send('passwordBreached', to, { address: link('resetPasswordUrl', to, token), lasts });
      },
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
