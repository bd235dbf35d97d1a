import { createTransport } from 'nodemailer';
import { isLoopback } from '../http/loopback.ts';
import type { Mailer } from '../ports.ts';

/** Timeout of the SMTP greeting, in milliseconds. Ours. */
const GREETING_MS = 10_000;

/** A mailer over SMTP. */
export interface SmtpMailer extends Mailer {
  /** Verifies connection and sign-in at the mail server, without a mail. Rejects with the reason, or after 10 s. */
  verify(withinMs?: number): Promise<void>;
  close(): void;
}

/** SMTP address with TLS required beyond this machine; set in the address, whose parameters win over options. */
const securedUrl = (url: string): string => {
  if (!URL.canParse(url)) return url;
  const address = new URL(url);
  if (!isLoopback(address.hostname)) address.searchParams.set('requireTLS', 'true');
  return address.href;
};

/**
 * Sends mails by SMTP. `url` is `smtp://` or `smtps://`, with user and password where required. Ours: TLS is required
 * beyond this machine; a server without STARTTLS gets no mail and no password.
 */
export const smtpMailer = (url: string, from: { name: string; address: string }): SmtpMailer => {
  const options = { url: securedUrl(url), connectionTimeout: GREETING_MS, greetingTimeout: GREETING_MS };
  const transport = createTransport({ ...options, socketTimeout: 20_000, pool: true, maxConnections: 5 });
  return {
    send: async ({ to, subject, text, html, messageId }) => {
      // an object, so that nothing in the address is read as a list of addresses
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html, messageId });
    },
    verify: async (withinMs = GREETING_MS) => {
      // a connection of its own, closed however it ends; its own timeouts are longer, so that ours is the one reported
      const patience = { connectionTimeout: 2 * withinMs, greetingTimeout: 2 * withinMs };
      const probe = createTransport({ ...options, ...patience });
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error(`no answer within ${withinMs / 1000} s`)), withinMs);
      });
      await Promise.race([probe.verify(), late]).finally(() => {
        clearTimeout(timer);
        probe.close();
      });
    },
    close: () => transport.close(),
  };
};
