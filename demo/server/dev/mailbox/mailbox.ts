import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Clock, Log } from '../../ports.ts';
import { openMailFile } from './mail-file.ts';
import { type ReceivedMail, readMail } from './received-mail.ts';

/** Mailbox of development in place of a mail server: stores every mail and delivers none. */
export interface Mailbox {
  /** SMTP address that it listens on: `smtp://127.0.0.1:49152`. */
  smtpUrl: string;
  /** Lists mails, newest first; those to one address where it is given. */
  list(to?: string): readonly ReceivedMail[];
  get(id: string): ReceivedMail | undefined;
  close(): Promise<void>;
}

const LARGEST_BYTES = 10_000_000;

/** Opens the mailbox on a free loopback port; its mails are kept across restarts in `file`. */
export const openMailbox = async ({ file, clock, log }: { file: string; clock: Clock; log: Log }): Promise<Mailbox> => {
  const kept = await openMailFile(file);
  const mails = kept.mails.toReversed();

  const receive = async (stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<void> => {
    const raw = await buffer(stream);
    for (const { address } of envelope.rcptTo) {
      const mail = await readMail(raw, address, clock.now());
      mails.unshift(mail);
      await kept.add(mail);
    }
  };

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: LARGEST_BYTES,
    onData: callbackify(receive),
  });
  server.on('error', (error) => log.warn({ error: error.message }, 'The mailbox stumbled over a connection'));
  const port = await new Promise<number>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });

  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    list: (to) => mails.filter((mail) => to === undefined || mail.to.toLowerCase() === to.toLowerCase()),
    get: (id) => mails.find((mail) => mail.id === id),
    close: () => new Promise((closed) => server.close(() => closed())),
  };
};
