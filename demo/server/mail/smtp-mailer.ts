import { createTransport } from 'nodemailer';
import type { Mailer } from '../ports.ts';

/** Hands mails to a mail server. `url` is `smtp://` or `smtps://` with user and password where it asks for them. */
export const smtpMailer = (url: string, from: { name: string; address: string }): Mailer & { close(): void } => {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 5,
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    send: async ({ to, subject, text, html, messageId }) => {
      // an object, so that nothing in the address is read as a list of addresses
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html, messageId });
    },
    close: () => transport.close(),
  };
};
