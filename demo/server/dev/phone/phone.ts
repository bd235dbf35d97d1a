import type { Clock, Sms } from '../../ports.ts';

/** Message on the phone of development, with the fields of a mail there. */
export interface ReceivedMessage {
  id: string;
  receivedAt: string;
  to: string;
  subject: string;
  text: string;
  links: string[];
  /** Code of six digits in its text. */
  code?: string;
}

/** Phone of development in place of an SMS service: stores every message and delivers none. */
export interface DevelopmentPhone extends Sms {
  /** Lists messages, newest first; those to one number where it is given. */
  list(to?: string): readonly ReceivedMessage[];
}

/** Number of messages shown. */
const KEPT = 500;

/** Opens the phone; its messages are kept in memory alone, as their codes expire soon. */
export const openPhone = (clock: Clock): DevelopmentPhone => {
  const messages: ReceivedMessage[] = [];
  return {
    send: async ({ to, text }) => {
      const code = text.match(/(?<![\d#-])\d{6}(?![\d-])/)?.[0];
      messages.unshift({
        id: crypto.randomUUID(),
        receivedAt: clock.now().toISOString(),
        to,
        subject: '',
        text,
        links: text.match(/https?:\/\/\S+/g) ?? [],
        ...(code && { code }),
      });
      messages.length = Math.min(messages.length, KEPT);
    },
    // a plus in an address is a space
    list: (to) => messages.filter((message) => to === undefined || message.to === `+${to.trim().replace(/^\+/, '')}`),
  };
};
