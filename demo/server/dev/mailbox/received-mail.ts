import PostalMime from 'postal-mime';

/** Mail in the mailbox of development. */
export interface ReceivedMail {
  id: string;
  receivedAt: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Links in its text, in order. */
  links: string[];
  /** Code of six digits in its text. */
  code?: string;
}

const linksIn = (text: string): string[] => [...new Set(text.match(/https?:\/\/[^\s<>"]+/g))];

const codeIn = (text: string): string | undefined =>
  text.replaceAll(/https?:\S+/g, '').match(/(?<![\d-])\d{6}(?![\d-])/)?.[0];

/** Parses a mail received by SMTP; `to` is the recipient of the envelope. */
export const readMail = async (raw: Uint8Array, to: string, receivedAt: Date): Promise<ReceivedMail> => {
  const { from, subject = '', text = '', html } = await PostalMime.parse(raw);
  const code = codeIn(text);
  return {
    id: crypto.randomUUID(),
    receivedAt: receivedAt.toISOString(),
    from: from?.address ?? '',
    to,
    subject,
    text,
    ...(html && { html }),
    links: linksIn(text),
    ...(code && { code }),
  };
};
